use bitboards::BitPosition;
use minimax::Game;
use patterns::Sample;
use perfect_endgame::Solver;
use tic_tac_toe::Rand;
use whole_games::Ply;

use crate::Player;

/// The fewest plies at the start that are left to chance.
const FEWEST: usize = 2;
/// Fewer than this many after those are, too,
const MORE: usize = 24;
/// and in one of four games, fewer than this many.
const MOST: usize = 46;

/// A position of a game, and what the player to move thought that it was worth
/// after looking ahead, in eighths of a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Considered {
    /// The position.
    pub position: BitPosition,
    /// The value, for the side to move.
    pub value: i32,
}

/// A position in which chance has played so far, so that no two games are the
/// same.
fn opening(rand: &mut Rand) -> BitPosition {
    let more = if rand.below(4) == 0 { MOST } else { MORE };
    let mut position = BitPosition::start();
    for _ in 0..FEWEST + rand.below(more) {
        match rand.pick(&Game::moves(&position)) {
            Some(&ply) => position = position.after(ply),
            None => break,
        }
    }
    position
}

/// Plays a game to learn from, until at most `exact` squares are empty or it's
/// over. It comes without the positions in which chance has played.
pub fn self_play(
    players: [Player; 2],
    exact: u32,
    rand: &mut Rand,
) -> Vec<Considered> {
    let (mut position, mut game) = (opening(rand), Vec::new());
    while position.empty().count_ones() > exact {
        let player = players[game.len() % 2];
        let Some((ply, value)) = player.best(&position, rand) else {
            break;
        };
        game.push(Considered { position, value });
        position = position.after(ply);
    }
    let value = 0;
    game.push(Considered { position, value });
    game
}

/// A sample for each position of a game in which somebody can move. The solver
/// says how the last one should end, and plays it to its end.
///
/// `searched` is the part of a label that's what the player thought, and the
/// rest is how the game ended: with 0, only that counts.
pub fn samples(
    game: &[Considered],
    searched: f32,
    solver: &mut Solver,
) -> Vec<Sample> {
    let Some((last, before)) = game.split_last() else {
        return Vec::new();
    };
    let mut end = solver.value(last.position);
    let ending = ending(last.position, end, solver);
    let label = |considered: &Considered| {
        end = -end;
        considered.sample(end, searched)
    };
    let mut samples: Vec<_> = before.iter().rev().map(label).collect();
    samples.reverse();
    samples.extend(ending);
    samples.retain(|sample| BitPosition::moves(sample.position) != 0);
    samples
}

impl Considered {
    /// A sample whose label is partly how the game ended, and partly what the
    /// player thought.
    fn sample(&self, end: i32, searched: f32) -> Sample {
        let position = self.position;
        let thought = self.value.clamp(-64 * 8, 64 * 8) as f32 / 8.0;
        let label = end as f32 * (1.0 - searched) + thought * searched;
        Sample { position, label }
    }
}

/// A position that's worth so much, and those to which perfect play leads.
fn ending(
    mut position: BitPosition,
    mut worth: i32,
    solver: &mut Solver,
) -> Vec<Sample> {
    let mut samples = Vec::new();
    loop {
        let label = worth as f32;
        samples.push(Sample { position, label });
        let Some(ply) = best(position, worth, solver) else {
            return samples;
        };
        (position, worth) = (position.after(ply), -worth);
    }
}

/// What to play in a position that's worth so much; `None` once it's over.
fn best(position: BitPosition, worth: i32, solver: &mut Solver) -> Option<Ply> {
    match BitPosition::moves(position) {
        0 if position.is_over() => None,
        0 => Some(Ply::Pass),
        _ => solver.move_worth(position, worth).map(Ply::Move),
    }
}
