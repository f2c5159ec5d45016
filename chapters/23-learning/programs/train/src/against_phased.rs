use bitboards::{BitPosition, evaluate};
use learning::{Duel, Player, Round};
use minimax::Evaluation;
use patterns::Weights;
use tic_tac_toe::Rand;

use crate::Shown;

/// Pairs of games against the first teacher, both of them looking `depth` moves
/// ahead. They are the same ones each time.
pub fn against_phased(weights: &Weights, pairs: usize, depth: usize) -> Duel {
    let weights = weights.clone();
    let learned = move |position: &BitPosition| weights.value(position);
    let players = [&learned, &evaluate::phased as Evaluation<_>];
    let players = players.map(|opinion| Player::new(opinion, depth));
    Duel::play(players, pairs, &mut Rand::new(1))
}

/// What there is to show of a round, after a short match.
pub fn shown(round: Round, weights: &Weights) -> Shown {
    let hundredths = |error: f64| (100.0 * error).round() as i32;
    Shown {
        number: round.number,
        error: hundredths(round.error),
        test_error: hundredths(round.validation_error),
        rate: against_phased(weights, 20, 2).tally().rate().round() as i32,
    }
}
