//! The positions on which every search of *Othellier* is measured, so that the
//! chapters' tables can be compared, and a way to measure it.

use std::ops::RangeInclusive;

use board::{Cell, Square};
use end_of_game::Position;
use game_formats::parse_obf;
use whole_games::{Ply, Replay, parse_transcript};

mod opinion;
pub use opinion::{deeper, row_of};

mod row;
pub use row::{Row, processor_time};

mod yardstick;
pub use yardstick::{against_yardstick, yardstick};

/// The sixty positions of the table: those of [`middle_game`] with 44, 36 and 28
/// empty squares.
pub fn sixty() -> Vec<Position> {
    [44, 36, 28].map(middle_game).concat()
}

/// Twenty positions with `empty` empty squares, one from each of twenty
/// tournament games with different openings, always in the same order. With 28 or
/// more, none of the games is over before.
pub fn middle_game(empty: usize) -> Vec<Position> {
    let games = include_str!("games.txt").lines();
    games.map(|game| position_in(game, empty)).collect()
}

/// Ralle - Thor of 1990, from chapter 6, with `empty` empty squares.
pub fn ralle_thor(empty: usize) -> Position {
    position_in(include_str!("ralle-thor.txt").trim(), empty)
}

/// The position of a game with `empty` empty squares.
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

/// A position from the FFO suite, in which every move is known exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Its number, which people know it by.
    pub number: u32,
    /// The position.
    pub position: Position,
    /// Each move and its value: by how many discs the color to move wins if it
    /// plays there, the empty squares counted for the winner. The best is first.
    pub moves: Vec<(Square, i32)>,
}

impl Problem {
    /// What the position is worth to the color to move: the value of its best
    /// move.
    pub fn value(&self) -> i32 {
        self.moves[0].1
    }
}

/// The numbers of the problems that we have: 1 to 19 with 14 to 16 empty squares,
/// 40 to 44 with 20 to 23.
const NUMBERS: [RangeInclusive<u32>; 2] = [1..=19, 40..=44];

/// The problems with these numbers. Only those from 1 to 19 and from 40 to 44
/// are here.
pub fn ffo(numbers: RangeInclusive<u32>) -> Vec<Problem> {
    let solved = parse_obf(include_str!("ffo.obf")).expect("positions in OBF");
    let known = NUMBERS.into_iter().flatten().zip(solved);
    let wanted = known.filter(|(number, _)| numbers.contains(number));
    let problems = wanted.map(|(number, solved)| Problem {
        number,
        position: solved.position,
        moves: solved.scores.into_iter().map(placed).collect(),
    });
    problems.collect()
}

fn placed((ply, value): (Ply, i32)) -> (Square, i32) {
    match ply {
        Ply::Move(square) => (square, value),
        Ply::Pass => panic!("no problem asks for a pass"),
    }
}
