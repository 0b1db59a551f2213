//! What must hold for the words of every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use skrifa::MetadataProvider;

use super::catalog::{FILE_NAMES, sources};
use super::{Args, Language, Texts, n_rule};
use crate::rules::{Card, Rank, Seat, Suit};

/// Stands for a variable in the texts of a [`Message`].
const VARIABLE: char = '\u{fffc}';

/// One message as the checks need it.
#[derive(Default)]
struct Message {
    /// Names of its variables.
    variables: BTreeSet<String>,
    /// Everything it may say, one text for each choice of variants.
    texts: Vec<String>,
}

/// The messages of a language by key.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (file, source) in FILE_NAMES.iter().zip(sources(language)) {
        let place = format!("{}/{file}.ftl", language.code());
        let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name.to_owned();
                    assert!(key.starts_with(&format!("{file}-")), "{place}: {key} belongs to another file");
                    assert!(message.attributes.is_empty(), "{place}: {key} has attributes, which nothing shows");
                    let mut found = Message::default();
                    found.texts = expand(&message.value.expect("a value"), &mut found.variables);
                    assert!(messages.insert(key.clone(), found).is_none(), "{place}: {key} is there twice");
                }
                Entry::Term(term) => panic!("{place}: -{} is a term, which these checks do not follow", term.id.name),
                Entry::Junk { content } => panic!("{place}: cannot be read: {content}"),
                _ => {}
            }
        }
    }
    messages
}

/// Everything that a pattern may say.
fn expand(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let endings = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![said(inline, variables)],
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                said(selector, variables);
                let keys: Vec<&str> = variants
                    .iter()
                    .map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name,
                        VariantKey::NumberLiteral { value } => value,
                    })
                    .collect();
                assert!(keys.last() == Some(&"other") || variants.last().is_some_and(|v| v.default), "{keys:?}");
                variants.iter().flat_map(|variant| expand(&variant.value, variables)).collect()
            }
        };
        texts = texts.iter().flat_map(|text| endings.iter().map(move |ending| format!("{text}{ending}"))).collect();
    }
    texts
}

/// What an expression says: its literal text, or [`VARIABLE`].
fn said(expression: &InlineExpression<&str>, variables: &mut BTreeSet<String>) -> String {
    match expression {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => (*value).to_owned(),
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
            VARIABLE.to_string()
        }
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            assert!(matches!(id.name, "NRULE" | "NUMBER"), "there is no function {}", id.name);
            for argument in positional {
                said(argument, variables);
            }
            VARIABLE.to_string()
        }
        InlineExpression::Placeable { expression } => match expression.as_ref() {
            Expression::Inline(inline) => said(inline, variables),
            Expression::Select { .. } => panic!("a choice within a placeable"),
        },
        other => panic!("{other:?} is not used here"),
    }
}

/// The messages of every language.
fn all() -> [(Language, BTreeMap<String, Message>); Language::ALL.len()] {
    Language::ALL.map(|language| (language, messages(language)))
}

