//! What the checks of all exercises share. A check says what it asks and what
//! it expects. This crate asks, compares, and says what went wrong, in words
//! that help the person who wrote the answer.
//!
//! ```
//! use checks::Task;
//!
//! fn double(number: i32) -> i32 {
//!     number + number // what the learner wrote
//! }
//!
//! Task::new("double", |(number,)| double(number))
//!     .mistake("It looks as if 2 was added.", |(number,)| number + 2)
//!     .expect([((1,), 2), ((21,), 42)]);
//! ```

mod call;

mod call_outcome;
pub use call_outcome::Lost;

mod drawing;

mod expected;
pub use expected::{Written, written};

mod input;
pub use input::{Input, Value};

mod limit;

mod message;

pub mod positions;

mod random;
pub use random::{Random, random_board, random_boards, random_squares};

mod reporter;

mod task;
pub use task::Task;

pub use check_report::Failure;

use std::fmt;

use board::{Board, Square};

/// The square with this name, such as `c6`.
pub fn square(name: &str) -> Square {
    name.parse().expect("the check names a square")
}

/// The squares with these names, such as `c6 d6`.
pub fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// The squares of a transcript without passes, such as `f5d6c3`.
pub fn transcript(moves: &str) -> Vec<Square> {
    let names = moves.as_bytes().chunks(2);
    names
        .map(|name| square(str::from_utf8(name).expect("ASCII")))
        .collect()
}

/// A bit for each of these squares, the lowest for a1.
pub fn mask(squares: &[Square]) -> u64 {
    squares
        .iter()
        .fold(0, |mask, square| mask | 1 << square.index())
}

/// The board of this diagram.
pub fn board(diagram: &str) -> Board {
    diagram.parse().expect("the check draws a board")
}

/// A judgment in words, where many answers are right. A message shows them as they are, without quotes.
#[derive(Clone, PartialEq, Eq)]
pub struct Verdict(String);

/// The judgment in these words.
pub fn verdict(words: impl Into<String>) -> Verdict {
    Verdict(words.into())
}

impl fmt::Debug for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// In how many bits these texts are not all the same. So many bits at most tell
/// them apart, however many they have.
pub fn bits_that_differ(texts: &[Vec<u8>]) -> u32 {
    let longest = texts.iter().map(Vec::len).max().unwrap_or(0);
    let bits = |at: usize| {
        let bytes = texts.iter().map(|text| text.get(at).copied().unwrap_or(0));
        let (all, any) = bytes.fold((u8::MAX, 0), |(all, any), byte| (all & byte, any | byte));
        (all ^ any).count_ones()
    };
    (0..longest).map(bits).sum()
}
