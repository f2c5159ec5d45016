//! The tests of the benchmark's positions.

use std::time::Duration;

use alpha_beta::{OrderedSearch, Window, fewest_replies};
use benchmark_positions::{Row, ffo, middle_game, sixty, yardstick};
use board::Cell;
use end_of_game::Turn;
use evaluation::Tally;
use evaluation::evaluate::phased;
use minimax::Search;
use pretty_assertions::assert_eq;

#[test]
fn twenty_positions_with_the_promised_empty_squares() {
    for empty in [44, 36, 28] {
        let positions = middle_game(empty);
        assert_eq!(positions.len(), 20);
        for position in positions {
            assert_eq!(position.board.count(Cell::Empty), empty);
            assert_eq!(position.turn(), Turn::Move);
        }
    }
}

#[test]
fn no_two_positions_are_alike() {
    let mut positions = sixty();
    positions.sort_by_key(|position| position.board.to_line());
    positions.dedup();
    assert_eq!(positions.len(), 60);
}

#[test]
fn each_problem_has_its_number_of_empty_squares() {
    let empty = |numbers| -> Vec<_> {
        let problems = ffo(numbers).into_iter();
        problems.map(|problem| problem.position.board.count(Cell::Empty)).collect()
    };
    assert_eq!(
        empty(1..=19),
        [14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16]
    );
    assert_eq!(empty(40..=44), [20, 22, 22, 23, 23]);
}

#[test]
fn the_scores_are_those_of_the_suite() {
    let values = |numbers| -> Vec<_> {
        ffo(numbers).iter().map(|problem| (problem.number, problem.value())).collect()
    };
    let easy = [18, 10, 2, 0, 32, 14, 8, 8, -8, 10, 30, -8, 14, 18, 4, 24, 8, -2, 8];
    let numbered: Vec<_> = (1..).zip(easy).collect();
    assert_eq!(values(1..=19), numbered);
    assert_eq!(values(40..=44), [(40, 38), (41, 0), (42, 6), (43, -12), (44, -14)]);
}

/// Every move has a value, and the best is first.
#[test]
fn each_problem_knows_all_of_its_moves() {
    for problem in ffo(1..=44) {
        let mut moves: Vec<_> = problem.moves.iter().map(|entry| entry.0).collect();
        moves.sort_by_key(|square| square.to_string());
        let mut legal: Vec<_> = problem.position.legal_moves().collect();
        legal.sort_by_key(|square| square.to_string());
        assert_eq!(moves, legal, "problem {}", problem.number);
        assert!(problem.moves.is_sorted_by_key(|entry| -entry.1));
    }
}

#[test]
fn there_are_24_problems() {
    assert_eq!(ffo(1..=100).len(), 24);
    assert_eq!(ffo(20..=39), []);
    assert_eq!(ffo(42..=42)[0].number, 42);
}

#[test]
fn a_row_adds_up_what_it_measures() {
    let row = Row::measure("three", &[1, 2, 3], |&number| (-number, 10));
    assert_eq!((row.value, row.positions, row.score), (-6, 30, None));
}

#[test]
fn a_row_is_as_wide_as_its_head() {
    let row = Row {
        program: "minimax, 5".to_string(),
        value: -1270,
        positions: 60_000_000,
        time: Duration::from_secs(20),
        score: None,
    };
    assert_eq!(
        row.to_string(),
        "minimax, 5                        -1270     60000000     20.00       3.00 M        –"
    );
    let half = Tally { wins: 61, draws: 0, losses: 61 };
    assert!(row.clone().with_score(half).to_string().ends_with("  3.00 M  50 % ± 9"));
    assert_eq!(row.to_string().chars().count(), Row::HEAD.len());
}

/// On bits and on the array board, the opponent that never changes is one.
#[test]
fn the_yardstick_plays_the_same_moves_on_both_boards() {
    for position in middle_game(44) {
        let search = Search::new(&phased);
        let mut search = OrderedSearch::new(search, fewest_replies);
        let line = search.best_line(&position, 6, Window::OPEN, &[]).unwrap();
        assert_eq!(yardstick(&position), line.moves[0]);
    }
}
