//! Each search with the table and without.

use std::hash::Hash;

use alpha_beta::{Order, Window, alpha_beta, as_they_come, fewest_replies};
use benchmark_positions::middle_game;
use connect_four::ConnectFour;
use evaluation::evaluate::phased;
use minimax::{Evaluation, Game, Search, Stopped, minimax, open_lines};
use pretty_assertions::assert_eq;
use tic_tac_toe::{TicTacToe, lines};
use transpositions::{Bounds, Table, TableSearch, null_window};

/// A table with one entry, a small one, and one that has room for everything.
const MEGABYTES: [usize; 3] = [0, 1, 16];

/// Searches with tables of three sizes and with none, once at each depth, and
/// always finds the same.
fn with_and_without<G: Game + Hash + Eq>(
    game: &G,
    depth: usize,
    order: Order<G>,
    evaluation: Evaluation<G>,
) {
    let search = || Search::new(evaluation);
    let mut without = TableSearch::new(search(), order, None);
    for megabytes in MEGABYTES {
        let table = Some(Table::new(megabytes).unwrap());
        let mut with = TableSearch::new(search(), order, table);
        for depth in 0..=depth {
            let value = without.value(game, depth, Window::FULL);
            let plain = alpha_beta(&mut search(), game, depth, Window::FULL);
            assert_eq!(value, plain);
            let found = with.value(game, depth, Window::FULL);
            assert_eq!(found, value, "depth {depth}, {megabytes} MB");
            asks_yes_or_no(&mut with, game, depth, value.unwrap());
        }
    }
}

/// Null windows below the value and above it get the right answer.
fn asks_yes_or_no<G: Game + Hash + Eq>(
    with_table: &mut TableSearch<G>,
    game: &G,
    depth: usize,
    value: i32,
) {
    for alpha in [value - 1, value] {
        let found = with_table.value(game, depth, null_window(alpha));
        assert_eq!(found.unwrap() > alpha, value > alpha);
    }
}

#[test]
fn othello_value_is_independent_of_the_table() {
    for position in middle_game(44).iter().chain(&middle_game(28)) {
        with_and_without(position, 4, fewest_replies, &phased);
    }
}

#[test]
fn tic_tac_toe_value_is_independent_of_the_table() {
    let article = |game: &TicTacToe| lines(game, game.to_move());
    with_and_without(&TicTacToe::new(), 9, as_they_come, &article);
}

#[test]
fn connect_four_value_is_independent_of_the_table() {
    for columns in ["", "4455", "cdecfbceeed", "44444215"] {
        let game: ConnectFour = columns.parse().unwrap();
        with_and_without(&game, 6, as_they_come, &open_lines);
    }
}

#[test]
fn best_moves_lead_to_the_minimax_value() {
    for position in &middle_game(36)[..4] {
        let table = Some(Table::new(16).unwrap());
        let search = Search::new(&phased);
        let mut with_table = TableSearch::new(search, fewest_replies, table);
        let all = minimax(&mut Search::new(&phased), position, 4);
        assert_eq!(with_table.deepen(position, 4), all);
    }
}

#[test]
fn iterative_deepening_searches_fewer_positions() {
    let count = |megabytes: Option<usize>, deepens| {
        let mut positions = 0;
        for position in middle_game(44) {
            let table = megabytes.map(|size| Table::new(size).unwrap());
            let search = Search::new(&phased);
            let mut search = TableSearch::new(search, as_they_come, table);
            if deepens {
                search.deepen(&position, 5).unwrap();
            } else {
                search.value(&position, 5, Window::FULL).unwrap();
            }
            positions += search.search.positions();
        }
        positions
    };
    let directly = count(None, false);
    let with_table = count(Some(16), false);
    let deepening = count(Some(16), true);
    assert_eq!(
        (directly, with_table, deepening),
        (162_266, 125_129, 74_648)
    );
}

#[test]
fn search_can_be_stopped() {
    let position = &middle_game(44)[0];
    let search = Search::new(&phased).until(&|| true);
    let mut without = TableSearch::new(search, fewest_replies, None);
    let result = without.value(position, 40, Window::FULL);
    assert_eq!(result, Err(Stopped));
    assert_eq!(without.search.positions(), 1024);
}

#[test]
fn stored_depth_never_decreases() {
    let exact = Bounds {
        lower: 40,
        upper: 40,
    };
    let unknown = Bounds::UNKNOWN;
    let at_least_30 = Bounds {
        lower: 30,
        ..unknown
    };
    let at_most_30 = Bounds {
        upper: 30,
        ..unknown
    };
    for (alpha, beta, value) in [(0, 20, 20), (60, 80, 60), (30, 50, 40)] {
        let window = Window { alpha, beta };
        assert_eq!(exact.learn(value, window), exact);
    }
    let low = Window { alpha: 0, beta: 20 };
    assert_eq!(at_least_30.learn(20, low), at_least_30);
    let high = Window {
        alpha: 60,
        beta: 80,
    };
    assert_eq!(at_most_30.learn(60, high), at_most_30);
}
