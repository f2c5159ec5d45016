//! The checks of `order`.

use std::collections::BTreeSet;
use std::time::Duration;

use alpha_beta::{Order, OrderedSearch, Window, as_they_come, fewest_replies};
use alpha_beta_exercises::order::order;
use benchmark_positions::middle_game;
use checks::Task;
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use whole_games::Ply;

/// The learner's order, as the search wants it.
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

/// How many positions a search looks at, as percent of `fewest_replies`, rounded
/// up; at least as many as the check wants.
#[derive(Debug, PartialEq)]
struct Percent(u64);

fn count(order: Order<Position>) -> u64 {
    let mut positions = 0;
    for position in middle_game(36) {
        let mut ordered = OrderedSearch::new(Search::new(&phased), order);
        let line = ordered.best_line(&position, 5, Window::OPEN, &[]);
        line.expect("nothing stops it");
        positions += ordered.search.positions();
    }
    positions
}

fn compared_with(other: Order<Position>, wanted: u64) -> Percent {
    Percent((100 * count(answer)).div_ceil(count(other)).max(wanted))
}

#[track_caller]
fn expect(percent: fn(()) -> Percent, wanted: u64) {
    Task::new("order", percent)
        .time_limit(Duration::from_secs(60))
        .expect([((), Percent(wanted))]);
}

/// In how many positions the answer has the same moves, and in how many it has
/// another order.
fn kept_and_changed() -> (usize, bool) {
    let (mut kept, mut changed) = (0, false);
    for position in [44, 36, 28].map(middle_game).concat() {
        let moves: Vec<_> = position.legal_moves().collect();
        let sorted = order(&position.board, position.to_move, moves.clone());
        let names = |squares: &[board::Square]| -> BTreeSet<String> {
            squares.iter().map(ToString::to_string).collect()
        };
        let is_kept =
            sorted.len() == moves.len() && names(&sorted) == names(&moves);
        kept += usize::from(is_kept);
        changed |= sorted != moves;
    }
    (kept, changed)
}

#[test]
fn the_moves_are_the_same_in_another_order() {
    Task::new("order", |()| kept_and_changed())
        .time_limit(Duration::from_secs(60))
        .mistake(
            "In 60 positions, each move came back in its old place.",
            |()| (60, false),
        )
        .expect([((), (60, true))]);
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
