//! The checks of `holes`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, square};
use perfect_endgame_exercises::holes::holes;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Board,), Vec<usize>> {
    Task::new("holes", |(board,)| holes(&board)).contrast(singles, reference)
}

fn touch(a: Square, b: Square) -> bool {
    let columns = a.column() - b.column();
    columns.abs() <= 1 && (a.row() - b.row()).abs() <= 1
}

fn reference((board,): (Board,)) -> Vec<usize> {
    let mut left: Vec<_> = Square::all()
        .filter(|&square| board[square] == Cell::Empty)
        .collect();
    let mut sizes = Vec::new();
    while let Some(first) = left.pop() {
        let mut hole = vec![first];
        let mut next = 0;
        while let Some(&square) = hole.get(next) {
            hole.extend(left.extract_if(.., |other| touch(square, *other)));
            next += 1;
        }
        sizes.push(hole.len());
    }
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}

/// Returns a board full of black discs, but for these squares.
fn with(empty: &[&str]) -> Board {
    let mut board = Board::empty();
    Square::all().for_each(|square| board.set(square, Disc::Black.into()));
    for name in empty {
        board.set(square(name), Cell::Empty);
    }
    board
}

/// Returns a board with about this many empty squares.
fn random(seed: u64) -> (Board,) {
    let mut random = Random::new(seed);
    let mut board = with(&[]);
    for _ in 0..5 + seed % 20 {
        board.set(Square::new(random.below(64)), Cell::Empty);
    }
    (board,)
}

#[test]
fn the_larger_hole_comes_first() {
    let board = with(&["a1", "d4", "e4", "e5"]);
    task().expect([((board,), vec![3, 1])]);
}

#[test]
fn a_hole_goes_on_at_a_corner() {
    task().expect([((with(&["b2", "c3"]),), vec![2])]);
}

#[test]
fn a_hole_is_longer_than_a_step() {
    task().expect([((with(&["a1", "b1", "c1", "d1"]),), vec![4])]);
}

#[test]
fn a_hole_ends_at_the_edge() {
    task().expect([((with(&["h1", "a2", "h4", "a5"]),), vec![1; 4])]);
}

#[test]
fn a_hundred_boards_with_holes() {
    task().agrees_with(reference, (0..100).map(random));
}

/// Returns a board with holes of one square each.
fn singles(random: &mut Random) -> (Board,) {
    let mut board = with(&[]);
    for place in (0..16).filter(|_| random.below(2) == 0) {
        board.set(Square::at(place % 4 * 2, place / 4 * 2), Cell::Empty);
    }
    (board,)
}
