//! The library that the checks of all exercises call.
//!
//! A check gives inputs and expected answers. This crate calls the learner's function,
//! compares, and explains a failure in words that help the author of the answer.
//!
//! ```
//! use checks::Task;
//!
//! fn double(number: i32) -> i32 {
//!     number + number // the learner's answer
//! }
//!
//! Task::new("double", |(number,)| double(number))
//!     .mistake("It looks as if 2 was added.", |(number,)| number + 2)
//!     .expect([((1,), 2), ((21,), 42)]);
//! ```

mod call;

mod call_outcome;
pub use call_outcome::CallError;

mod drawing;

mod expected;
pub use expected::{RecordedAnswer, recorded};

mod input;
pub use input::{Input, Value};

mod limit;

mod message;

pub mod positions;

mod random;
pub use random::{Random, random_board, random_boards, random_squares};

#[cfg(feature = "games")]
mod random_game;
#[cfg(feature = "games")]
pub use random_game::random_game;

mod reporter;

mod requested;
pub use requested::{CheckList, run_requested};

mod task;
pub use task::Task;

pub use check_report::Failure;

use std::fmt;

use board::{Board, Square};

/// Returns the square with this name, such as `c6`.
///
/// # Panics
///
/// Panics if no square has this name.
pub fn square(name: &str) -> Square {
    name.parse().expect("the check names a square")
}

/// Returns the squares with these names, such as `c6 d6`.
///
/// # Panics
///
/// Panics if one isn't the name of a square.
pub fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// Returns the squares of a transcript without passes, such as `f5d6c3`.
///
/// # Panics
///
/// Panics if it isn't such a transcript.
pub fn transcript(moves: &str) -> Vec<Square> {
    moves
        .as_bytes()
        .chunks(2)
        .map(|name| square(str::from_utf8(name).expect("ASCII")))
        .collect()
}

/// Returns a bitboard with these squares. Bit 0 is a1.
pub fn mask(squares: &[Square]) -> u64 {
    squares
        .iter()
        .fold(0, |mask, square| mask | 1 << square.index())
}

/// Parses a board.
///
/// # Panics
///
/// Panics if the diagram isn't one of a board.
pub fn board(diagram: &str) -> Board {
    diagram.parse().expect("the check draws a board")
}

/// A judgment in words, for tasks with many right answers. Messages show the words
/// without quotes.
#[derive(Clone, PartialEq, Eq)]
pub struct Verdict(String);

/// Returns the judgment in these words.
pub fn verdict(words: impl Into<String>) -> Verdict {
    Verdict(words.into())
}

impl fmt::Debug for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Counts the bit positions in which not all of these texts are the same. That many bits
/// at most are needed to tell the texts apart. A text that is too short has zeros.
pub fn bits_that_differ(texts: &[Vec<u8>]) -> u32 {
    let longest = texts.iter().map(Vec::len).max().unwrap_or(0);
    let mut count = 0;
    for index in 0..longest {
        let mut in_all = u8::MAX;
        let mut in_any = 0;
        for text in texts {
            let byte = text.get(index).copied().unwrap_or(0);
            in_all &= byte;
            in_any |= byte;
        }
        count += (in_all ^ in_any).count_ones();
    }
    count
}
