// caught by: white_wins_a_legal_game
// message: it ends 35 to 29

use board::Square;
use whole_games::{Ply, parse_transcript};

const GAME: &str = "\
    f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4\
    h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

pub fn white_wins() -> Vec<Square> {
    let plies = parse_transcript(GAME).unwrap();
    let square = |ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    };
    plies.into_iter().filter_map(square).collect()
}
