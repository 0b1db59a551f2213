//! How what was learned is kept: the file `config/ai/master.net`.
//!
//! All numbers are little endian. The file begins with the twelve bytes `KonterAMatt1`, then come the three parts: policy, critic and
//! trump table. A network begins with its numbers of inputs, units of both hidden layers, and outputs (each `u16`), the trump table
//! with its number of classes (`u16`). Then come the weights, layer by layer: for each list the step (`f32`), then each
//! weight in steps (`i16`).

use std::fmt;

use super::features::{OPEN_INPUTS, VIEW_INPUTS};
use super::layer::Net;
use super::train::Learned;
use super::trump::TrumpTable;

const HEADER: &[u8; 12] = b"KonterAMatt1";

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin as such a file does.
    Header,
    /// A part has other sizes than this program's.
    Sizes {
        /// What the file says.
        found: Vec<u16>,
        /// What it must be.
        expected: Vec<u16>,
    },
    /// It ends too early.
    Short,
    /// There is something after its end.
    Long,
    /// A number that is none, at this byte.
    Number(usize),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header => write!(f, "it is no file of a learned player: it does not begin with KonterAMatt1"),
            Self::Sizes { found, expected } => {
                write!(f, "a part has the sizes {found:?} and must have {expected:?}: it is another version's")
            }
            Self::Short => write!(f, "it ends too early"),
            Self::Long => write!(f, "it goes on after its end"),
            Self::Number(byte) => write!(f, "the step at byte {byte} is no sound number"),
        }
    }
}

impl std::error::Error for FileError {}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let bytes = self.bytes.get(self.at..self.at + N).and_then(|bytes| bytes.try_into().ok());
        self.at += N;
        bytes.ok_or(FileError::Short)
    }

    fn sizes(&mut self, expected: &[usize]) -> Result<(), FileError> {
        let expected: Vec<u16> = expected.iter().map(|size| *size as u16).collect();
        let found = expected.iter().map(|_| self.take().map(u16::from_le_bytes)).collect::<Result<Vec<_>, _>>()?;
        if found == expected { Ok(()) } else { Err(FileError::Sizes { found, expected }) }
    }

    fn weights(&mut self, into: &mut [f32]) -> Result<(), FileError> {
        let at = self.at;
        let step = f32::from_le_bytes(self.take()?);
        if !step.is_finite() || step < 0.0 {
            return Err(FileError::Number(at));
        }
        for weight in into {
            *weight = step * f32::from(i16::from_le_bytes(self.take()?));
        }
        Ok(())
    }

    fn net<const H: usize, const M: usize, const O: usize>(
        &mut self,
        inputs: usize,
    ) -> Result<Net<H, M, O>, FileError> {
        self.sizes(&[inputs, H, M, O])?;
        let mut net = Net::zero(inputs);
        for part in net.parts_mut() {
            self.weights(part)?;
        }
        Ok(net)
    }
}

/// Reads a file.
///
/// # Errors
/// What is wrong with it.
pub fn read(bytes: &[u8]) -> Result<Learned, FileError> {
    let mut reader = Reader { bytes, at: 0 };
    if reader.take() != Ok(*HEADER) {
        return Err(FileError::Header);
    }
    let policy = reader.net(VIEW_INPUTS)?;
    let critic = reader.net(OPEN_INPUTS)?;
    reader.sizes(&[TrumpTable::classes()])?;
    let mut trump = TrumpTable::zero();
    reader.weights(&mut trump.lines)?;
    if reader.at < bytes.len() { Err(FileError::Long) } else { Ok(Learned { policy, critic, trump }) }
}

fn write_weights(bytes: &mut Vec<u8>, weights: &[f32]) {
    let most = weights.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
    let step = most / f32::from(i16::MAX);
    bytes.extend(step.to_le_bytes());
    for weight in weights {
        let steps = if step > 0.0 { (weight / step).round() as i16 } else { 0 };
        bytes.extend(steps.to_le_bytes());
    }
}

fn write_net<const H: usize, const M: usize, const O: usize>(bytes: &mut Vec<u8>, net: &Net<H, M, O>) {
    for size in [net.first.len(), H, M, O] {
        bytes.extend((size as u16).to_le_bytes());
    }
    net.parts().into_iter().for_each(|part| write_weights(bytes, part));
}

/// The bytes of a file.
#[must_use]
pub fn write(learned: &Learned) -> Vec<u8> {
    let mut bytes = HEADER.to_vec();
    write_net(&mut bytes, &learned.policy);
    write_net(&mut bytes, &learned.critic);
    bytes.extend((learned.trump.lines.len() as u16).to_le_bytes());
    write_weights(&mut bytes, &learned.trump.lines);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::net::built_in;

    #[test]
    fn what_is_written_is_read() {
        let bytes = write(built_in());
        // Steps are read exactly, so nothing changes a second time.
        assert_eq!(&read(&bytes).expect("a good file"), built_in());
        assert!(bytes.len() < 700_000, "{} bytes", bytes.len());
    }

    #[test]
    fn bad_files_are_errors_that_say_what_is_wrong() {
        let good = write(built_in());
        assert_eq!(read(b"KonterAMatt2 and so on"), Err(FileError::Header));
        assert_eq!(read(&[]), Err(FileError::Header));
        assert_eq!(read(&good[..good.len() - 1]), Err(FileError::Short));
        assert_eq!(read(&good[..500]), Err(FileError::Short));
        assert_eq!(read(&[good.as_slice(), &[0]].concat()), Err(FileError::Long));
        let mut other = good.clone();
        other[12] ^= 1;
        let error = read(&other).expect_err("other sizes").to_string();
        assert!(error.contains(&format!("{VIEW_INPUTS}")) && error.contains("must have"), "{error}");
        let mut other = good;
        other[20..24].copy_from_slice(&f32::NAN.to_le_bytes());
        assert_eq!(read(&other), Err(FileError::Number(20)));
    }
}
