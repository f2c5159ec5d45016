//! The checks of `twins`.

use std::collections::BTreeMap;

use bitboards::BitPosition;
use board::{Board, Cell, Disc};
use checks::{Random, Task, squares};
use end_of_game::Position;
use patterns::Patterns;
use patterns_exercises::twins::twins;

type Call = (String, Board, Board);

/// An entry, the one whose weight it shares, and the sign.
type Seen = (usize, usize, i32);

type Counts = Vec<(usize, i32)>;

/// Whoever makes a mistake here would make those before it, too, if they could.
fn task() -> Task<Call, bool> {
    Task::new("twins", |(text, one, other): Call| {
        twins(&text, &one, &other)
    })
    .contrast(corners, |call| same(call, counted))
    .mistake(
        "A weight that counts once with 1 and once with -1 doesn't count.",
        |call| same(call, |seen| sorted(seen, |at| (at.1, at.2))),
    )
    .mistake(
        "With a sign of -1, a weight counts the other way.",
        |call| same(call, |seen| sorted(seen, |at| (at.1, 1))),
    )
    .mistake(
        "It's later on one board than on the other, so the weights of the \
         second phase count more there.",
        |call| alike(&call, counted),
    )
    .mistake("What's there twice counts twice.", |call| {
        same(call, |seen| {
            let mut counts = sorted(seen, |at| (at.1, at.2));
            counts.dedup();
            counts
        })
    })
    .mistake(
        "Mirror images of a content have other numbers, and one weight.",
        |call| same(call, |seen| sorted(seen, |at| (at.0, 1))),
    )
    .mistake(
        "A pattern is in many places, and all of them look into one table, \
         so it doesn't matter in which place something is seen.",
        |call| same(call, |seen| seen.iter().map(|at| (at.0, 1)).collect()),
    )
    .mistake(
        "Patterns look through their holes, and what's on other squares \
         makes no difference to them.",
        |(_, one, other)| one == other,
    )
}

/// Whether it's as late on both boards, and counts are the same.
fn same(call: Call, count: fn(&[Seen]) -> Counts) -> bool {
    call.1.count(Cell::Empty) == call.2.count(Cell::Empty)
        && alike(&call, count)
}

fn alike((text, one, other): &Call, count: fn(&[Seen]) -> Counts) -> bool {
    let patterns = Patterns::new(text).expect("patterns");
    count(&seen(&patterns, *one)) == count(&seen(&patterns, *other))
}

fn seen(patterns: &Patterns, board: Board) -> Vec<Seen> {
    let to_move = Disc::Black;
    let position = BitPosition::from(&Position { board, to_move });
    let entries = patterns.entries(position);
    let shared = entries.map(|entry| (entry, patterns.shared[entry]));
    shared
        .map(|(at, to)| (at, to.entry, to.sign.into()))
        .collect()
}

fn sorted(seen: &[Seen], count: fn(&Seen) -> (usize, i32)) -> Counts {
    let mut counts: Counts = seen.iter().map(count).collect();
    counts.sort();
    counts
}

fn counted(seen: &[Seen]) -> Counts {
    let mut counts = BTreeMap::new();
    for (_, entry, sign) in seen {
        *counts.entry(*entry).or_insert(0) += sign;
    }
    counts.retain(|_, count| *count != 0);
    counts.into_iter().collect()
}

/// The start, with more discs.
fn with([black, white]: [&str; 2]) -> Board {
    let mut board = Board::start();
    for (names, cell) in [(black, Cell::Black), (white, Cell::White)] {
        squares(names).iter().for_each(|&at| board.set(at, cell));
    }
    board
}

/// What Black and White have besides the start, on one board and on the other, and
/// whether these are twins.
#[track_caller]
fn expect<const N: usize>(
    text: &str,
    cases: [([&str; 2], [&str; 2], bool); N],
) {
    task().expect(cases.map(|(one, other, are_twins)| {
        ((text.to_string(), with(one), with(other)), are_twins)
    }));
}

/// A disc in a corner or in the middle, and one of these again.
fn corners(random: &mut Random) -> Call {
    let mut board =
        || with(random.one_of(&[["a1", ""], ["", "a1"], ["d3", ""]]));
    ("a1".to_string(), board(), board())
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
