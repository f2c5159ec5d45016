//! The checks of `all_around`.

use board::{Board, Cell, Disc, Square};
use checks::{Task, square};
use directions::Direction;
use flipping::{flips, play};
use flipping_exercises::all_around::all_around;
use legal_moves::bracket;

/// What Black's d4 does.
#[derive(Debug, PartialEq)]
enum D4 {
    Flips { directions: usize, discs: usize },
    Illegal,
}

fn d4() -> Square {
    square("d4")
}

fn measure(board: &Board, most: (usize, usize)) -> D4 {
    let has_walls = board.count(Cell::Border) > 0;
    if has_walls || play(board, d4(), Disc::Black).is_err() {
        return D4::Illegal;
    }
    let closes = |direction: &Direction| {
        bracket(board, d4(), *direction, Disc::Black).is_some()
    };
    D4::Flips {
        directions: Direction::ALL
            .iter()
            .filter(|direction| closes(direction))
            .count()
            .min(most.0),
        discs: flips(board, d4(), Disc::Black).count().min(most.1),
    }
}

#[test]
fn d4_flips_in_two_directions() {
    let task = Task::new("all_around", |()| measure(&all_around(), (2, 2)));
    task.expect([(
        (),
        D4::Flips {
            directions: 2,
            discs: 2,
        },
    )]);
}

#[test]
fn d4_flips_in_all_eight_directions() {
    let task = Task::new("all_around", |()| measure(&all_around(), (8, 8)));
    task.expect([(
        (),
        D4::Flips {
            directions: 8,
            discs: 8,
        },
    )]);
}

#[test]
fn d4_flips_nineteen_discs() {
    let task = Task::new("all_around", |()| measure(&all_around(), (8, 19)));
    task.expect([(
        (),
        D4::Flips {
            directions: 8,
            discs: 19,
        },
    )]);
}
