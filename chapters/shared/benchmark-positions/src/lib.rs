//! Benchmark positions for the searches of *Othellier*, and the rows of the
//! tables in which the chapters compare them.

use std::ops::RangeInclusive;

use board::{Cell, Square};
use end_of_game::Position;
use game_formats::parse_obf;
use whole_games::{Ply, Replay, parse_transcript};

mod evaluation_row;
pub use evaluation_row::evaluation_row;

mod row;
pub use row::{Row, processor_time};

mod yardstick;
pub use yardstick::{against_yardstick, yardstick};

/// Returns the sixty positions of the tables: those of [`middle_game`] with 44,
/// 36 and 28 empty squares.
pub fn sixty_positions() -> Vec<Position> {
    [44, 36, 28].map(middle_game).concat()
}

/// Returns twenty positions with `empty` empty squares, one from each of twenty
/// tournament games with different openings, always in the same order.
///
/// # Panics
///
/// Panics if a game is over before. With 28 empty squares or more, none is.
pub fn middle_game(empty: usize) -> Vec<Position> {
    let games = include_str!("games.txt").lines();
    games.map(|game| position_in(game, empty)).collect()
}

/// Returns the position of Ralle - Thor (1990, in chapter 6) with `empty` empty
/// squares.
///
/// # Panics
///
/// Panics if the game is over before.
pub fn ralle_thor(empty: usize) -> Position {
    position_in(include_str!("ralle-thor.txt").trim(), empty)
}

/// Returns the position of a game with `empty` empty squares.
fn position_in(game: &str, empty: usize) -> Position {
    let plies = parse_transcript(game).expect("a game that can be read");
    let mut replay = Replay::from(Position::start());
    for ply in plies {
        if replay.position.board.count(Cell::Empty) == empty {
            return replay.position;
        }
        replay.follow(ply).expect("a legal move");
    }
    panic!("the game was over with more than {empty} empty squares");
}

/// A position from the FFO suite, with the exact value of every move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The number in the suite.
    pub number: u32,
    /// The position.
    pub position: Position,
    /// Each move and its value, the best first: the final difference of discs
    /// for the color to move, with the empty squares counted for the winner.
    pub moves: Vec<(Square, i32)>,
}

impl Problem {
    /// Returns the value of the position to the color to move: that of its best
    /// move.
    pub fn value(&self) -> i32 {
        self.moves[0].1
    }
}

/// The numbers of the problems in `ffo.obf`: 1 to 19 with 14 to 16 empty
/// squares, 40 to 44 with 20 to 23.
const NUMBERS: [RangeInclusive<u32>; 2] = [1..=19, 40..=44];

/// Returns the problems with these numbers, of which only 1 to 19 and 40 to 44
/// are available.
pub fn ffo(numbers: RangeInclusive<u32>) -> Vec<Problem> {
    let solved = parse_obf(include_str!("ffo.obf")).expect("positions in OBF");
    NUMBERS
        .into_iter()
        .flatten()
        .zip(solved)
        .filter(|(number, _)| numbers.contains(number))
        .map(|(number, solved)| Problem {
            number,
            position: solved.position,
            moves: solved.scores.into_iter().map(square_and_value).collect(),
        })
        .collect()
}

fn square_and_value((ply, value): (Ply, i32)) -> (Square, i32) {
    match ply {
        Ply::Move(square) => (square, value),
        Ply::Pass => panic!("no problem asks for a pass"),
    }
}
