// caught by: white_wins_a_legal_game
// message: move 2 is illegal

use board::Square;
use whole_games::{Ply, parse_transcript};

const GAME: &str = "\
    f5a1";

pub fn white_wins() -> Vec<Square> {
    let plies = parse_transcript(GAME).unwrap();
    let square = |ply| match ply {
        Ply::Move(square) => Some(square),
        Ply::Pass => None,
    };
    plies.into_iter().filter_map(square).collect()
}
