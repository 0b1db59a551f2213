//! The player's own words: files in the folder `locales` of the data folder that add a language or put other words in the
//! place of built-in ones, without a build.
//!
//! `locales/nl/anything.ftl` adds Dutch, `locales/lb/anything.ftl` changes words of Luxembourgish. Keys and variables are those
//! of the built-in English files. What cannot be used is left out message by message, with the file, the line and the key.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::prelude::warn;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

use super::{Language, catalog};
use crate::saves::{Notice, Notices};

/// The most bytes of a file; the built-in files together have a tenth of it.
const LARGEST: u64 = 1 << 20;
/// The most languages that are added.
const MOST: usize = 100;
/// The most problems that are told one by one; the log has them all.
const MOST_TOLD: usize = 4;

/// What the folder holds.
#[derive(Default)]
pub(super) struct Read {
    /// Languages with the files that can be used, cleaned of what cannot.
    pub languages: Vec<(Language, Vec<String>)>,
    /// What cannot be used.
    pub problems: Vec<Problem>,
}

/// Something in the folder that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    /// The file or folder, below `locales`.
    file: String,
    /// The line, from 1; 0 for the file as a whole.
    line: usize,
    what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    /// The folder's name is no language tag.
    NoLanguage,
    /// The file cannot be read, and why not, in English.
    Unreadable(String),
    /// What starts like this is no message.
    Syntax(String),
    /// The game has no message of that key.
    NoSuchKey(String),
    /// The key was there before, in this file or another of the same language.
    Repeated(String),
    /// The message of that key uses something that it has not.
    Uses(String, String),
}

impl Problem {
    /// What to tell the player.
    fn notice(&self) -> Notice {
        let (key, details) = match &self.what {
            What::NoLanguage => ("error-locale-folder", vec![]),
            What::Unreadable(reason) => ("error-locale-unreadable", vec![("reason", reason.clone())]),
            What::Syntax(key) => ("error-locale-syntax", vec![("key", key.clone())]),
            What::NoSuchKey(key) => ("error-locale-unknown", vec![("key", key.clone())]),
            What::Repeated(key) => ("error-locale-repeated", vec![("key", key.clone())]),
            What::Uses(key, what) => ("error-locale-uses", vec![("key", key.clone()), ("what", what.clone())]),
        };
        let place = [("file", self.file.clone()), ("line", self.line.to_string())];
        Notice::new(key, place.into_iter().chain(details).collect::<Vec<_>>())
    }
}

/// Tells the first problems one by one, and how many more there are.
pub(super) fn tell(problems: Vec<Problem>, notices: &mut Notices) {
    let more = problems.len().saturating_sub(MOST_TOLD);
    for (number, problem) in problems.iter().enumerate() {
        if number < MOST_TOLD {
            notices.push(problem.notice());
        } else {
            warn!("locales/{} line {}: {:?}", problem.file, problem.line, problem.what);
        }
    }
    if more > 0 {
        notices.push(Notice::new("error-locale-more", [("n", more.to_string())]));
    }
}

/// Reads all files of the folder. Without a folder there is nothing to read.
pub(super) fn read(folder: &Path) -> Read {
    let mut read = Read::default();
    let known = known();
    for (name, path) in entries(folder).unwrap_or_default() {
        let problem = |what| Problem { file: name.clone(), line: 0, what };
        if !path.is_dir() {
            continue;
        }
        let Some(language) = Language::from_tag(&name).filter(|_| read.languages.len() < MOST) else {
            read.problems.push(problem(What::NoLanguage));
            continue;
        };
        let files = match entries(&path) {
            Ok(files) => files,
            Err(error) => {
                read.problems.push(problem(What::Unreadable(error.to_string())));
                continue;
            }
        };
        let mut sources = Vec::new();
        let mut seen = BTreeSet::new();
        for (file, path) in files.into_iter().filter(|(file, _)| file.ends_with(".ftl")) {
            let file = format!("{name}/{file}");
            match text(&path) {
                Ok(text) => sources.push(usable(&file, &text, &known, &mut seen, &mut read.problems)),
                Err(reason) => read.problems.push(Problem { file, line: 0, what: What::Unreadable(reason) }),
            }
        }
        // Two spellings of a tag are one language.
        match read.languages.iter_mut().find(|(other, _)| *other == language) {
            Some((_, others)) => others.extend(sources),
            None if sources.is_empty() => {}
            None => read.languages.push((language, sources)),
        }
    }
    read
}

/// What a folder holds, by name, in the order of the names.
fn entries(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut entries: Vec<_> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path())))
        .collect::<io::Result<_>>()?;
    entries.retain(|(name, _)| !name.starts_with('.'));
    entries.sort();
    Ok(entries)
}

/// The text of a file, or why it cannot be read.
fn text(path: &Path) -> Result<String, String> {
    let length = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if length > LARGEST {
        return Err(format!("larger than {LARGEST} bytes"));
    }
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    let text = String::from_utf8(bytes).map_err(|error| error.to_string())?;
    // Editors of other systems begin a file with a mark and end lines with two characters.
    Ok(text.trim_start_matches('\u{feff}').replace("\r\n", "\n"))
}

