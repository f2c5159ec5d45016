use bitboards::BitPosition;
use minimax::Game;
use perfect_endgame::Solver;
use tic_tac_toe::Rand;
use whole_games::Ply;

use crate::{Player, Sample};

/// The fewest plies at the start that are left to chance.
const FEWEST: usize = 2;
/// Fewer than `MORE` plies after those are, too.
const MORE: usize = 20;
/// And one in `SELDOM` of all that follow.
const SELDOM: usize = 20;

/// Plays a game that two players learn from. It begins with chance, so that no
/// two games are the same, and now and then chance plays again, so that they
/// see what a mistake leads to.
pub fn self_play(players: [Player; 2], rand: &mut Rand) -> Vec<BitPosition> {
    let chance = FEWEST + rand.below(MORE);
    let mut game = vec![BitPosition::start()];
    loop {
        let position = game[game.len() - 1];
        let is_chance = game.len() <= chance || rand.below(SELDOM) == 0;
        let ply = if is_chance {
            any_move(&position, rand)
        } else {
            players[game.len() % 2].choose(&position, rand)
        };
        match ply {
            Some(ply) => game.push(position.after(ply)),
            None => return game.split_off(chance.min(game.len() - 1)),
        }
    }
}

fn any_move(position: &BitPosition, rand: &mut Rand) -> Option<Ply> {
    rand.pick(&Game::moves(position)).copied()
}

/// Each position of a game that's over, and how the game ended for the side to
/// move there. With `solved` empty squares the solver says how it should have
/// ended, and that's the result for all that comes before.
pub fn samples(
    game: &[BitPosition],
    solved: u32,
    solver: &mut Solver,
) -> Vec<Sample> {
    let mut result = game.last().and_then(Game::result).unwrap_or_default();
    let labeled = game.iter().rev().map(|&position| {
        if position.empty().count_ones() == solved {
            result = solver.value(position).unwrap_or(result);
        }
        let sample = Sample { position, result };
        result = -result;
        sample
    });
    labeled.collect()
}
