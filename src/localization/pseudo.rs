//! A pseudo-language: English with accents and 40 % longer, made from the English files.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use super::{Language, catalog};

/// What no language translates.
const NAMES: [&str; 3] = ["common-title", "cli-window-title", "common-player-names"];

/// The English files in the pseudo-language.
pub(super) fn sources() -> Vec<String> {
    catalog::sources(Language::En).into_iter().map(translated).collect()
}

fn translated(source: &str) -> String {
    let mut resource = parser::parse(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && !NAMES.contains(&message.id.name.as_str())
            && let Some(pattern) = &mut message.value
        {
            translate(pattern);
        }
    }
    serializer::serialize(&resource)
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = lengthened(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| translate(&mut variant.value));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

/// Each word with accents and letters said twice until it is 40 % longer; a single letter, such as that of a card, stays.
fn lengthened(text: &str) -> String {
    let mut longer = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while !rest.is_empty() {
        // What a link leads to is no word.
        if let Some(end) = rest.strip_prefix("](").and_then(|link| link.find(')')) {
            longer.push_str(&rest[..end + 3]);
            rest = &rest[end + 3..];
            continue;
        }
        let letters = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (word, after) = rest.split_at(letters);
        let count = word.chars().count();
        // A little more, for the spaces between the words.
        let mut extra = if count > 1 { (count * 9).div_ceil(20) } else { 0 };
        for (place, letter) in word.chars().enumerate() {
            let letter = if count > 1 { accented(letter) } else { letter };
            longer.push(letter);
            // From the second letter on; what is left over goes to the last one.
            while extra > 0 && place > 0 {
                longer.extend(letter.to_lowercase());
                extra -= 1;
                if place + 1 < count {
                    break;
                }
            }
        }
        let other = after.find(|c: char| c.is_alphabetic() || c == ']').unwrap_or(after.len());
        let other = if other == 0 && word.is_empty() { after.chars().next().map_or(0, char::len_utf8) } else { other };
        longer.push_str(&after[..other]);
        rest = &after[other..];
    }
    longer
}

const fn accented(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'ê',
        'i' => 'ï',
        'n' => 'ñ',
        'o' => 'ö',
        'u' => 'ü',
        's' => 'š',
        'y' => 'ý',
        'A' => 'Å',
        'E' => 'É',
        'N' => 'Ñ',
        'O' => 'Ö',
        'S' => 'Š',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;
    use crate::localization::Texts;

    #[test]
    fn words_are_forty_percent_longer_and_keep_what_is_filled_in() {
        assert_eq!(lengthened("Settings"), "Šêêttttïïñgš");
        assert_eq!(lengthened("A K Q J"), "A K Q J");
        assert_eq!(lengthened("[no](cards) [x] ]("), "[ñöö](cards) [x] ](");
        for text in ["You hold no trump.", "of", "Lay down: we have", "×"] {
            let (before, after) = (text.chars().count(), lengthened(text).chars().count());
            assert!(after * 10 >= before * 14 || !text.contains(char::is_alphabetic), "{text}: {after}");
        }
        let texts = Texts::new(Language::PSEUDO);
        assert_eq!(texts.format("common-points", &args! { "n" => 1 }), "1\u{a0}pööïïññt");
        assert!(texts.get("common-player-names").starts_with("Nicolas, "));
        assert_eq!(texts.get("common-index-queen"), "Q");
    }
}
