//! Prints the stored bounds of a position after each of several searches.

use alpha_beta::{Window, alpha_beta};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped};
use transpositions::Bounds;
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5f6e6f4e3c5c4e7c6e2").expect("moves");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let mut bounds = Bounds::UNKNOWN;
    for (alpha, beta) in [(0, 20), (60, 80), (30, 50)] {
        let window = Window { alpha, beta };
        let mut search = Search::new(&phased);
        let value = alpha_beta(&mut search, &game.position, 4, window)?;
        bounds = bounds.learn(value, window);
        println!("{alpha:2} to {beta}: {value}, so {bounds:?}");
    }
    Ok(())
}
