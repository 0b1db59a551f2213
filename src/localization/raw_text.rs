//! Finds visible text that stands in the code instead of the locale files.

use std::path::Path;

use super::tests::{code, is_key};

/// Files and folders of `src` in which words are not for the player's eyes, and why.
const ELSEWHERE: [(&str, &str); 14] = [
    ("ai", "no window; its reasons are codes"),
    ("audio", "its reasons are for the log"),
    ("cards", "drawings; its reasons are for whoever draws the contact sheet"),
    ("cli/mod.rs", "English for builds without locale files; a test sees that the window's build translates all of it"),
    ("engine", "speaks JSON to programs"),
    ("frames", "measures for developers; its command is not in the help"),
    ("table/backdrop.rs", "names for the graphics card"),
    ("hud/curves.rs", "formulas for the graphics card"),
    ("learn/progress.rs", "reasons of broken files, as in saves"),
    ("localization/n_rule.rs", "the words that the rule is about"),
    ("main.rs", "speaks where the build has no locale files, or the terminal fails"),
    ("rules", "its errors are values; notation is for files"),
    ("saves", "reasons of broken files are in English, in parentheses behind translated words"),
    ("settings/file.rs", "reasons of broken files, too"),
];

/// Literals that look like text and are none, with the file they are in, and why.
const ALLOWED: [(&str, &str, &str); 6] = [
    ("cli/words.rs", "WIDTHxHEIGHT", "what the definition calls a value, looked up to translate it"),
    ("cli/words.rs", "konter-a-matt --help", "to be typed"),
    ("demo/scenes.rs", "match.ron:12:7: Expected `)`", "a reason as RON gives it, for a picture"),
    ("localization/own.rs", "larger than {LARGEST} bytes", "the reason of a broken file"),
    ("play/validation.rs", "announcement of {:?}", "a line of the log that tests read"),
    ("play/validation.rs", "card of {} legal {}", "a line of the log that tests read"),
];

/// Functions, methods and macros whose text nobody sees: names in the program, logs, checks of it.
const UNSEEN: [&str; 20] = [
    "info",
    "warn",
    "error",
    "debug",
    "trace",
    "assert",
    "assert_eq",
    "panic",
    "unreachable",
    "expect",
    "include_str",
    "include_bytes",
    "env",
    "concat",
    "load_texture",
    "Name::new",
    "Id::new",
    "custom",
    "rng",
    "#",
];

/// Functions and methods that draw or speak what they are given as it is.
const DRAWING: [&str; 18] = [
    "Button::new",
    "Button::main",
    "RichText::new",
    "Text::new",
    "why",
    "heading",
    "line",
    "note",
    "text_at",
    "text",
    "label",
    "layout",
    "layout_no_wrap",
    "hint_text",
    "row",
    "append",
    "labeled",
    "selected",
];

/// A string literal in code: what it says, and the functions, from the outermost, that it is an argument of.
struct Literal {
    text: String,
    calls: Vec<String>,
    /// It is an argument of the innermost call itself, not of an operator in it.
    alone: bool,
}

/// The string literals of a source, without those in comments and in what is only compiled for tests.
fn literals(source: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let chars: Vec<char> = source.chars().collect();
    // The open brackets: the call's name before a parenthesis, or nothing; and what belongs to tests.
    let mut open: Vec<(char, String)> = Vec::new();
    let mut test_until: Option<usize> = None;
    let mut awaits_test_item = false;
    let mut path = String::new();
    let mut last = ' ';
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let rest = |text: &str| text.chars().enumerate().all(|(i, c)| chars.get(at + i) == Some(&c));
        if rest("//") {
            at += chars[at..].iter().position(|c| *c == '\n').unwrap_or(chars.len() - at);
            continue;
        }
        if rest("#[cfg(test)]") || rest("#[test]") {
            awaits_test_item = true;
        }
        if c == '"' || c == 'r' && (rest("r\"") || rest("r#\"")) {
            let raw = c == 'r';
            let hashes = if raw { chars[at + 1..].iter().take_while(|c| **c == '#').count() } else { 0 };
            let start = at + usize::from(raw) + hashes + 1;
            let mut end = start;
            while chars.get(end).is_some_and(|c| *c != '"' || !chars[end + 1..].iter().take(hashes).all(|c| *c == '#'))
            {
                end += if chars[end] == '\\' && !raw { 2 } else { 1 };
            }
            let alone =
                matches!(last, '(' | ',') && chars[end.min(chars.len())..].get(1).is_none_or(|c| ",)".contains(*c));
            let calls = open.iter().map(|(_, call)| call.clone()).filter(|call| !call.is_empty()).collect();
            if test_until.is_none() && !awaits_test_item {
                found.push(Literal { text: chars[start..end.min(chars.len())].iter().collect(), calls, alone });
            }
            at = end + 1 + hashes;
            last = '"';
            path.clear();
            continue;
        }
        // A character, not a lifetime.
        if c == '\'' && (chars.get(at + 1) == Some(&'\\') || chars.get(at + 2) == Some(&'\'')) {
            at += 2;
            while chars.get(at).is_some_and(|c| *c != '\'') {
                at += 1;
            }
        } else if c.is_alphanumeric() || c == '_' || c == ':' || c == '!' {
            if !(last.is_alphanumeric() || matches!(last, '_' | ':' | '!')) {
                path.clear();
            }
            path.push(c);
        } else if matches!(c, '(' | '[' | '{') {
            if awaits_test_item && c == '{' {
                test_until.get_or_insert(open.len());
                awaits_test_item = false;
            }
            let call = match c {
                '(' => path.replace('!', ""),
                // An attribute.
                '[' if last == '#' => "#".to_owned(),
                _ => String::new(),
            };
            open.push((c, call));
            path.clear();
        } else if matches!(c, ')' | ']' | '}') {
            open.pop();
            if test_until.is_some_and(|depth| open.len() <= depth) {
                test_until = None;
            }
            path.clear();
        } else if c == ';' {
            awaits_test_item = false;
        }
        if !c.is_whitespace() {
            last = chars.get(at).copied().unwrap_or(' ');
        } else if !matches!(last, '(' | ',') {
            last = ' ';
        }
        at += 1;
    }
    found
}

