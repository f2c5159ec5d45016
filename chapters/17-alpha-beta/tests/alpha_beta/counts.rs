//! The number of positions that may still be searched.

use alpha_beta::{OrderedSearch, Window, fewest_replies};
use benchmark_positions::middle_game;
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{POINT, Search};
use pretty_assertions::assert_eq;
use test_support::middle_game::position;
use tic_tac_toe::TicTacToe;

use crate::search::{article, look_at_all, search, small};

#[test]
fn searches_153_of_1095_positions() {
    let position = position("f5d6c3");
    assert_eq!(look_at_all(&position, 4, &phased), (30, 1 + 1095));
    assert_eq!(search(&position, 4, Window::FULL, &phased), (30, 1 + 153));
}

#[test]
fn tic_tac_toe_is_a_draw_after_20_866_positions() {
    let start = TicTacToe::new();
    assert_eq!(look_at_all(&start, 9, &article), (0, 549_946));
    assert_eq!(search(&start, 9, Window::FULL, &article), (0, 20_866));
}

#[test]
fn four_by_four_is_lost_after_16_307_positions() {
    let (value, positions) = search(&small(), 99, Window::FULL, &phased);
    assert_eq!((value, positions), (-10 * POINT, 16_307));
}

/// Returns the value, with the fewest replies first, and the number of
/// positions.
fn search_in_order(position: &Position, depth: usize) -> (i32, u64) {
    let mut ordered = OrderedSearch::new(Search::new(&phased), fewest_replies);
    let line = ordered.best_line(position, depth, Window::FULL, &[]);
    (line.unwrap().value, ordered.search.positions())
}

/// The counts that the plot shows.
#[test]
fn counts_by_depth_match_the_plot() {
    let position = position("f5f6e6f4e3c5c4e7c6e2");
    let mut lines = String::new();
    for depth in 1..=9 {
        let all = match depth {
            ..=6 => look_at_all(&position, depth, &phased).1.to_string(),
            _ => "-".to_string(),
        };
        let (value, plain) = search(&position, depth, Window::FULL, &phased);
        let (found, ordered) = search_in_order(&position, depth);
        assert_eq!(found, value);
        lines += &format!("{depth} {all} {plain} {ordered}\n");
    }
    assert_eq!(lines, include_str!("../../by_depth.txt"));
}

/// The table's positions, four plies deep.
#[test]
fn table_counts_match() {
    let count = |empty| {
        let mut counts = [0; 3];
        for position in middle_game(empty) {
            let found = [
                look_at_all(&position, 4, &phased),
                search(&position, 4, Window::FULL, &phased),
                search_in_order(&position, 4),
            ];
            for (count, (value, positions)) in counts.iter_mut().zip(found) {
                *count += positions;
                assert_eq!(value, found[0].0);
            }
        }
        counts
    };
    let counts = [
        [425_258, 34_988, 25_309],
        [466_600, 35_345, 22_764],
        [378_120, 35_013, 19_163],
    ];
    assert_eq!([44, 36, 28].map(count), counts);
}
