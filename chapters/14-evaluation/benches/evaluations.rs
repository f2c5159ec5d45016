//! How many positions the search looks at in a second with each evaluation,
//! three plies from twenty positions of the middle game.
//!
//! `cargo bench -p evaluation`

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use evaluation::evaluate::STEPS;
use minimax::{Search, minimax};
use test_support::middle_game;

fn main() {
    divan::main();
}

/// The places of the evaluations in [`STEPS`].
const PLACES: [usize; 4] = [0, 1, 2, 3];

#[divan::bench(args = PLACES, sample_count = 10, sample_size = 1)]
fn three_plies(bencher: Bencher, place: usize) {
    let games = middle_game::positions();
    let search = || {
        let mut search = Search::new(STEPS[place].1);
        for game in black_box(&games) {
            let value = minimax(&mut search, game, 3);
            black_box(value.expect("nothing stops it"));
        }
        search.positions()
    };
    bencher.counter(ItemsCount::new(search())).bench(search);
}
