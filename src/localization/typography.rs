//! Where a line may end: not between a number and what it counts, and not before a short last word.

/// The space at which no line ends.
const BOUND: char = '\u{a0}';

/// A last word of at most that many characters does not stand on a line by itself.
const SHORT: usize = 5;
/// It is bound only to a word of at most that many, so that the two still fit on a narrow line.
const LONG: usize = 10;
/// A shorter word after a number is no noun: 21 or more, 1 and 2.
const NOUN: usize = 4;
/// Fewer words are a label, which is broken where there is room.
const SENTENCE: usize = 5;

/// The text with the spaces bound at which no line should end.
pub(super) fn bind(text: &str) -> String {
    let mut bound = String::with_capacity(text.len() + 4);
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            bound.push('\n');
        }
        let last = last_space(line);
        let mut before = None;
        for (at, c) in line.char_indices() {
            let after = || line[at + c.len_utf8()..].chars().take_while(|c| c.is_alphabetic()).count() >= NOUN;
            let counts = c == ' ' && before.is_some_and(char::is_numeric) && after();
            bound.push(if counts || last == Some(at) { BOUND } else { c });
            before = Some(c);
        }
    }
    bound
}

/// The space before a short last word.
fn last_space(line: &str) -> Option<usize> {
    let (before, word) = line.rsplit_once(' ')?;
    let previous = before.rsplit(' ').next()?;
    let sentence = line.split(' ').count() >= SENTENCE;
    (sentence && (1..=SHORT).contains(&word.chars().count()) && previous.chars().count() <= LONG)
        .then_some(before.len())
}

/// What stays on one line, one after the other.
pub fn unbroken(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() && c != BOUND).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_with_what_they_count() {
        assert_eq!(bind("Et feelen 3 Kaarten, 1,5 Punkten."), "Et feelen 3\u{a0}Kaarten, 1,5\u{a0}Punkten.");
        assert_eq!(bind("3 + 4 (3 cards), 21 or more"), "3 + 4 (3\u{a0}cards), 21 or\u{a0}more");
    }

    #[test]
    fn a_short_last_word_has_company() {
        assert_eq!(bind("Hannert dem Tromp spillt ee bäi."), "Hannert dem Tromp spillt ee\u{a0}bäi.");
        assert_eq!(bind("One two three four go\nand on"), "One two three four\u{a0}go\nand on");
        let free = ["New game", "All of them are bigger than", "Mat den iwwregen Donneschdespartien un."];
        assert_eq!(free.map(bind), ["New game", "All of them are bigger\u{a0}than", free[2]]);
        assert_eq!(bind("ends with a space "), "ends with a space ");
        assert_eq!(bind(""), "");
    }

    #[test]
    fn what_is_bound_is_one_word() {
        assert_eq!(unbroken("Nach 3\u{a0}Punkten \n do").collect::<Vec<_>>(), ["Nach", "3\u{a0}Punkten", "do"]);
    }
}
