use patterns::Sample;
use perfect_endgame::{BoardShape, Solver, Table};
use tic_tac_toe::Rand;
use transpositions::hash;

use crate::{Plan, Player, samples, self_play};

/// Plays the games with these numbers and returns the samples of each.
pub fn games(
    player: Player,
    plan: &Plan,
    searched: f32,
    numbers: std::ops::Range<usize>,
) -> Vec<Vec<Sample>> {
    let Ok(table) = Table::new(1) else {
        return Vec::new();
    };
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    let play = |number| {
        let rand = &mut Rand::new(hash(&(plan.seed, number as u64)));
        let game = self_play([player; 2], plan.exact, rand);
        samples(&game, searched, &mut solver)
    };
    numbers.map(play).collect()
}
