//! Iterative deepening, until it is stopped.

use std::cell::Cell;

use alpha_beta::{Iteration, OrderedSearch, as_they_come, fewest_replies};
use benchmark_positions::middle_game;
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Game, POINT, Search};
use pretty_assertions::assert_eq;
use tic_tac_toe::TicTacToe;
use whole_games::Ply;

use crate::search::{article, look_at_all, small};
use test_support::middle_game::position;

fn deepen(position: &Position, depth: usize) -> Vec<Iteration<Ply>> {
    let search = OrderedSearch::new(Search::new(&phased), fewest_replies);
    search.deepen(position).take(depth).collect()
}

#[test]
fn each_depth_equals_minimax() {
    for position in middle_game(36).into_iter().take(5) {
        for found in deepen(&position, 4) {
            let (value, _) = look_at_all(&position, found.depth, &phased);
            assert_eq!(found.value, value);
        }
    }
}

/// Whoever plays the line gets what it promises.
#[test]
fn principal_variation_leads_to_the_value() {
    for empty in [44, 36, 28] {
        for position in middle_game(empty) {
            for found in deepen(&position, 5) {
                assert_eq!(found.line.len(), found.depth);
                assert_eq!(end_of(&position, &found.line), found.value);
            }
        }
    }
    let found = deepen(&small(), 60);
    let last = found.last().unwrap();
    assert_eq!(end_of(&small(), &last.line), -10 * POINT);
}

/// Returns the value at the end of a line for the side that begins it.
fn end_of(position: &Position, line: &[Ply]) -> i32 {
    let (mut end, mut sign) = (*position, 1);
    for &ply in line {
        assert!(end.moves().contains(&ply));
        end = end.after(ply);
        sign = -sign;
    }
    sign * end.result().map_or(phased(&end), |points| points * POINT)
}

#[test]
fn stops_deepening_when_the_tree_is_exhausted() {
    let found = deepen(&small(), 60);
    assert_eq!(found.last().unwrap().value, -10 * POINT);
    assert!(found.len() < 16, "{found:?}");
    let search = OrderedSearch::new(Search::new(&article), as_they_come);
    let last = search.deepen(&TicTacToe::new()).last().unwrap();
    assert_eq!((last.depth, last.value), (9, 0));
}

#[test]
fn finished_game_has_a_value_and_no_line() {
    let over: TicTacToe = "XXXOO....".parse().unwrap();
    let search = OrderedSearch::new(Search::new(&article), as_they_come);
    let found: Vec<_> = search.deepen(&over).collect();
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].value, found[0].line.len()), (-995 * POINT, 0));
}

#[test]
fn stopped_search_keeps_last_result() {
    let position = position("f5f6e6f4e3c5c4e7c6e2");
    let whole = deepen(&position, 8);
    for asked in [1, 2, 5, 20] {
        let times = Cell::new(0);
        let must_stop = || {
            times.set(times.get() + 1);
            times.get() == asked
        };
        let search = Search::new(&phased).until(&must_stop);
        let search = OrderedSearch::new(search, fewest_replies);
        let found: Vec<_> = search.deepen(&position).collect();
        assert_eq!(times.get(), asked);
        assert_eq!(found, whole[..found.len()]);
        let last = found.last().unwrap().positions;
        assert!(last < asked * 1024, "{last}");
        assert!(whole[found.len()].positions >= asked * 1024);
    }
}

#[test]
fn stops_when_the_time_is_up() {
    use alpha_beta::time_is_up;
    use std::time::Duration;
    assert!(time_is_up(Duration::ZERO)());
    assert!(!time_is_up(Duration::from_secs(3600))());
}
