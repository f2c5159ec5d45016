//! The checks of `twins`.

use std::collections::BTreeMap;

use bitboards::BitPosition;
use board::{Board, Cell, Disc};
use checks::{Random, Task, square, squares};
use end_of_game::Position;
use patterns::Patterns;
use patterns_exercises::twins::twins;

type Call = (String, Board, Board);

/// The mistakes are ordered: an answer with one of them may have those before
/// it, too.
#[impostor_macros::add_mistakes]
fn task() -> Task<Call, bool> {
    Task::new("twins", |(text, one, other): Call| {
        twins(&text, &one, &other)
    })
    .contrast(one_corner, reference)
}

/// Tests if both boards have as many empty squares and the same sums of
/// weights.
fn reference((text, one, other): Call) -> bool {
    let patterns = Patterns::new(&text).expect("patterns");
    let counts = |board: Board| {
        let to_move = Disc::Black;
        let position = BitPosition::from(&Position { board, to_move });
        let mut counts = BTreeMap::new();
        for entry in patterns.entries(position) {
            let shared = patterns.shared[entry];
            *counts.entry(shared.entry).or_insert(0) += i32::from(shared.sign);
        }
        counts.retain(|_, count| *count != 0);
        (board.count(Cell::Empty), counts)
    };
    counts(one) == counts(other)
}

/// Returns the start, with more discs.
fn with([black, white]: [&str; 2]) -> Board {
    let mut board = Board::start();
    for (names, cell) in [(black, Cell::Black), (white, Cell::White)] {
        squares(names).iter().for_each(|&at| board.set(at, cell));
    }
    board
}

/// Checks pairs of boards: the discs that Black and White have besides the
/// start on each, and if they are twins.
#[track_caller]
fn expect<const N: usize>(
    text: &str,
    cases: [([&str; 2], [&str; 2], bool); N],
) {
    task().expect(cases.map(|(one, other, are_twins)| {
        ((text.to_string(), with(one), with(other)), are_twins)
    }));
}

/// Returns a board with random discs twice, but maybe with discs of different
/// colors in a corner.
fn one_corner(random: &mut Random) -> Call {
    let mut board = Board::start();
    for _ in 0..8 {
        let cell = random.one_of(&[Cell::Black, Cell::White]);
        board.set(random.square(1), cell);
    }
    let mut with_corner = || {
        let mut board = board;
        board.set(square("a1"), random.one_of(&[Cell::Black, Cell::White]));
        board
    };
    ("a1b1c1".to_string(), with_corner(), with_corner())
}

#[test]
fn what_no_hole_shows_makes_no_difference() {
    let two = (["b1", "d3"], ["d3", "b1"], false);
    expect("a1b1c1", [(["d3", ""], ["", "f5"], true), two]);
}

#[test]
fn it_does_not_matter_where_it_was_seen() {
    let corners = (["a1 c2", ""], ["h8 f7", ""], true);
    let twice = (["b2 g7", "a8"], ["b2 d3", "a8"], false);
    expect("a1b1c1a2b2c2", [corners, twice]);
}

#[test]
fn a_mirror_image_has_the_same_weight() {
    let edges = (["b1", "c8"], ["g1", "c8"], true);
    expect("a1b1c1d1e1f1g1h1", [edges, (["b1", ""], ["c1", ""], false)]);
}

#[test]
fn later_in_the_game_weights_count_differently() {
    let later = (["b1", ""], ["b1 d3", ""], false);
    expect("a1b1c1", [later, (["b1 f5", ""], ["b1 d3", ""], true)]);
}

#[test]
fn with_colors_two_that_are_opposite_cancel_out() {
    let opposite = (["b1", ""], ["", "b1"], false);
    let both = (["b1", "b8"], ["d3", "f5"], true);
    expect("colors a1b1c1d1e1f1g1h1", [opposite, both]);
}
