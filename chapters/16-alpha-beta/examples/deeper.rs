//! Deeper and deeper, with a budget of questions instead of a clock.

use std::cell::Cell;

use alpha_beta::{Searcher, fewest_replies};
use end_of_game::Position;
use evaluation::evaluate::phased;
use whole_games::{Ply, parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5f6e6f4e3c5c4e7c6e2").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let asked = Cell::new(0);
    let must_stop = || {
        asked.set(asked.get() + 1);
        asked.get() == 50
    };
    let searcher = Searcher::new(phased, fewest_replies).until(&must_stop);
    for found in searcher.deepen(&game.position) {
        let names: Vec<_> = found.line.iter().map(Ply::to_string).collect();
        let (depth, value) = (found.depth, found.value);
        println!(
            "{depth} {value:+4} {:6} {}",
            found.positions,
            names.join(" ")
        );
    }
    println!("stopped after {} positions", 1024 * asked.get());
}
