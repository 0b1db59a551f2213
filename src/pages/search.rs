//! Finding words whatever their case and accents: "stanner" finds "Stänner", "coeur" finds "cœur".

use std::ops::Range;

/// A text in small letters without accents, and where each of its bytes comes from.
struct Folded {
    text: String,
    /// For each byte of `text`, where the character starts that it comes from; and the length of the original at the end.
    from: Vec<usize>,
}

fn fold(original: &str) -> Folded {
    let mut folded =
        Folded { text: String::with_capacity(original.len()), from: Vec::with_capacity(original.len() + 1) };
    for (at, c) in original.char_indices() {
        // Spaces of any width are spaces; what has no Latin spelling stays as it is.
        let mut itself = [0; 4];
        let plain = match c {
            _ if c.is_whitespace() => " ",
            '♠' | '♥' | '♦' | '♣' => c.encode_utf8(&mut itself),
            _ => deunicode::deunicode_char(c).unwrap_or_else(|| c.encode_utf8(&mut itself)),
        };
        folded.text.extend(plain.chars().flat_map(char::to_lowercase));
        folded.from.resize(folded.text.len(), at);
    }
    folded.from.push(original.len());
    folded
}

/// What is searched for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needle(String);

impl Needle {
    /// What somebody typed. Spaces around it do not count.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        Self(fold(typed.trim()).text)
    }

    /// Whether nothing is searched for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where it stands in a text: ranges of bytes, from left to right, none over another.
    #[must_use]
    pub fn find(&self, text: &str) -> Vec<Range<usize>> {
        if self.is_empty() {
            return Vec::new();
        }
        let folded = fold(text);
        let mut ranges: Vec<Range<usize>> = folded
            .text
            .match_indices(&self.0)
            .map(|(at, found)| {
                let start = folded.from[at];
                // The end of the last character found: the start of the first byte after it that comes from elsewhere.
                let last = folded.from[at + found.len() - 1];
                let end = folded.from[at + found.len()..].iter().copied().find(|from| *from > last);
                start..end.unwrap_or(text.len())
            })
            .collect();
        // A letter that is spelled with several, such as "ﬃ", may be found several times.
        ranges.dedup();
        ranges
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found<'a>(needle: &str, text: &'a str) -> Vec<&'a str> {
        Needle::new(needle).find(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(found("kinnek", "De Schëppe-Kinnek a KINNEK"), ["Kinnek", "KINNEK"]);
        assert_eq!(found("Stanner", "E Stänner ass 20–20."), ["Stänner"]);
        assert_eq!(found("STÄNNER", "De Stanner"), ["Stanner"]);
        assert_eq!(found("coeur", "la dame de cœur"), ["cœur"]);
        assert_eq!(found("d'schep", "D’Schëppen"), ["D’Schëp"]);
        assert_eq!(found("♠d", "d’♠D an d’♥D"), ["♠D"]);
        assert_eq!(found("a b", "a\u{a0}b"), ["a\u{a0}b"]);
        assert_eq!(found("ee", "eeee"), ["ee", "ee"]);
        assert_eq!(found("f", "ﬃ"), ["ﬃ"]);
        assert!(found("", "x").is_empty() && found("  ", "x x").is_empty() && found("y", "x").is_empty());
    }
}
