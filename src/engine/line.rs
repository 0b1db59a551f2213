//! Reads lines of bounded length, so that no input can fill the memory.

use std::io::{self, BufRead};

/// The longest line that is read, in bytes. Far more than any request needs.
const LONGEST: usize = 1 << 20;

/// A line of input without its end.
pub enum Line<'a> {
    /// A text.
    Text(&'a str),
    /// Something that is no text, and why.
    Bad(&'static str),
}

/// Reads the next line into `buffer`; `None` at the end of the input. What is beyond the longest line is skipped.
///
/// # Errors
/// What reading failed with.
pub fn read<'a>(input: &mut impl BufRead, buffer: &'a mut Vec<u8>) -> io::Result<Option<Line<'a>>> {
    buffer.clear();
    let mut too_long = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() {
            if buffer.is_empty() && !too_long {
                return Ok(None);
            }
            break;
        }
        let end = available.iter().position(|byte| *byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        too_long |= buffer.len() + part.len() > LONGEST;
        if !too_long {
            buffer.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(Some(match std::str::from_utf8(buffer) {
        _ if too_long => Line::Bad("the line is longer than 1048576 bytes"),
        Ok(text) => Line::Text(text),
        Err(_) => Line::Bad("the line is not UTF-8"),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<Result<String, &'static str>> {
        let mut input = io::BufReader::with_capacity(7, input);
        let mut buffer = Vec::new();
        let mut lines = Vec::new();
        while let Some(line) = read(&mut input, &mut buffer).unwrap() {
            lines.push(match line {
                Line::Text(text) => Ok(text.to_owned()),
                Line::Bad(why) => Err(why),
            });
        }
        lines
    }

    #[test]
    fn lines_end_at_line_feeds_and_at_the_end() {
        let text = |text: &str| Ok(text.to_owned());
        assert_eq!(lines(b""), []);
        assert_eq!(lines(b"\n"), [text("")]);
        assert_eq!(lines(b"one\n\nthree"), [text("one"), text(""), text("three")]);
        assert_eq!(lines(b"one\ntwo\n"), [text("one"), text("two")]);
    }

    #[test]
    fn bad_lines_do_not_spoil_the_next() {
        let mut input = vec![b'x'; LONGEST + 1];
        input.extend_from_slice(b"\n\xff\xfe\nnext\n");
        input.extend_from_slice(&vec![b'y'; LONGEST]);
        let lines = lines(&input);
        assert!(lines[0].as_ref().is_err_and(|why| why.contains("longer")));
        assert!(lines[1].as_ref().is_err_and(|why| why.contains("UTF-8")));
        assert_eq!(lines[2], Ok("next".to_owned()));
        assert_eq!(lines[3].as_ref().map(String::len), Ok(LONGEST));
        assert_eq!(lines.len(), 4);
    }
}