fn named(call: &str, names: &[&str]) -> bool {
    names.iter().any(|name| call == *name || call.ends_with(&format!("::{name}")))
}

/// Whether a literal is text: drawn as it is, or more than one word, or written like a word of a sentence.
fn is_text(literal: &Literal) -> bool {
    let (mut depth, mut words) = (0_u32, String::new());
    for c in literal.text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => words.push(c),
            _ => {}
        }
    }
    let code = literal.text.contains(['<', '_', '\\', '=', '/']) || is_key(&literal.text);
    // Cards in the notation, such as SQ HT.
    let card = |word: &str| word.len() == 2 && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    let code = code || literal.text.split(' ').all(card);
    if code || literal.calls.iter().any(|call| named(call, &UNSEEN)) {
        return false;
    }
    let letters: Vec<char> = words.chars().collect();
    let drawn = literal.alone && literal.calls.last().is_some_and(|call| named(call, &DRAWING));
    // A single letter is what stands on a key.
    let word = letters.iter().filter(|c| c.is_alphabetic()).count() > 1;
    let sentence = words.split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count() > 1;
    let capital = letters.windows(2).any(|pair| pair[0].is_uppercase() && pair[1].is_lowercase());
    let foreign = letters.iter().any(|c| c.is_alphabetic() && !c.is_ascii());
    drawn && word || sentence || capital || foreign
}

/// The visible text in a file's code.
fn raw_text(source: &str) -> Vec<String> {
    let mut found: Vec<String> = literals(source).into_iter().filter(is_text).map(|literal| literal.text).collect();
    found.sort();
    found.dedup();
    found
}

#[test]
fn visible_text_is_in_the_locale_files() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut allowed = Vec::new();
    for (path, source) in code() {
        let file = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
        let elsewhere = ELSEWHERE.iter().any(|(place, _)| file == *place || file.starts_with(&format!("{place}/")));
        let for_tests = ["tests.rs", "testing.rs", "raw_text.rs"].iter().any(|name| file.ends_with(name));
        if elsewhere || for_tests {
            continue;
        }
        for text in raw_text(&source) {
            match ALLOWED.iter().position(|(place, known, _)| *place == file && *known == text) {
                Some(place) => allowed.push(place),
                None => found.push(format!("{file}: {text:?}")),
            }
        }
    }
    assert!(found.is_empty(), "text that belongs into assets/locales: {found:#?}");
    let unused: Vec<_> = (0..ALLOWED.len()).filter(|place| !allowed.contains(place)).map(|p| ALLOWED[p]).collect();
    assert!(unused.is_empty(), "no longer in the code: {unused:?}");
}

#[test]
fn text_in_the_code_is_found() {
    let shown = |code: &str| raw_text(&format!("fn f<'a>() {{ let c = '\"'; {code} }} // \"A comment\""));
    assert_eq!(shown("ui.label(\"Hello\");"), ["Hello"]);
    assert_eq!(shown("ui.label(\"hello\");"), ["hello"]);
    assert_eq!(shown("egui::Button::new(\"ok\").show(ui)"), ["ok"]);
    assert_eq!(shown("let words = \"your turn\";"), ["your turn"]);
    assert_eq!(shown("let words = format!(\"{n} Punkten\");"), ["{n} Punkten"]);
    assert_eq!(shown("heading(ui, theme, \"Wäert\")"), ["Wäert"]);
    assert_eq!(shown("#[test] fn t() { ui.label(\"Hello\"); } ui.label(\"Bye\")"), ["Bye"]);
    for hidden in [
        "#[allow(x, reason = \"a long reason\")] let a = 1;",
        "info!(\"the match is over\");",
        "texts.get(\"common-ok\")",
        "Id::new(\"settings tab\")",
        "let id = \"scoreboard\";",
        "#[cfg(test)] mod tests { fn t() { if a { ui.label(\"Hello\"); } } }",
        "format!(\"{name}: {n}\")",
        "Button::new(words).key(\"K\")",
    ] {
        assert_eq!(shown(hidden), Vec::<String>::new(), "{hidden}");
    }
}