#[test]
fn every_language_has_the_same_keys_and_variables() {
    let english = messages(Language::En);
    for (language, messages) in all() {
        let code = language.code();
        let missing: Vec<&String> = english.keys().filter(|key| !messages.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{code} lacks {missing:?}");
        for (key, message) in &messages {
            let reference = english.get(key).unwrap_or_else(|| panic!("{code}: {key} is not in English"));
            assert_eq!(message.variables, reference.variables, "{code}: {key}");
        }
    }
}

#[test]
fn nothing_is_empty_or_untidy() {
    for (language, messages) in all() {
        for (key, message) in messages {
            for text in message.texts {
                let place = format!("{}: {key}: {text:?}", language.code());
                assert!(!text.trim().is_empty(), "{place}");
                assert!(!text.contains("  ") && text.trim() == text, "{place} has stray spaces");
                assert!(!text.contains(['\'', '"', '\t']) && !text.contains("..."), "{place} needs ’ „“ or …");
                if language == Language::Fr {
                    let glued =
                        text.contains([' ']) && [" :", " ;", " !", " ?", " »", "« "].iter().any(|p| text.contains(p));
                    assert!(!glued, "{place} needs no-break spaces");
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let same = include_str!("same-as-english.txt");
    let listed: BTreeSet<&str> = same.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let english = messages(Language::En);
    let mut found = BTreeSet::new();
    for (language, messages) in all() {
        if language == Language::En {
            continue;
        }
        for (key, message) in messages {
            if message.texts == english[&key].texts
                && message.texts.iter().any(|text| text.contains(char::is_alphabetic))
            {
                found.insert(format!("{} {key}", language.code()));
            }
        }
    }
    let found: BTreeSet<&str> = found.iter().map(String::as_str).collect();
    let new: Vec<_> = found.difference(&listed).collect();
    assert!(new.is_empty(), "these are in English; translate them or list them in same-as-english.txt: {new:#?}");
    let old: Vec<_> = listed.difference(&found).collect();
    assert!(old.is_empty(), "these no longer are as in English; take them from same-as-english.txt: {old:#?}");
}

#[test]
fn the_fonts_have_every_character() {
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/fonts");
    let read = |name: &str| std::fs::read(fonts.join(name)).unwrap();
    let fallback = read("DejaVuSansMono.ttf");
    let fallback = skrifa::FontRef::new(&fallback).unwrap();
    let mut needed: BTreeSet<char> = "♠♥♦♣×…–—−’‘‚„“”«»·•→←↑↓\u{a0}\u{202f}ĿÄÖÜËÉÈẞŒÇœß".chars().collect();
    for (_, messages) in all() {
        needed.extend(
            messages.into_values().flat_map(|message| message.texts).flat_map(|t| t.chars().collect::<Vec<_>>()),
        );
    }
    needed.remove(&VARIABLE);
    needed.remove(&'\n');
    for name in ["Regular", "Semibold", "Bold", "Italic"] {
        let data = read(&format!("LibertinusSerif-{name}.otf"));
        let font = skrifa::FontRef::new(&data).unwrap();
        let has = |font: &skrifa::FontRef, c: char| font.charmap().map(c).is_some_and(|glyph| glyph.to_u32() != 0);
        let missing: Vec<char> = needed.iter().copied().filter(|c| !has(&font, *c) && !has(&fallback, *c)).collect();
        assert!(missing.is_empty(), "{name} and the fallback lack {missing:?}");
        let letters: Vec<char> = needed.iter().copied().filter(|c| c.is_alphabetic() && !has(&font, *c)).collect();
        assert!(letters.is_empty(), "{name} lacks the letters {letters:?}");
    }
}

/// Words that may be mistaken for a form without its n, since they end in a weak e of their own.
const OWN_E: [&str; 9] = ["annonce", "partie", "revanche", "elo", "e-mail", "heinsdo", "engine", "fichiere", "arcade"];

/// Function words as they are written without their n.
const SHORT: [&str; 19] = [
    "u", "vu", "viru", "de", "kee", "dee", "hie", "wie", "wa", "ka", "scho", "geschwë", "hu", "gi", "gesi", "a", "dra",
    "dru", "dovu",
];

/// The places of a Luxembourgish text where the n-rule is not kept.
fn n_rule_slips(text: &str) -> Vec<String> {
    let mut slips = Vec::new();
    for (at, _) in text.char_indices().filter(|(_, c)| *c == ' ') {
        let before = &text[..at];
        let word: String = {
            let mut letters: Vec<char> = before.chars().rev().take_while(|c| c.is_alphabetic() || *c == '-').collect();
            letters.reverse();
            letters.into_iter().collect()
        };
        let after = &text[at + 1..];
        let word = word.rsplit('-').next().unwrap_or_default();
        if word.is_empty() {
            continue;
        }
        let shown: String = after.chars().take(12).collect();
        if n_rule::is_mobile(word) && after.starts_with(VARIABLE) {
            slips.push(format!("“{word}” stands before a variable: use NRULE or turn the sentence"));
        } else if n_rule::apply(word, after) != word {
            slips.push(format!("“{word} {shown}…” should be “{}”", n_rule::apply(word, after)));
        }
        let lower = word.to_lowercase();
        // A lone capital A is the letter on an ace.
        let letter = word == "A" && after.starts_with(char::is_uppercase);
        let short = SHORT.contains(&lower.as_str())
            || (lower.ends_with(['e', 'ë']) && lower.chars().count() > 3 && !OWN_E.contains(&lower.as_str()));
        if short && !letter && n_rule::keeps_n(after) && !after.starts_with(VARIABLE) {
            slips.push(format!("“{word} {shown}…” should keep its n"));
        }
    }
    slips
}

#[test]
fn luxembourgish_keeps_the_n_rule() {
    let mut slips = Vec::new();
    for (key, message) in messages(Language::Lb) {
        for text in message.texts {
            slips.extend(n_rule_slips(&text).into_iter().map(|slip| format!("{key}: {slip}")));
        }
    }
    assert!(slips.is_empty(), "{slips:#?}");
}

/// `NRULE` gives its word and what follows it; what follows must not be said once more.
#[test]
fn nothing_is_said_twice_after_the_n_rule() {
    for source in sources(Language::Lb) {
        for call in source.split("NRULE(").skip(1) {
            let Some((argument, after)) = call.split_once(") }") else { panic!("{call}") };
            let Some((_, following)) = argument.split_once(", ") else { panic!("{argument}") };
            assert!(!after.trim_start().starts_with(&format!("{{ {following} }}")), "NRULE({argument}){after}");
        }
    }
}

#[test]
fn the_n_rule_check_finds_slips() {
    assert_eq!(n_rule_slips("De Bauer an d’Damm, wann s’ all do sinn.").len(), 1);
    assert_eq!(n_rule_slips("den Bauer").len(), 1);
    assert_eq!(n_rule_slips("2 Linne aus").len(), 1);
    assert_eq!(n_rule_slips("de Ausdeeler").len(), 1);
    assert_eq!(n_rule_slips("vun \u{fffc}").len(), 1);
    assert_eq!(n_rule_slips("2 Linnen aus, 3 Linne bäi; vun 8 Spiller, e Streech").len(), 0);
}

/// All Rust files of the game.
pub(super) fn code() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                walk(&entry, found);
            } else if entry.extension().is_some_and(|extension| extension == "rs") {
                let text = std::fs::read_to_string(&entry).unwrap();
                found.push((entry, text));
            }
        }
    }
    let mut found = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

/// The string literals of the code that look like keys.
fn keys_in(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').filter(|literal| is_key(literal))
}

/// Whether a literal looks like a key, or the format that one is put together with.
pub(super) fn is_key(literal: &str) -> bool {
    let (file, rest) = literal.split_once('-').unwrap_or_default();
    FILE_NAMES.contains(&file)
        && !rest.is_empty()
        && rest.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-{}_".contains(c))
}

#[test]
fn every_key_in_the_code_exists() {
    let english = messages(Language::En);
    for (path, text) in code() {
        for key in keys_in(&text) {
            // A key that is put together with format! must at least begin like one.
            let known = match key.split_once('{') {
                Some((start, _)) => english.keys().any(|known| known.starts_with(start)),
                None => english.contains_key(key),
            };
            assert!(known, "{}: there is no message {key}", path.display());
        }
    }
}

#[test]
fn no_message_is_unused() {
    let code: String = code().into_iter().map(|(_, text)| text).collect();
    let used: BTreeSet<&str> = keys_in(&code).collect();
    let starts: Vec<&str> = used.iter().filter_map(|key| key.split_once('{').map(|(start, _)| start)).collect();
    fn rule(key: &str) -> Option<&str> {
        key.strip_prefix("menu-")?.strip_prefix("rule-")
    }
    let unused: Vec<String> = messages(Language::En)
        .into_keys()
        .filter(|key| !used.contains(key.as_str()) && !starts.iter().any(|start| key.starts_with(start)))
        // A rule's key is put together with the names of its values.
        .filter(|key| {
            !rule(key).is_some_and(|key| used.iter().filter_map(|used| rule(used)).any(|rule| key.starts_with(rule)))
        })
        .collect();
    assert!(unused.is_empty(), "nothing shows these: {unused:#?}");
}

#[test]
fn words_switch_with_the_language() {
    let mut texts = Texts::new(Language::Lb);
    assert_eq!(texts.get("table-your-turn"), "Du bass drun");
    texts.set_language(Language::Fr);
    assert_eq!(texts.get("table-your-turn"), "À vous de jouer");
    assert_eq!(texts.in_language(Language::De).get("table-your-turn"), "Du bist dran");
    assert_eq!(texts.language(), Language::Fr);
}

#[test]
fn variables_plurals_and_numbers() {
    let say = |language, key, args: Args| Texts::new(language).format(key, &args);
    assert_eq!(
        Language::ALL.map(|l| say(l, "common-points", args! { "n" => 0 })),
        ["0\u{a0}Punkten", "0\u{a0}Punkte", "0\u{a0}point", "0\u{a0}points", "0\u{a0}pontos"]
    );
    assert_eq!(
        Language::ALL.map(|l| say(l, "common-points", args! { "n" => 1 })),
        ["1\u{a0}Punkt", "1\u{a0}Punkt", "1\u{a0}point", "1\u{a0}point", "1\u{a0}ponto"]
    );
    assert_eq!(
        Language::ALL.map(|l| say(l, "common-points", args! { "n" => 1234 })),
        [
            "1.234\u{a0}Punkten",
            "1.234\u{a0}Punkte",
            "1\u{202f}234\u{a0}points",
            "1,234\u{a0}points",
            "1234\u{a0}pontos"
        ]
    );
    assert_eq!(say(Language::Lb, "table-say-claim", args! { "points" => 23 }), "Mir hunn 23!");
    assert_eq!(say(Language::Lb, "table-say-claim", args! { "points" => 24 }), "Mir hu 24!");
    assert_eq!(say(Language::En, "table-their-turn", args! {}), "{$name} to play");
}

#[test]
fn what_is_missing_is_its_key() {
    let texts = Texts::new(Language::Lb);
    assert_eq!(texts.get("no-such-key"), "no-such-key");
    assert_eq!(texts.format("no-such-key", &args! {}), "no-such-key");
}

#[test]
fn the_things_of_the_game_have_names() {
    let texts = Texts::new(Language::Lb);
    let matt = Card::MATT;
    assert_eq!(
        (texts.card(matt), texts.the_card(matt), texts.short_card(matt)),
        ("Schëppen-Damm", "d’Schëppen-Damm", "♠D".into())
    );
    let king = Card::new(Suit::Diamonds, Rank::King);
    assert_eq!((texts.card(king), texts.the_card(king)), ("Raute-Kinnek", "de Raute-Kinnek"));
    assert_eq!(texts.in_language(Language::Fr).short_card(king), "♦R");
    for language in Language::ALL {
        let texts = Texts::new(language);
        let words = Card::all()
            .flat_map(|card| [texts.card(card), texts.the_card(card)])
            .chain(Suit::ALL.map(|suit| texts.suit(suit)))
            .chain(Rank::ALL.map(|rank| texts.rank(rank)))
            .chain(Seat::ALL.map(|seat| texts.seat(seat)));
        let words: BTreeSet<&str> = words.collect();
        assert!(words.iter().all(|word| !word.contains("common-")), "{words:?}");
        assert_eq!(Rank::ALL.map(|rank| texts.index_letter(rank)).iter().collect::<BTreeSet<_>>().len(), 6);
        assert!(texts.player_names().count() >= 3);
        assert_eq!(texts.level("some-mod"), "some-mod");
    }
}
