use bitboards::{BitPosition, evaluate};
use learning::{Duel, Player, Round};
use minimax::Evaluation;
use patterns::Weights;
use tic_tac_toe::Rand;

use crate::RoundSummary;

/// Plays pairs of games against `phased`, both at this depth. The random
/// numbers are the same each time.
pub fn against_phased(weights: &Weights, pairs: usize, depth: usize) -> Duel {
    let weights = weights.clone();
    let learned = move |position: &BitPosition| weights.value(position);
    let players = [&learned, &evaluate::phased as Evaluation<_>]
        .map(|evaluation| Player::new(evaluation, depth));
    Duel::play(players, pairs, &mut Rand::new(1))
}

/// Summarizes a round, with the result of a short match.
pub fn summarize(round: Round, weights: &Weights) -> RoundSummary {
    let hundredths = |error: f64| (100.0 * error).round() as i32;
    RoundSummary {
        number: round.number,
        error: hundredths(round.error),
        test_error: hundredths(round.validation_error),
        rate: against_phased(weights, 20, 2).tally().rate().round() as i32,
    }
}