/// The keys of the game, with the variables that may be used.
fn known() -> BTreeMap<String, BTreeSet<String>> {
    let mut known = BTreeMap::new();
    for source in catalog::sources(Language::En) {
        for entry in parser::parse(source).unwrap_or_else(|(readable, _)| readable).body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                let mut used = BTreeSet::new();
                uses(pattern, &mut used);
                let variables = used.into_iter().filter(|(kind, _)| *kind == Kind::Variable);
                known.insert(message.id.name.to_owned(), variables.map(|(_, name)| name.to_owned()).collect());
            }
        }
    }
    known
}

/// The file without what cannot be used.
fn usable(
    file: &str,
    source: &str,
    known: &BTreeMap<String, BTreeSet<String>>,
    seen: &mut BTreeSet<String>,
    problems: &mut Vec<Problem>,
) -> String {
    let before = problems.len();
    let mut tell = |line, what| problems.push(Problem { file: file.to_owned(), line, what });
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err(partly) => partly,
    };
    for error in errors {
        let broken = error.slice.unwrap_or(error.pos);
        let words = source.get(broken.clone()).unwrap_or_default();
        let at = broken.start + (words.len() - words.trim_start().len());
        let key: String = words.trim_start().chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
        tell(source[..at].matches('\n').count() + 1, What::Syntax(key));
    }
    let mut good = String::new();
    // Where the search for the next message's line goes on.
    let mut reached = 0;
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        let line = line_of(source, key, &mut reached);
        let Some(variables) = known.get(key) else {
            tell(line, What::NoSuchKey(key.to_owned()));
            continue;
        };
        let Some(pattern) = &message.value else {
            tell(line, What::Syntax(key.to_owned()));
            continue;
        };
        let mut used = BTreeSet::new();
        uses(pattern, &mut used);
        let known = |(kind, name): &(Kind, &str)| match kind {
            Kind::Variable => variables.contains(*name),
            Kind::Function => FUNCTIONS.contains(name),
            Kind::Message => false,
        };
        if let Some((_, wrong)) = used.into_iter().find(|used| !known(used)) {
            tell(line, What::Uses(key.to_owned(), wrong.to_owned()));
        } else if !seen.insert(key.to_owned()) {
            tell(line, What::Repeated(key.to_owned()));
        } else {
            let alone = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
            // The serializer breaks lines where a bracket must not begin one.
            if parser::parse(alone.as_str()).is_ok() {
                good.push_str(&alone);
            } else {
                tell(line, What::Syntax(key.to_owned()));
            }
        }
    }
    problems[before..].sort_by_key(|problem| problem.line);
    good
}

/// The line, from 1, of the next message of that key; the parser keeps no places.
fn line_of(source: &str, key: &str, reached: &mut usize) -> usize {
    for (at, line) in source.lines().enumerate().skip(*reached) {
        if line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('=')) {
            *reached = at + 1;
            return at + 1;
        }
    }
    1
}

/// The functions that messages may call.
const FUNCTIONS: [&str; 2] = ["NRULE", "NUMBER"];

/// What a pattern may use. Messages can name others, but here none may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Variable,
    Function,
    Message,
}

/// All that a pattern uses.
fn uses<'a>(pattern: &Pattern<&'a str>, found: &mut BTreeSet<(Kind, &'a str)>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            uses_in(expression, found);
        }
    }
}

fn uses_in<'a>(expression: &Expression<&'a str>, found: &mut BTreeSet<(Kind, &'a str)>) {
    match expression {
        Expression::Inline(inline) => uses_inline(inline, found),
        Expression::Select { selector, variants } => {
            uses_inline(selector, found);
            variants.iter().for_each(|variant| uses(&variant.value, found));
        }
    }
}

