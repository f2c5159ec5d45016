//! What looking ahead costs.
//!
//! `cargo bench -p tic-tac-toe`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tic_tac_toe::{Counts, Level, TicTacToe};

fn main() {
    divan::main();
}

/// The first move of a game, at each level; counts positions.
#[divan::bench(args = [Level::Easy, Level::Medium, Level::Hard])]
fn first_move(bencher: Bencher, level: Level) {
    let start = TicTacToe::new();
    let positions = level.analyze(&start).positions;
    bencher
        .counter(ItemsCount::new(positions))
        .bench(|| level.analyze(black_box(&start)));
}

/// The whole tree without evaluating anything; counts positions.
#[divan::bench]
fn count(bencher: Bencher) {
    bencher.counter(ItemsCount::new(549_946_u32)).bench(|| {
        let mut counts = Counts::default();
        tic_tac_toe::count(black_box(&mut TicTacToe::new()), &mut counts);
        counts
    });
}
