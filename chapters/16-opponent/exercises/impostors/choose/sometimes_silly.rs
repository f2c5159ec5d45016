// caught by: it_scores_thirty_to_seventy_percent_against_easy_and_against_medium
// message: against medium: too weak

use board::Square;
use end_of_game::Position;
use evaluation::{Engine, evaluate};
use minimax::Evaluation;
use tic_tac_toe::Rand;
use whole_games::Ply;

pub fn choose(position: &Position, seed: u64) -> Square {
    let mut rand = Rand::new(seed);
    let depth = if seed % 100 < 50 { 1 } else { 2 };
    let evaluation: Evaluation<_> = match depth {
        1 => &minimax::discs,
        _ => &evaluate::corners,
    };
    match (Engine { depth, evaluation }).choose(position, &mut rand) {
        Some(Ply::Move(square)) => square,
        _ => Square::OVERFLOW,
    }
}
