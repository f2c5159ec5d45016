//! The checks of `pack`.

use board::{Board, Cell, Square};
use board_exercises::pack::pack;
use checks::{Random, Task, Verdict, bits_that_differ, square, verdict};

fn good() -> Verdict {
    verdict("different bytes, 13 at most")
}

const OVERFLOW: &str = "One number for the whole board has 102 bits: a `u64` is too \
                        small for it, and a `u128` isn't.";

#[impostor_macros::add_mistakes]
fn task() -> Task<(Board, Board), Verdict> {
    Task::new("pack", |(one, other)| packed(pack, &one, &other))
        .contrast(few_and_more, |_| good())
        .panic("with overflow", OVERFLOW)
}

/// Returns two boards with different numbers of black discs in the middle rows.
fn few_and_more(random: &mut Random) -> (Board, Board) {
    let few = 1 + random.below(4);
    let more = 5 + random.below(5);
    (some_black(few, random), some_black(more, random))
}

fn some_black(count: usize, random: &mut Random) -> Board {
    let mut board = Board::empty();
    while board.count(Cell::Black) < count {
        board.set(Square::new(24 + random.below(24)), Cell::Black);
    }
    board
}

fn packed(pack: fn(&Board) -> Vec<u8>, one: &Board, other: &Board) -> Verdict {
    let (one, other) = (pack(one), pack(other));
    match one.len().max(other.len()) {
        _ if one == other => verdict("the same bytes for both boards"),
        0..=13 => good(),
        bytes => verdict(format!("different bytes, but {bytes} of them")),
    }
}

/// Returns the board with something else on one square.
fn changed(board: &Board, name: &str, cell: Cell) -> Board {
    let mut changed = *board;
    changed.set(square(name), cell);
    changed
}

#[track_caller]
fn expect<const N: usize>(pairs: [(Board, Board); N]) {
    task().expect(pairs.map(|pair| (pair, good())));
}

#[test]
fn the_start_is_not_the_empty_board() {
    expect([(Board::start(), Board::empty())]);
}

#[impostor_macros::add_mistakes]
#[test]
fn every_board_has_room() {
    Task::new("pack", |()| room(pack))
        .panic("with overflow", OVERFLOW)
        .expect([((), verdict("bits enough for every board"))]);
}

/// Judges if the bytes have at least the 102 bits that 3 to the power of 64
/// boards need. Bits that are the same for every board don't count.
fn room(pack: fn(&Board) -> Vec<u8>) -> Verdict {
    let mut random = Random::new(1);
    let cells = [Cell::Empty, Cell::Black, Cell::White];
    // So many that a bit which can change does, whatever chance asks.
    let boards = (0..3000).map(|_| {
        let mut board = Board::empty();
        Square::all().for_each(|at| board.set(at, random.one_of(&cells)));
        pack(&board)
    });
    match bits_that_differ(&boards.collect::<Vec<_>>()) {
        101.. => verdict("bits enough for every board"),
        bits => verdict(format!(
            "only {bits} bits ever change, and it takes 102 to tell 3 to the \
             power of 64 boards apart"
        )),
    }
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
fn no_square_is_left_out() {
    let empty = Board::empty();
    let pairs = Square::all().flat_map(|square| {
        [Cell::Black, Cell::White].map(|cell| {
            let mut other = empty;
            other.set(square, cell);
            ((empty, other), good())
        })
    });
    task().expect(pairs);
}

#[test]
fn full_boards_that_differ_on_one_square_get_different_bytes() {
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
