//! White's last choice in a game of the World Championship of 2025.

use end_of_game::Position;
use minimax::{Value, analyze, discs};
use whole_games::{parse_transcript, referee};

const GAME: &str = "f5f6e6f4g5e7e3g3d3g4g6h5h6f3h4c6h3c4f7d2c2e2d8g7d6e8d7c8c5\
                    b6h8h7c1d1c3f2b3b4a4b5a6a5a3b7c7a7a8g8b2a1f8b8g1b1a2e1f1";

fn main() {
    let plies = parse_transcript(GAME).expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    for depth in 1..=3 {
        print!("{depth} ahead:");
        for scored in analyze(&game.position, depth, &discs) {
            print!("  {} {:8}", scored.mv, Value(scored.value));
        }
        println!();
    }
}
