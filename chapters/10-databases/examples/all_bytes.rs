//! Encodes a game as the 68 bytes of a database and replays it.

use databases::WthorGame;
use end_of_game::Position;
use whole_games::{parse_transcript, referee};

const RALLE_THOR: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1\
    e8h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

fn main() {
    let game = WthorGame {
        tournament: 0,
        black: 17,
        white: 8,
        score: 35,
        best_score: 28,
        plies: parse_transcript(RALLE_THOR).unwrap(),
    };
    for row in game.to_bytes().chunks(16) {
        let hex = row.iter().map(|byte| format!("{byte:02x}"));
        println!("{}", Vec::from_iter(hex).join(" "));
    }
    let replay = referee(Position::start(), &game.plies);
    println!("passes: {:?}", replay.unwrap().passes);
}
