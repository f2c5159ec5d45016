//! The same position, straight to a depth and one move after another.

use alpha_beta::{Stopped, Window, as_they_come};
use end_of_game::Position;
use evaluation::evaluate::phased;
use transpositions::{Table, TableSearch};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5f6e6f4e3c5c4e7c6e2").expect("moves");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let search = || {
        let table = Table::new(64).expect("room");
        TableSearch::new(phased, as_they_come, Some(table))
    };
    for depth in 4..=8 {
        let (mut direct, mut deepening) = (search(), search());
        direct.search(&game.position, depth, Window::OPEN)?;
        deepening.deepen(&game.position, depth)?;
        let (direct, deepening) = (direct.positions, deepening.positions);
        println!("{depth}: {direct:8} directly, {deepening:7} in all");
    }
    Ok(())
}
