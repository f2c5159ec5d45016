//! The end of Ralle - Puget, 1990, with a key that forgets whose turn it is.

use std::collections::HashMap;

use board::Disc;
use end_of_game::Position;
use transpositions::remember;
use whole_games::{parse_transcript, referee};

const GAME: &str = "f5d6c3d3c4f4f6f3g4g3e6b3d2c5e2f2b4a3b6h4a5e3g5e1c1f1c2a4c6\
                    a6b5a7h3d1g1h5g6b2h6b7c7c8d7d8a1e7b1g2e8a2h1f7f8g7a8b8h7";

fn board_only(position: &Position) -> Position {
    let mut board_only = *position;
    board_only.to_move = Disc::Black;
    board_only
}

fn main() {
    let plies = parse_transcript(GAME).expect("a transcript");
    let game = referee(Position::start(), &plies).expect("legal moves");
    println!("{}", game.position);
    for view in [Position::clone, board_only] {
        let mut known = HashMap::new();
        let points = remember(&game.position, view, &mut known);
        println!("{points:+} from {} positions", known.len());
    }
}
