//! Each search with the table and without.

use std::hash::Hash;

use alpha_beta::{
    Order, Stopped, Window, alpha_beta, as_they_come, fewest_replies,
};
use benchmark_positions::middle_game;
use connect_four::ConnectFour;
use evaluation::evaluate::phased;
use minimax::{Evaluation, Game, minimax, open_lines};
use pretty_assertions::assert_eq;
use tic_tac_toe::{TicTacToe, lines};
use transpositions::{BitGrid, Table, TableSearch, null_window};

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
    let mut without = TableSearch::new(evaluation, order, None);
    for megabytes in MEGABYTES {
        let table = Some(Table::new(megabytes).unwrap());
        let mut with = TableSearch::new(evaluation, order, table);
        for depth in 0..=depth {
            let value = without.search(game, depth, Window::OPEN).unwrap();
            let plain =
                alpha_beta(game, depth, Window::OPEN, evaluation, &mut 0);
            assert_eq!(value, plain);
            let found = with.search(game, depth, Window::OPEN).unwrap();
            assert_eq!(found, value, "depth {depth}, {megabytes} MB");
            asks_yes_or_no(&mut with, game, depth, value);
        }
    }
}

/// Null windows below the value and above it get the right answer.
fn asks_yes_or_no<G: Game + Hash + Eq>(
    search: &mut TableSearch<G>,
    game: &G,
    depth: usize,
    value: i32,
) {
    for alpha in [value - 1, value] {
        let found = search.search(game, depth, null_window(alpha)).unwrap();
        assert_eq!(found > alpha, value > alpha);
    }
}

#[test]
fn othello_with_the_table_and_without() {
    for position in middle_game(44).iter().chain(&middle_game(28)) {
        with_and_without(position, 4, fewest_replies, phased);
    }
}

#[test]
fn tic_tac_toe_with_the_table_and_without() {
    let article = |game: &TicTacToe| lines(game, game.to_move());
    with_and_without(&TicTacToe::new(), 9, as_they_come, article);
}

#[test]
fn connect_four_with_the_table_and_without() {
    for columns in ["", "4455", "cdecfbceeed", "44444215"] {
        let game: ConnectFour = columns.parse().unwrap();
        with_and_without(&game, 6, as_they_come, open_lines);
        with_and_without(&BitGrid::from(&game), 7, as_they_come, |_| 0);
    }
}

#[test]
fn one_move_at_a_time_ends_where_minimax_does() {
    for position in &middle_game(36)[..4] {
        let table = Some(Table::new(16).unwrap());
        let mut search = TableSearch::new(phased, fewest_replies, table);
        let value = search.deepen(position, 4).unwrap();
        assert_eq!(value, minimax(position, 4, phased, &mut 0));
    }
}

#[test]
fn iterative_deepening_pays_for_itself() {
    let count = |megabytes: Option<usize>, deepens| {
        let mut positions = 0;
        for position in middle_game(44) {
            let table = megabytes.map(|it| Table::new(it).unwrap());
            let mut search = TableSearch::new(phased, as_they_come, table);
            match deepens {
                true => search.deepen(&position, 5).unwrap(),
                false => search.search(&position, 5, Window::OPEN).unwrap(),
            };
            positions += search.positions;
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
fn a_search_can_be_stopped() {
    let position = &middle_game(44)[0];
    let mut search = TableSearch::new(phased, fewest_replies, None);
    search.must_stop = &|| true;
    let result = search.search(position, 40, Window::OPEN);
    assert_eq!((result, search.positions), (Err(Stopped), 1024));
}
