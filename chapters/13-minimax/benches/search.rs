//! How many positions the search looks at in a second: each game, over copies
//! and over undo.
//!
//! `cargo bench -p minimax`

use connect_four::ConnectFour;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use end_of_game::Position;
use minimax::undo::{Undo, minimax_with_undo};
use minimax::{Evaluation, Game, Search, discs, minimax, open_lines};
use test_support::middle_game;
use tic_tac_toe::{TicTacToe, lines};

fn main() {
    divan::main();
}

/// Looks `depth` moves ahead from each game; counts positions.
fn copies<G: Game + Sync>(
    bencher: Bencher,
    games: &[G],
    depth: usize,
    evaluation: Evaluation<G>,
) {
    let search = || {
        let mut search = Search::new(evaluation);
        for game in black_box(games) {
            let value = minimax(&mut search, game, depth);
            black_box(value.expect("nothing stops it"));
        }
        search.positions()
    };
    bencher.counter(ItemsCount::new(search())).bench(search);
}

/// The same over undo.
fn undo<G: Undo + Sync>(
    bencher: Bencher,
    games: &[G],
    depth: usize,
    evaluation: Evaluation<G>,
) {
    let search = || {
        let mut search = Search::new(evaluation);
        for game in black_box(games) {
            let mut game = game.clone();
            let value = minimax_with_undo(&mut search, &mut game, depth);
            black_box(value.expect("nothing stops it"));
        }
        search.positions()
    };
    bencher.counter(ItemsCount::new(search())).bench(search);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn tic_tac_toe_copies(bencher: Bencher) {
    let article = |game: &TicTacToe| lines(game, game.to_move());
    copies(bencher, &[TicTacToe::new()], 9, &article);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn tic_tac_toe_undo(bencher: Bencher) {
    let article = |game: &TicTacToe| lines(game, game.to_move());
    undo(bencher, &[TicTacToe::new()], 9, &article);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn connect_four_copies(bencher: Bencher) {
    copies(bencher, &[ConnectFour::new()], 6, &open_lines);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn othello_copies(bencher: Bencher) {
    copies(bencher, &middle_game::positions(), 3, &discs);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn othello_undo(bencher: Bencher) {
    undo(bencher, &middle_game::positions(), 3, &discs);
}

/// The whole tree of the small board: the evaluation is never needed.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn four_by_four_copies(bencher: Bencher) {
    copies(bencher, &[small()], 99, &|_| 0);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn four_by_four_undo(bencher: Bencher) {
    undo(bencher, &[small()], 99, &|_| 0);
}

fn small() -> Position {
    Position {
        board: two_players::Size::Four.start(),
        ..Position::start()
    }
}
