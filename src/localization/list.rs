//! A table of all words of the game: a row for each key, a column for each language.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::{parser, serializer};

use super::{Language, catalog};

/// The table as values between tabs, the languages in the order of [`Language::ALL`].
#[must_use]
pub fn tsv() -> String {
    let row = |cells: Vec<&str>| cells.join("\t") + "\n";
    rows().iter().fold(row(head()), |table, (key, words)| table + &row(cells(key, words)))
}

/// Writes the table: as Markdown into a file that ends in `.md`, else as values between tabs.
///
/// # Errors
/// What the system says, with the file's name.
pub fn write(out: &Path) -> io::Result<()> {
    let table = if out.extension().is_some_and(|extension| extension == "md") { markdown() } else { tsv() };
    fs::write(out, table).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", out.display())))
}

fn markdown() -> String {
    let row = |cells: Vec<&str>| format!("| {} |\n", cells.join(" | ").replace('\n', " "));
    let rule = row(vec!["---"; head().len()]);
    rows().iter().fold(row(head()) + &rule, |table, (key, words)| table + &row(cells(key, words)))
}

fn head() -> Vec<&'static str> {
    std::iter::once("").chain(Language::ALL.map(Language::code)).collect()
}

fn cells<'a>(key: &'a str, words: &'a [String]) -> Vec<&'a str> {
    std::iter::once(key).chain(words.iter().map(String::as_str)).collect()
}

/// The words of each key in every language, as they are written in the files but in one line.
fn rows() -> BTreeMap<String, Vec<String>> {
    let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (column, language) in Language::ALL.into_iter().enumerate() {
        for source in catalog::sources(language) {
            let resource = parser::parse(source).unwrap_or_else(|(readable, _)| readable);
            for entry in resource.body {
                let Entry::Message(mut message) = entry else { continue };
                message.comment = None;
                let key = message.id.name.to_owned();
                let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
                let (_, words) = text.split_once('=').unwrap_or_default();
                let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
                let row = rows.entry(key).or_insert_with(|| vec![String::new(); Language::ALL.len()]);
                if let Some(cell) = row.get_mut(column) {
                    *cell = words;
                }
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_its_words_in_every_language() {
        let table = tsv();
        let mut lines = table.lines();
        assert_eq!(lines.next(), Some("\tlb\tde\tfr\ten\tpt"));
        assert!(table.contains("common-yes\tJo\tJa\tOui\tYes\tSim\n"));
        assert!(table.contains("{ $n -> [one] point *[other] points }"));
        for line in lines {
            let cells: Vec<&str> = line.split('\t').collect();
            assert!(cells.len() == 6 && cells.iter().all(|cell| !cell.is_empty()), "{line}");
        }
    }

    #[test]
    fn markdown_is_written_where_the_name_says_so() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("words.md");
        write(&file).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("|  | lb | de |") && text.contains("| common-no | Neen | Nein |"), "{text}");
        write(&folder.path().join("words.tsv")).unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("words.tsv")).unwrap(), tsv());
        let error = write(&folder.path().join("gone/words.md")).unwrap_err();
        assert!(error.to_string().contains("words.md"), "{error}");
    }
}
