//! The checks of `all_around`.

use board::{Cell, Disc, Square};
use checks::{Task, Verdict, square, verdict};
use directions::{Direction, ray};
use flipping::{flips, play};
use flipping_exercises::all_around::all_around;
use legal_moves::bracket;

/// The number of directions in which a move flips, and of the discs that it
/// flips.
type Flips = (usize, usize);

/// Judges Black's move on the learner's board.
fn measure(at: Square, enough: Flips) -> Verdict {
    let board = &all_around(at);
    if board.count(Cell::Border) > 0 {
        return verdict("a border in the middle of the board");
    }
    if let Err(why) = play(board, at, Disc::Black) {
        return verdict(format!("an illegal move: {why}"));
    }
    let closes = |direction: &&Direction| {
        bracket(board, at, **direction, Disc::Black).is_some()
    };
    let directions = Direction::ALL.iter().filter(closes).count();
    let discs = flips(board, at, Disc::Black).count();
    if directions >= wanted(at, enough).0 && discs >= wanted(at, enough).1 {
        expected(at, enough)
    } else {
        verdict(format!("{discs} flips in {directions} directions"))
    }
}

fn expected(at: Square, enough: Flips) -> Verdict {
    let (directions, discs) = wanted(at, enough);
    verdict(format!(
        "{discs} flips or more in {directions} directions or more"
    ))
}

/// Returns what a move there is asked to do: no more than is possible.
fn wanted(at: Square, enough: Flips) -> Flips {
    let rays = Direction::ALL.map(|direction| ray(at, direction).count());
    let long = rays.iter().filter(|length| **length > 1);
    let discs: usize = long.clone().map(|length| length - 1).sum();
    (long.count().min(enough.0), discs.min(enough.1))
}

/// The first check asks for two directions.
const BEGINNING: Flips = (2, 2);
const EACH_DIRECTION: Flips = (8, 3);
const ALL: Flips = (8, 19);

#[track_caller]
fn expect(
    task: &Task<(Square,), Verdict>,
    squares: impl IntoIterator<Item = Square>,
    enough: Flips,
) {
    let squares = squares.into_iter();
    task.expect(squares.map(|at| ((at,), expected(at, enough))));
}

#[test]
fn each_of_four_squares_flips_in_two_directions() {
    let squares = ["d4", "e6", "b2", "g5"].map(square);
    let task = Task::new("all_around", |(at,)| measure(at, BEGINNING))
        .contrast(
            |random| (random.square(0),),
            |(at,)| expected(at, BEGINNING),
        );
    expect(&task, squares, BEGINNING);
}

#[test]
fn every_square_flips_in_each_direction() {
    let task = Task::new("all_around", |(at,)| measure(at, EACH_DIRECTION));
    expect(&task, Square::all(), EACH_DIRECTION);
}

#[test]
fn every_square_flips_as_much_as_it_can() {
    let task = Task::new("all_around", |(at,)| measure(at, ALL));
    expect(&task, Square::all(), ALL);
}
