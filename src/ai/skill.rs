//! What makes a level: the file `config/ai/levels.ron`, read with errors that name the file, the field and what is allowed.

use std::fmt;

use super::levels::{Kind, Player};

/// How a searching player thinks, as `config/ai/levels.ron` describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Skill {
    /// How likely each card of earlier tricks, and each void shown, is remembered, 0 to 1. The last trick always is.
    pub memory: f32,
    /// How many deals are considered for an announcement or a card, 1 to 2000.
    pub deals: usize,
    /// How many deals are considered for trump, 1 to 2000.
    pub trump_deals: usize,
    /// Whether deals are weighed by what was said and played.
    pub weigh: bool,
    /// Whether the learned network, rather than learned habits and rules, says how others play: when deals are weighed and
    /// when they are played out.
    pub network: bool,
    /// The share of each value that comes from playing out rather than from open hands, by trick, each 0 to 1.
    pub playout: [f32; 6],
    /// How many tricks, beginning with the one under way, are played out by people who see only their own hands before the rest is
    /// solved with open hands, 0 to 6.
    pub ahead: usize,
    /// Whether choices are made by match chance rather than by lines.
    pub by_chance: bool,
    /// How much the rule-based player's opinion counts, in lines for each of its points; breaks ties.
    pub taste: f32,
    /// How much the network's own first thought counts, in lines for each unit of its scores. It has learned from far more games
    /// than can be looked at for one decision.
    pub instinct: f32,
    /// How much values are blurred, in lines.
    pub noise: f32,
    /// How much too much the player likes to lead trumps, in lines.
    pub eagerness: f32,
    /// How much is added to the value of announcing, in lines; below 0 for the timid.
    pub boldness: f32,
}

/// What is wrong with a file of levels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelsError {
    /// The file.
    pub source: String,
    /// The level, if it is one.
    pub level: Option<String>,
    /// The field, if it is one.
    pub field: Option<String>,
    /// What is wrong and what is allowed.
    pub message: String,
}

