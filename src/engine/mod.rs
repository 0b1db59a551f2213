//! The line protocol for bots, researchers and tests: one JSON object a line in, one a line out, as chess engines have UCI.
//!
//! Every request names its command in `cmd` and may carry an `id`, which the answer repeats. What cannot be answered gives
//! `{"error": …}` naming the field, and the engine goes on.

pub mod arena;
mod choose;
mod deal;
mod legal;
mod levels;
mod line;
mod play;
mod request;
mod score;
mod solve;
mod trick;
mod version;

use std::io::{self, BufRead, Write};

use serde::Serialize;
use serde_json::value::RawValue;

use crate::ai::solver::Solver;
use line::Line;
use request::{Fault, Object};

/// The protocol that this engine speaks.
pub const PROTOCOL: u32 = 1;

/// The answer to a request, on one line.
#[derive(Serialize)]
struct Reply<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a RawValue>,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Version(version::Answer),
    Legal(legal::Answer),
    Trick(trick::Answer),
    Score(score::Answer),
    Play(play::Answer),
    Deal(deal::Answer),
    Levels(levels::Answer),
    Choose(choose::Answer),
    Solve(solve::Answer),
    Error { error: String },
}

/// Answers requests one after the other.
#[derive(Default)]
pub struct Engine {
    /// Made for the first position to solve, for it takes some memory.
    solver: Option<Solver>,
}

impl Engine {
    /// Answers every line of `input` on `output` until the input ends, each answer flushed.
    ///
    /// # Errors
    /// What reading or writing failed with.
    pub fn run(&mut self, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
        let mut buffer = Vec::new();
        let mut reply = Vec::new();
        while let Some(line) = line::read(&mut input, &mut buffer)? {
            reply.clear();
            match line {
                Line::Text(text) => self.write_reply(text, &mut reply)?,
                Line::Bad(why) => write(&mut reply, None, Answer::Error { error: why.to_owned() })?,
            }
            output.write_all(&reply)?;
            output.flush()?;
        }
        Ok(())
    }

    fn write_reply(&mut self, text: &str, reply: &mut Vec<u8>) -> io::Result<()> {
        let request = match Object::of_line(text) {
            Ok(request) => request,
            Err(fault) => return write(reply, None, Answer::Error { error: fault.to_string() }),
        };
        let answer = self.dispatch(&request).unwrap_or_else(|fault| Answer::Error { error: fault.to_string() });
        write(reply, request.raw("id"), answer)
    }

    fn dispatch(&mut self, request: &Object) -> Result<Answer, Fault> {
        Ok(match request.required("cmd", request::text)?.as_ref() {
            "version" => Answer::Version(version::answer()),
            "legal" => Answer::Legal(legal::answer(request)?),
            "trick" => Answer::Trick(trick::answer(request)?),
            "score" => Answer::Score(score::answer(request)?),
            "play" => Answer::Play(play::answer(request)?),
            "deal" => Answer::Deal(deal::answer(request)?),
            "levels" => Answer::Levels(levels::answer()),
            "choose" => Answer::Choose(choose::answer(request)?),
            "solve" => Answer::Solve(solve::answer(request, self.solver.get_or_insert_with(Solver::new))?),
            unknown => return Err(request::unknown_command(unknown)),
        })
    }
}

fn write(reply: &mut Vec<u8>, id: Option<&RawValue>, answer: Answer) -> io::Result<()> {
    serde_json::to_writer(&mut *reply, &Reply { id, answer })?;
    reply.push(b'\n');
    Ok(())
}
