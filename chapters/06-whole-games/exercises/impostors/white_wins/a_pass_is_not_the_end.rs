// caught by: white_wins_a_legal_game
// message: it isn't over

use board::Square;
use whole_games::{Ply, parse_transcript};

const GAME: &str = "\
    f5f6d3g5h5h4f7h6";

pub fn white_wins() -> Vec<Square> {
    let plies = parse_transcript(GAME).unwrap();
    let square = |ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    };
    plies.into_iter().filter_map(square).collect()
}
