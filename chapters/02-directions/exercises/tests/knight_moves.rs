//! The checks of `knight_moves`.

use board::Square;
use checks::{Task, square};
use directions::{Direction, next};
use directions_exercises::knight_moves::knight_moves;

/// How a knight jumps, in columns and rows.
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

fn task() -> Task<(Square,), Vec<Square>> {
    Task::new("knight_moves", |(square,)| sorted(knight_moves(square)))
        .contrast(|random| (random.square(2),), |(square,)| jumps(square))
        .mistake(
            "Each square is listed twice. You get there in two ways, straight on \
             first or last, and it's the same jump.",
            |(square,)| sorted([jumps(square), jumps(square)].concat()),
        )
        .mistake(
            "It looks as if the sentinel is in the list. It isn't a square to \
             jump to.",
            |(square,)| sorted(JUMPS.map(|jump| jumped(square, jump)).to_vec()),
        )
        .mistake(
            "It looks as if a jump went over the edge into another row.",
            |(square,)| by_index(square),
        )
        .mistake(
            "Those are the squares around it: a king's moves, not a knight's.",
            |(square,)| on_board(Direction::ALL.map(|way| next(square, way))),
        )
        .mistake(
            "It looks as if each jump only goes to one side. There are two \
             diagonals next to each straight direction.",
            |(square,)| {
                let one_side = [0, 2, 4, 6].map(|place| jumped(square, JUMPS[place]));
                on_board(one_side)
            },
        )
        .mistake(
            "It looks as if the second step went straight to the side. That's a \
             square around the corner, and a knight goes one farther.",
            |(square,)| {
                let diagonals = [1, 1, 3, 3, 5, 5, 7, 7];
                on_board(diagonals.map(|number| next(square, Direction::ALL[number])))
            },
        )
}

fn sorted(mut squares: Vec<Square>) -> Vec<Square> {
    squares.sort();
    squares
}

fn on_board(squares: impl IntoIterator<Item = Square>) -> Vec<Square> {
    let squares = squares.into_iter().filter(|square| square.is_on_board());
    sorted(squares.collect())
}

/// Where a jump leads.
fn jumped(square: Square, (right, down): (i32, i32)) -> Square {
    if !square.is_on_board() {
        return Square::OVERFLOW;
    }
    Square::at(square.column() + right, square.row() + down)
}

fn jumps(square: Square) -> Vec<Square> {
    on_board(JUMPS.map(|jump| jumped(square, jump)))
}

/// The jumps by index, which see no edge on the left or on the right.
fn by_index(square: Square) -> Vec<Square> {
    let from = square.index() as i32;
    let jumps = JUMPS.map(|(right, down)| from + right + 8 * down);
    let indexes = jumps.into_iter().filter(|jump| (0..64).contains(jump));
    on_board(indexes.map(|index| Square::new(index as usize)))
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
