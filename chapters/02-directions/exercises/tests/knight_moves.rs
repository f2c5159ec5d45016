//! The checks of `knight_moves`.

use board::Square;
use checks::{Task, square};
use directions_exercises::knight_moves::knight_moves;

/// The jumps of a knight, in columns and rows.
const JUMPS: [(i32, i32); 8] = [
    (1, -2),
    (2, -1),
    (2, 1),
    (1, 2),
    (-1, 2),
    (-2, 1),
    (-2, -1),
    (-1, -2),
];

#[impostor_macros::add_mistakes]
fn task() -> Task<(Square,), Vec<Square>> {
    Task::new("knight_moves", |(square,)| sorted(knight_moves(square)))
        .contrast(|random| (random.square(2),), |(square,)| jumps(square))
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

fn on_board(squares: impl IntoIterator<Item = Square>) -> Vec<Square> {
    let squares = squares.into_iter().filter(|square| square.is_on_board());
    sorted(squares.collect())
}

/// Returns the square that a jump leads to, or the sentinel.
fn jumped(square: Square, (right, down): (i32, i32)) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    Square::at(square.column() + right, square.row() + down)
}

fn jumps(square: Square) -> Vec<Square> {
    on_board(JUMPS.map(|jump| jumped(square, jump)))
}

#[track_caller]
fn expect(from: &str, to: &[&str]) {
    let to = to.iter().map(|name| square(name)).collect();
    task().expect([((square(from),), to)]);
}

#[test]
fn from_c6_a_knight_has_eight_moves() {
    expect("c6", &["b4", "d4", "a5", "e5", "a7", "e7", "b8", "d8"]);
}

#[test]
fn from_a_corner_it_has_two() {
    expect("a1", &["c2", "b3"]);
    expect("h8", &["g6", "f7"]);
}

#[test]
fn at_the_edge_it_does_not_jump_to_the_other_side() {
    expect("h4", &["g2", "f3", "f5", "g6"]);
    expect("a5", &["b3", "c4", "c6", "b7"]);
}

#[test]
fn next_to_the_edge_it_does_not_either() {
    expect("g4", &["f2", "h2", "e3", "e5", "f6", "h6"]);
    expect("b7", &["a5", "c5", "d6", "d8"]);
}

#[test]
fn from_the_sentinel_there_is_no_move() {
    task().expect([((Square::OVERFLOW,), vec![])]);
}

#[test]
fn every_square_has_the_jumps_of_a_knight() {
    let squares = Square::all().map(|square| (square,));
    task().agrees_with(|(square,)| jumps(square), squares);
}