impl fmt::Display for LevelsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.source)?;
        if let Some(level) = &self.level {
            write!(f, "{level}: ")?;
        }
        if let Some(field) = &self.field {
            write!(f, "{field}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for LevelsError {}

/// The fields of a level that are numbers, with the least and the most allowed.
const NUMBERS: [(&str, f32, f32); 9] = [
    ("memory", 0.0, 1.0),
    ("deals", 1.0, 2000.0),
    ("trump-deals", 1.0, 2000.0),
    ("ahead", 0.0, 6.0),
    ("taste", 0.0, 1.0),
    ("instinct", 0.0, 1.0),
    ("noise", 0.0, 5.0),
    ("eagerness", -2.0, 2.0),
    ("boldness", -2.0, 2.0),
];
/// The fields that are true or false.
const SWITCHES: [&str; 3] = ["weigh", "network", "by-chance"];
/// The field with one share for each trick.
const PLAYOUT: &str = "playout";

/// Reads the levels `names`, in that order, from the text of a file: a map from each name to a map of all fields.
///
/// # Errors
/// The file, level and field, and what is allowed there.
pub fn read_levels(source: &str, text: &str, names: &[&str]) -> Result<Vec<Player>, LevelsError> {
    let fail = |message: String| LevelsError { source: source.to_owned(), level: None, field: None, message };
    let all: ron::Map = ron::from_str(text).map_err(|error| fail(format!("not readable: {error}")))?;
    let mut levels = Vec::with_capacity(names.len());
    for (key, _) in all.iter() {
        if !matches!(key, ron::Value::String(name) if names.contains(&name.as_str())) {
            return Err(fail(format!("{key:?} is no level; levels are {}", names.join(", "))));
        }
    }
    for name in names {
        let fields =
            all.iter().find(|(key, _)| **key == ron::Value::String((*name).to_owned())).map(|(_, value)| value);
        let Some(ron::Value::Map(fields)) = fields else {
            return Err(fail(format!("the level {name} is missing or no map of fields")));
        };
        let skill = read_skill(fields).map_err(|(field, message)| LevelsError {
            source: source.to_owned(),
            level: Some((*name).to_owned()),
            field: Some(field),
            message,
        })?;
        levels.push(Player { name: (*name).to_owned(), kind: Kind::Search(skill) });
    }
    Ok(levels)
}

/// Reads one level; an error is the field and what is wrong with it.
fn read_skill(fields: &ron::Map) -> Result<Skill, (String, String)> {
    let known: Vec<&str> = NUMBERS.iter().map(|(name, ..)| *name).chain(SWITCHES).chain([PLAYOUT]).collect();
    for (key, _) in fields.iter() {
        if !matches!(key, ron::Value::String(name) if known.contains(&name.as_str())) {
            return Err((format!("{key:?}"), format!("there is no such field; fields are {}", known.join(", "))));
        }
    }
    let value =
        |name: &str| fields.iter().find(|(key, _)| **key == ron::Value::String(name.to_owned())).map(|(_, v)| v);
    let share = |value: &ron::Value| match value {
        ron::Value::Number(number) => Some(number.into_f64() as f32),
        _ => None,
    };
    let number = |name: &str| {
        let (_, least, most) = NUMBERS.into_iter().find(|(n, ..)| *n == name).unwrap_or(("", 0.0, 1.0));
        match value(name).and_then(share) {
            Some(number) if (least..=most).contains(&number) => Ok(number),
            Some(number) => Err((name.to_owned(), format!("{number} is not allowed; allowed: {least} to {most}"))),
            None => Err((name.to_owned(), format!("is missing or no number; allowed: {least} to {most}"))),
        }
    };
    let whole = |name: &str| {
        number(name).and_then(|n| {
            if n.fract() == 0.0 { Ok(n as usize) } else { Err((name.to_owned(), format!("{n} is no whole number"))) }
        })
    };
    let switch = |name: &str| match value(name) {
        Some(ron::Value::Bool(on)) => Ok(*on),
        _ => Err((name.to_owned(), "is missing; allowed: true, false".to_owned())),
    };
    let playout = {
        let shares = match value(PLAYOUT) {
            Some(ron::Value::Seq(shares)) => shares.iter().map(share).collect::<Option<Vec<f32>>>(),
            _ => None,
        };
        shares
            .and_then(|shares| <[f32; 6]>::try_from(shares).ok())
            .filter(|shares| shares.iter().all(|share| (0.0..=1.0).contains(share)))
            .ok_or_else(|| {
                (PLAYOUT.to_owned(), "allowed: a list of six shares from 0 to 1, one for each trick".to_owned())
            })
    };
    Ok(Skill {
        memory: number("memory")?,
        deals: whole("deals")?,
        trump_deals: whole("trump-deals")?,
        weigh: switch("weigh")?,
        network: switch("network")?,
        playout: playout?,
        ahead: whole("ahead")?,
        by_chance: switch("by-chance")?,
        taste: number("taste")?,
        instinct: number("instinct")?,
        noise: number("noise")?,
        eagerness: number("eagerness")?,
        boldness: number("boldness")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = r#"{"a": {"memory": 1.0, "deals": 20, "trump-deals": 8, "weigh": true, "by-chance": false,
        "playout": [0.0, 0.5, 1.0, 0, 0, 0], "network": false, "ahead": 1, "taste": 0.01, "instinct": 0, "noise": 0.0, "eagerness": 0.0, "boldness": -0.5}}"#;

    #[test]
    fn a_level_is_read() {
        let levels = read_levels("levels.ron", GOOD, &["a"]).expect("a good file");
        let Kind::Search(skill) = &levels[0].kind else { panic!("levels search") };
        assert_eq!((skill.deals, skill.trump_deals, skill.weigh), (20, 8, true));
        assert_eq!(skill.playout, [0.0, 0.5, 1.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn errors_name_file_level_field_and_what_is_allowed() {
        for (from, to, expected) in [
            ("20", "0", "levels.ron: a: deals: 0 is not allowed; allowed: 1 to 2000"),
            ("20", "2.5", "levels.ron: a: deals: 2.5 is no whole number"),
            ("\"deals\": 20,", "", "levels.ron: a: deals: is missing or no number; allowed: 1 to 2000"),
            ("true", "1", "levels.ron: a: weigh: is missing; allowed: true, false"),
            (
                "0.5, 1.0",
                "0.5, 1.5",
                "levels.ron: a: playout: allowed: a list of six shares from 0 to 1, one for each trick",
            ),
        ] {
            let error = read_levels("levels.ron", &GOOD.replace(from, to), &["a"]).expect_err("a bad file");
            assert_eq!(error.to_string(), expected);
        }
        let error = read_levels("levels.ron", GOOD, &["b"]).expect_err("no such level").to_string();
        assert!(error.contains("levels are b"), "{error}");
    }
}
