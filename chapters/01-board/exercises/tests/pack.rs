//! The checks of `pack`.

use board::{Board, Cell, Square};
use board_exercises::pack::pack;
use checks::{Task, square};

/// What is asked of two boards that differ.
#[derive(Debug, PartialEq)]
struct Packed {
    /// How many bytes the larger one takes, 13 if it takes fewer.
    bytes: usize,
    /// Whether one can tell them apart.
    differ: bool,
}

const GOOD: Packed = Packed {
    bytes: 13,
    differ: true,
};

fn task() -> Task<(Board, Board), Packed> {
    Task::new("pack", |(one, other)| packed(pack, &one, &other))
        .mistake(
            "It looks as if each square had two bits of its own: that's 16 \
             bytes. Two bits can be four things, and a square is only three.",
            |(one, other)| packed(two_bits, &one, &other),
        )
        .mistake(
            "It looks as if black and white were packed alike.",
            |(one, other)| {
                packed(|it| in_base_three(it, [0, 1, 1]), &one, &other)
            },
        )
        .mistake(
            "It looks as if only black discs were packed.",
            |(one, other)| {
                packed(|it| in_base_three(it, [0, 1, 0]), &one, &other)
            },
        )
        .mistake(
            "It looks as if only the numbers of discs were packed, and not \
             where they are.",
            |(one, other)| packed(counts, &one, &other),
        )
}

fn packed(pack: fn(&Board) -> Vec<u8>, one: &Board, other: &Board) -> Packed {
    let (one, other) = (pack(one), pack(other));
    Packed {
        bytes: one.len().max(other.len()).max(13),
        differ: one != other,
    }
}

fn digit(cell: Cell) -> usize {
    match cell {
        Cell::Black => 1,
        Cell::White => 2,
        _ => 0,
    }
}

fn two_bits(board: &Board) -> Vec<u8> {
    let squares: Vec<_> = Square::all().collect();
    let byte = |four: &[Square]| {
        four.iter()
            .fold(0, |byte, &it| 4 * byte + digit(board[it]) as u8)
    };
    squares.chunks(4).map(byte).collect()
}

fn counts(board: &Board) -> Vec<u8> {
    let [black, white] = [Cell::Black, Cell::White].map(|it| board.count(it));
    vec![black as u8, white as u8]
}

fn in_base_three(board: &Board, digits: [u128; 3]) -> Vec<u8> {
    let add = |number, square| 3 * number + digits[digit(board[square])];
    let number: u128 = Square::all().fold(0, add);
    number.to_le_bytes()[..13].to_vec()
}

/// The board with something else on one square.
fn changed(board: &Board, name: &str, cell: Cell) -> Board {
    let mut changed = *board;
    changed.set(square(name), cell);
    changed
}

#[track_caller]
fn expect<const N: usize>(pairs: [(Board, Board); N]) {
    task().expect(pairs.map(|pair| (pair, GOOD)));
}

#[test]
fn the_start_is_not_the_empty_board() {
    expect([(Board::start(), Board::empty())]);
}

#[test]
fn a_black_disc_is_not_a_white_one() {
    let (start, empty) = (Board::start(), Board::empty());
    expect([
        (start, changed(&start, "d4", Cell::Black)),
        (
            changed(&empty, "h8", Cell::Black),
            changed(&empty, "h8", Cell::White),
        ),
    ]);
}

#[test]
fn the_place_of_a_disc_matters() {
    let on = |name| changed(&Board::empty(), name, Cell::Black);
    expect([
        (on("a1"), on("b1")),
        (on("h1"), on("a2")),
        (on("g8"), on("h8")),
    ]);
}

#[test]
fn a_disc_is_seen_on_every_square() {
    let empty = Board::empty();
    let pairs = Square::all().flat_map(|square| {
        [Cell::Black, Cell::White].map(|cell| {
            let mut other = empty;
            other.set(square, cell);
            ((empty, other), GOOD)
        })
    });
    task().expect(pairs);
}

#[test]
fn boards_that_differ_in_one_square_are_told_apart() {
    let full = |cell| {
        let mut board = Board::empty();
        Square::all().for_each(|square| board.set(square, cell));
        board
    };
    let (black, white) = (full(Cell::Black), full(Cell::White));
    expect([
        (black, white),
        (black, changed(&black, "a1", Cell::Empty)),
        (white, changed(&white, "h8", Cell::Empty)),
        (white, changed(&white, "a1", Cell::Black)),
    ]);
}
