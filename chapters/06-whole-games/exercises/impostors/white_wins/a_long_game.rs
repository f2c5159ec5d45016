// caught by: white_needs_at_most_20_moves
// message: White wins after 60 moves

use board::Square;
use whole_games::{Ply, parse_transcript};

const GAME: &str = "\
    c4c5b6d3c2a7d6e7d7e3b5d2f7b1b7c6e6e8d1a8c7a4b8c3f5e1b3c1b2a2\
    d8f8a1f6g7g4b4a3g8a6g5g6a5h7h3g3g2h6f2g1f4h8h5f3h1h4f1c8h2e2";

pub fn white_wins() -> Vec<Square> {
    let plies = parse_transcript(GAME).unwrap();
    let square = |ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    };
    plies.into_iter().filter_map(square).collect()
}
