use bitboards::BitPosition;
use minimax::Game;
use patterns::Sample;
use perfect_endgame::Solver;
use tic_tac_toe::Rand;
use whole_games::Ply;

use crate::Player;

/// The minimum number of random plies at the start of a game.
const MIN_RANDOM_PLIES: usize = 2;
/// There are fewer than this many random plies more.
const MORE_PLIES: usize = 24;
/// In one of four games, there are fewer than this many more.
const RARE_PLIES: usize = 46;

/// A position of a game with its score by search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredPosition {
    /// The position.
    pub position: BitPosition,
    /// The score for the side to move, in eighths of a disc.
    pub value: i32,
}

/// Returns a position after random plies, to make games different.
fn opening(rand: &mut Rand) -> BitPosition {
    let is_rare = rand.below(4) == 0;
    let more = if is_rare { RARE_PLIES } else { MORE_PLIES };
    let mut position = BitPosition::start();
    for _ in 0..MIN_RANDOM_PLIES + rand.below(more) {
        match rand.pick(&Game::moves(&position)) {
            Some(&ply) => position = position.after(ply),
            None => break,
        }
    }
    position
}

/// Plays a game until at most `exact` squares are empty or it's over, and
/// returns its positions without those of the random opening.
pub fn self_play(
    players: [Player; 2],
    exact: u32,
    rand: &mut Rand,
) -> Vec<ScoredPosition> {
    let (mut position, mut game) = (opening(rand), Vec::new());
    while position.empty().count_ones() > exact {
        let player = players[game.len() % 2];
        let Some((ply, value)) = player.best_move(&position, rand) else {
            break;
        };
        game.push(ScoredPosition { position, value });
        position = position.after(ply);
    }
    let value = 0;
    game.push(ScoredPosition { position, value });
    game
}

/// Returns a sample for each position of a game with a legal move, and for
/// those of its perfect ending, which the solver plays.
///
/// A label is a weighted average of the score by search, with the weight
/// `searched`, and of the result of the game.
pub fn samples(
    game: &[ScoredPosition],
    searched: f32,
    solver: &mut Solver,
) -> Vec<Sample> {
    let Some((last, before)) = game.split_last() else {
        return Vec::new();
    };
    let mut end = solver.solve(last.position);
    let ending = ending(last.position, end, solver);
    let label = |scored: &ScoredPosition| {
        end = -end;
        scored.sample(end, searched)
    };
    let mut samples: Vec<_> = before.iter().rev().map(label).collect();
    samples.reverse();
    samples.extend(ending);
    samples.retain(|sample| BitPosition::moves(sample.position) != 0);
    samples
}

impl ScoredPosition {
    /// Returns a sample labeled with the weighted average of the result of the
    /// game and the score by search.
    fn sample(&self, end: i32, searched: f32) -> Sample {
        let position = self.position;
        let score = self.value.clamp(-64 * 8, 64 * 8) as f32 / 8.0;
        let label = end as f32 * (1.0 - searched) + score * searched;
        Sample { position, label }
    }
}

/// Returns samples of a position with this score and of those after it, with
/// perfect play.
fn ending(
    mut position: BitPosition,
    mut score: i32,
    solver: &mut Solver,
) -> Vec<Sample> {
    let mut samples = Vec::new();
    loop {
        let label = score as f32;
        samples.push(Sample { position, label });
        let Some(ply) = best_ply(position, score, solver) else {
            return samples;
        };
        (position, score) = (position.after(ply), -score);
    }
}

/// Returns a best ply in a position with this score, or `None` if the game is
/// over.
fn best_ply(
    position: BitPosition,
    score: i32,
    solver: &mut Solver,
) -> Option<Ply> {
    match BitPosition::moves(position) {
        0 if position.is_over() => None,
        0 => Some(Ply::Pass),
        _ => solver.move_with_score(position, score).map(Ply::Move),
    }
}
