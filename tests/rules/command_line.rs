//! The program itself, started as a bot or a person would.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_konter-a-matt"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn the_engine_answers_until_its_input_ends() {
    let output = run(&["engine"], "{\"cmd\":\"version\",\"id\":1}\nnonsense\n{\"cmd\":\"version\",\"id\":2}");
    assert_eq!(output.status.code(), Some(0));
    let answers = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 3);
    assert!(answers[0].contains("\"id\":1") && answers[1].contains("error") && answers[2].contains("\"id\":2"));
    assert!(output.stderr.is_empty());
}

#[test]
fn what_cannot_be_followed_ends_with_two_and_a_message() {
    for arguments in [&["--no-such-option"][..], &["engine", "--loud"], &["nonsense"]] {
        let output = run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.contains(arguments.last().unwrap()), "{message}");
    }
}

#[test]
#[cfg(not(feature = "gui"))]
fn without_a_window_it_says_so() {
    let output = run(&[], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("has no window"));
}
