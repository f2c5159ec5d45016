//! The checks of `order`.

use std::collections::BTreeSet;
use std::time::Duration;

use alpha_beta::{Order, OrderedSearch, Window, as_they_come, fewest_replies};
use alpha_beta_exercises::order::order;
use benchmark_positions::middle_game;
use board::Square;
use checks::{Task, Verdict, verdict};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use whole_games::Ply;

/// Orders moves as the learner's answer does, for the search.
fn answer(position: &Position, moves: &mut [Ply]) {
    let squares = moves.iter().filter_map(|ply| match ply {
        Ply::Move(square) => Some(*square),
        Ply::Pass => None,
    });
    let squares: Vec<_> = squares.collect();
    let sorted = order(&position.board, position.to_move, squares);
    if sorted.len() == moves.len() {
        moves.copy_from_slice(
            &sorted.into_iter().map(Ply::Move).collect::<Vec<_>>(),
        );
    }
}

fn count(order: Order<Position>) -> u64 {
    let mut positions = 0;
    for position in middle_game(36) {
        let mut ordered = OrderedSearch::new(Search::new(&phased), order);
        let line = ordered.best_line(&position, 5, Window::FULL, &[]);
        line.expect("nothing stops it");
        positions += ordered.search.positions();
    }
    positions
}

/// Judges the number of positions that a search looks at, in percent of those
/// with another order.
fn compared_with(other: Order<Position>, wanted: u64) -> Verdict {
    match (100 * count(answer)).div_ceil(count(other)) {
        few if few <= wanted => expected(wanted),
        many => verdict(format!("{many} percent")),
    }
}

fn expected(percent: u64) -> Verdict {
    verdict(format!("{percent} percent of the positions, or less"))
}

#[track_caller]
fn expect(percent: fn(()) -> Verdict, wanted: u64) {
    Task::new("order", percent)
        .time_limit(Duration::from_secs(60))
        .expect([((), expected(wanted))]);
}

/// Judges if the answer has the same moves in 60 positions, and another order
/// in at least one.
fn kept_and_changed((): ()) -> Verdict {
    let mut changed = false;
    for position in [44, 36, 28].map(middle_game).concat() {
        let moves: Vec<_> = position.legal_moves().collect();
        let sorted = order(&position.board, position.to_move, moves.clone());
        let set = |squares: &[Square]| {
            squares.iter().copied().collect::<BTreeSet<_>>()
        };
        if sorted.len() != moves.len() || set(&sorted) != set(&moves) {
            return verdict(format!("{sorted:?} instead of {moves:?}"));
        }
        changed |= sorted != moves;
    }
    verdict(if changed {
        REORDERED
    } else {
        "each move in its old place"
    })
}

const REORDERED: &str = "the same moves in another order";

#[test]
fn the_moves_are_the_same_in_another_order() {
    Task::new("order", kept_and_changed)
        .time_limit(Duration::from_secs(60))
        .expect([((), verdict(REORDERED))]);
}

#[test]
fn it_is_better_than_no_order() {
    expect(|()| compared_with(as_they_come, 75), 75);
}

#[test]
fn it_is_better_than_fewest_replies() {
    expect(|()| compared_with(fewest_replies, 99), 99);
}

#[test]
fn it_needs_10_percent_less() {
    expect(|()| compared_with(fewest_replies, 90), 90);
}

#[test]
fn it_needs_20_percent_less() {
    expect(|()| compared_with(fewest_replies, 80), 80);
}
