//! Numbers as each language writes them (CLDR 48).

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::Language;
use super::language::Tag;

/// The signs that a language puts between the thousands, before the decimals, and before the percent sign.
const fn signs(language: Language) -> (&'static str, &'static str, &'static str) {
    match language {
        Language::Lb | Language::De => (".", ",", "\u{a0}"),
        Language::Fr => ("\u{202f}", ",", "\u{a0}"),
        Language::En => (",", ".", ""),
        Language::Pt => ("\u{a0}", ",", ""),
        // As most of Europe writes.
        Language::Own(_) => ("\u{a0}", ",", "\u{a0}"),
    }
}

/// How many digits a number has from which on its thousands are set apart.
const fn grouped_from(language: Language) -> usize {
    if matches!(language, Language::Pt | Language::Own(_)) { 5 } else { 4 }
}

/// A number with `decimals` digits after the point, at most 15.
#[must_use]
pub fn format(language: Language, value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return "–".to_owned();
    }
    localized(language, &format!("{value:.*}", decimals.min(15)))
}

/// A share from 0 to 1 as a percentage without decimals; what is no number is a dash.
#[must_use]
pub fn percent(language: Language, share: f64) -> String {
    if !share.is_finite() {
        return "–".to_owned();
    }
    let (_, _, space) = signs(language);
    format!("{}{space}%", format(language, share * 100.0, 0))
}

/// A number in a message; its own options say how many decimals it has.
pub(super) fn fluent_number(language: Language, number: &FluentNumber) -> String {
    let mut number = number.clone();
    if let Some(most) = number.options.maximum_fraction_digits {
        let text = format!("{:.*}", most.min(15), number.value);
        number.value = text.parse().unwrap_or(number.value);
    }
    if !number.value.is_finite() {
        return "–".to_owned();
    }
    localized(language, &number.as_string())
}

/// How Fluent writes the numbers of that language.
pub(super) fn formatter(language: Language) -> fn(&FluentValue, &IntlLangMemoizer) -> Option<String> {
    fn write(language: Language, value: &FluentValue) -> Option<String> {
        match value {
            FluentValue::Number(number) => Some(fluent_number(language, number)),
            _ => None,
        }
    }
    match language {
        Language::Lb => |value, _| write(Language::Lb, value),
        Language::De => |value, _| write(Language::De, value),
        Language::Fr => |value, _| write(Language::Fr, value),
        Language::En => |value, _| write(Language::En, value),
        Language::Pt => |value, _| write(Language::Pt, value),
        // They all write them alike.
        Language::Own(_) => |value, _| write(Language::Own(Tag::ANY), value),
    }
}

/// A number from Rust's spelling into the language's.
fn localized(language: Language, plain: &str) -> String {
    let (thousands, decimal, _) = signs(language);
    let (sign, digits) = plain.strip_prefix('-').map_or(("", plain), |digits| ("−", digits));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let mut text = if digits.chars().any(|c| c.is_ascii_digit() && c != '0') { sign } else { "" }.to_owned();
    let grouped = whole.len() >= grouped_from(language);
    for (at, digit) in whole.char_indices() {
        if at > 0 && grouped && (whole.len() - at).is_multiple_of(3) {
            text.push_str(thousands);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push_str(decimal);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_language() {
        let written = |value, decimals| Language::ALL.map(|language| format(language, value, decimals));
        assert_eq!(
            written(1234567.891, 2),
            ["1.234.567,89", "1.234.567,89", "1\u{202f}234\u{202f}567,89", "1,234,567.89", "1\u{a0}234\u{a0}567,89"]
        );
        assert_eq!(written(-1.5, 1), ["−1,5", "−1,5", "−1,5", "−1.5", "−1,5"]);
        assert_eq!(written(-0.04, 1), ["0,0", "0,0", "0,0", "0.0", "0,0"]);
        assert_eq!(written(999.0, 0), ["999"; 5]);
        assert_eq!(written(1234.0, 0), ["1.234", "1.234", "1\u{202f}234", "1,234", "1234"]);
        assert_eq!(written(12345.0, 0), ["12.345", "12.345", "12\u{202f}345", "12,345", "12\u{a0}345"]);
        assert_eq!(Language::ALL.map(|l| percent(l, 0.666)), ["67\u{a0}%", "67\u{a0}%", "67\u{a0}%", "67%", "67%"]);
        assert_eq!(percent(Language::En, f64::NAN), "–");
    }
}
