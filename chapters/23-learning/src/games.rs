use std::ops::Range;

use patterns::Sample;
use perfect_endgame::{BoardShape, Solver, Table};
use tic_tac_toe::Rand;
use transpositions::hash;

use crate::{Plan, Player, samples, self_play};

/// The samples of the games with these numbers that a player plays against
/// itself: always the same ones, whoever asks, and in which order.
pub fn games(
    player: Player,
    plan: &Plan,
    searched: f32,
    numbers: Range<usize>,
) -> Vec<Vec<Sample>> {
    let Ok(table) = Table::new(1) else {
        return Vec::new();
    };
    let mut solver = Solver::new(BoardShape::eight(), table);
    let play = |number| {
        let rand = &mut Rand::new(hash(&(plan.seed, number as u64)));
        let game = self_play([player; 2], plan.exact, rand);
        samples(&game, searched, &mut solver)
    };
    numbers.map(play).collect()
}