fn uses_inline<'a>(inline: &InlineExpression<&'a str>, found: &mut BTreeSet<(Kind, &'a str)>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            found.insert((Kind::Variable, id.name));
        }
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            found.insert((Kind::Message, id.name));
        }
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            found.insert((Kind::Function, id.name));
            positional.iter().for_each(|argument| uses_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => uses_in(expression, found),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;
    use crate::localization::Texts;

    /// What the files say, in a folder of their own; each is a path below `locales` and a text.
    fn with(files: &[(&str, &str)]) -> (Texts, Vec<Problem>) {
        let folder = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let Read { languages, problems } = read(folder.path());
        (Texts::with(languages), problems)
    }

    fn problem(file: &str, line: usize, what: What) -> Problem {
        Problem { file: file.to_owned(), line, what }
    }

    #[test]
    fn a_language_is_added_with_its_own_plurals_and_falls_back_key_by_key() {
        let czech = "\u{feff}common-language = Čeština\r\ncommon-yes = Ano\r\ncommon-points =\r\n    { $n } { $n ->\r\n        \
                     [one] bod\r\n        [few] body\r\n       *[other] bodů\r\n    }\r\n";
        let (texts, problems) = with(&[("cs/words.ftl", czech), ("cs/readme.txt", "x"), ("notes.txt", "x")]);
        assert_eq!(problems, []);
        let language = Language::from_tag("cs").unwrap();
        assert_eq!(texts.languages().last(), Some(language));
        assert_eq!((texts.own_name(language), texts.own_name(Language::Lb)), ("Čeština", "Lëtzebuergesch"));
        let texts = texts.in_language(language);
        assert_eq!([texts.get("common-yes"), texts.get("common-no")], ["Ano", "No"]);
        let points = [1, 3, 5, 12345].map(|n| texts.format("common-points", &args! { "n" => n }));
        assert_eq!(points, ["1 bod", "3\u{a0}body", "5\u{a0}bodů", "12\u{a0}345\u{a0}bodů"]);
    }

    #[test]
    fn words_of_a_built_in_language_are_replaced() {
        let (texts, problems) = with(&[("lb/mine.ftl", "table-say-konter = Konter, Jongen!\n")]);
        assert_eq!(problems, []);
        assert_eq!(texts.languages().count(), Language::ALL.len());
        let texts = texts.in_language(Language::Lb);
        assert_eq!([texts.get("table-say-konter"), texts.get("common-yes")], ["Konter, Jongen!", "Jo"]);
        assert_eq!(texts.in_language(Language::De).get("common-yes"), "Ja");
    }

    #[test]
    fn what_is_wrong_is_told_with_file_line_and_key_and_the_rest_is_used() {
        let text = "# Dutch\ncommon-yes = Ja\ncommon-no = { $n\nno-such-key = Nee\n\ntable-their-turn = { $nam } is aan zet\n\
                    common-ok = { LOUD(\"x\") }\ncommon-back = { common-yes }\ncommon-yes = Jawel\ncommon-close = Sluiten\n";
        let (texts, problems) = with(&[("nl/a.ftl", text)]);
        let at = |line, what| problem("nl/a.ftl", line, what);
        let uses = |key: &str, what: &str| What::Uses(key.to_owned(), what.to_owned());
        assert_eq!(
            problems,
            [
                at(3, What::Syntax("common-no".to_owned())),
                at(4, What::NoSuchKey("no-such-key".to_owned())),
                at(6, uses("table-their-turn", "nam")),
                at(7, uses("common-ok", "LOUD")),
                at(8, uses("common-back", "common-yes")),
                at(9, What::Repeated("common-yes".to_owned())),
            ]
        );
        let texts = texts.in_language(Language::from_tag("nl").unwrap());
        let words = ["common-yes", "common-no", "common-ok", "common-back", "common-close"].map(|key| texts.get(key));
        assert_eq!(words, ["Ja", "No", "OK", "Back", "Sluiten"]);
        assert_eq!(texts.format("table-their-turn", &args! { "name" => "Pol" }), "Pol to play");

        let mut notices = Notices::default();
        tell(problems, &mut notices);
        assert_eq!(notices.iter().len(), MOST_TOLD + 1, "the first ones and how many more");
        for language in Language::ALL {
            let told: Vec<String> = notices.iter().map(|notice| notice.text(&Texts::new(language))).collect();
            assert!(told[0].contains("nl/a.ftl") && told[0].contains('3') && told[0].contains("common-no"), "{told:?}");
            assert!(told[4].contains('2') && told.iter().all(|text| !text.contains('{')), "{told:?}");
        }
    }

    #[test]
    fn files_and_folders_that_cannot_be_read_are_told() {
        let folder = tempfile::tempdir().unwrap();
        for (path, bytes) in [("nl/a.ftl", &b"common-yes = \xff\n"[..]), ("not a language/a.ftl", b"common-yes = x\n")]
        {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        }
        fs::create_dir_all(folder.path().join("fr/a.ftl")).unwrap();
        let found = read(folder.path());
        assert!(found.languages.is_empty());
        let told: Vec<&str> = found.problems.iter().map(|problem| problem.file.as_str()).collect();
        assert_eq!(told, ["fr/a.ftl", "nl/a.ftl", "not a language"]);
        assert_eq!(found.problems[2].what, What::NoLanguage);
        assert!(read(&folder.path().join("gone")).problems.is_empty());
    }

    proptest::proptest! {
        /// Whatever a file holds, it is read or told, and what is used can be shown.
        #[test]
        fn any_file_will_do(text in "(common-(yes|points|no) ?=? ?[ {}$n>*\\[\\]a-zë\"\n-]{0,24}\n?){0,6}") {
            let mut problems = Vec::new();
            let source = usable("x/a.ftl", &text, &known(), &mut BTreeSet::new(), &mut problems);
            proptest::prop_assert!(parser::parse(source.as_str()).is_ok(), "{text:?} gives {source:?}");
            let texts = Texts::with(vec![(Language::Fr, vec![source])]).in_language(Language::Fr);
            let points = texts.format("common-points", &args! { "n" => 3 });
            proptest::prop_assert!(!points.contains('{'), "{points}");
        }
    }
}
