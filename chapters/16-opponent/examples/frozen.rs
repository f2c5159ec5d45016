//! A window that thinks between two pictures.

use board::Disc;
use end_of_game::Position;
use evaluation::Engine;
use evaluation::evaluate::phased;
use minimax::{Game, best};
use whole_games::Ply;

fn main() {
    let (mut position, mut played) = (Position::start(), String::new());
    for event in ["f5", "Esc"] {
        println!("{event}");
        if let Ok(square) = event.parse() {
            position = position.after(Ply::Move(square));
            played += event;
        }
        if position.to_move == Disc::White {
            let ply = answer(&position);
            position = position.after(ply);
            played += &ply.to_string();
        }
        println!("  picture: {played}");
    }
}

/// White's best move. Nothing else happens until it's found.
fn answer(position: &Position) -> Ply {
    let engine = Engine {
        depth: 6,
        evaluation: &phased,
    };
    let considered = engine.analyze(position);
    let positions: u64 = considered.iter().map(|scored| scored.positions).sum();
    println!("  {positions} positions");
    best(&considered)[0]
}
