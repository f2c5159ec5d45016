//! Deeper and deeper, until 50 questions are asked.

use std::cell::Cell;

use alpha_beta::{Iteration, OrderedSearch, fewest_replies};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use whole_games::{parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5f6e6f4e3c5c4e7c6e2").expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let asked = Cell::new(0);
    let must_stop = || asked.replace(asked.get() + 1) == 49;
    let search = Search::new(&phased).until(&must_stop);
    let search = OrderedSearch::new(search, fewest_replies);
    for iteration in search.deepen(&game.position) {
        let Iteration { depth, value, .. } = iteration;
        print!("{depth} {value:+3} {:6}", iteration.positions);
        iteration.line.iter().for_each(|ply| print!(" {ply}"));
        println!();
    }
    println!("stopped after {} positions", 1024 * asked.get());
}
