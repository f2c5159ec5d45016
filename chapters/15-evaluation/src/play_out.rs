use minimax::Game;
use tic_tac_toe::Rand;

use crate::Engine;

/// Plays a game to its end, and returns its result for the side that moves
/// first. A pass is a move, so the sides always take turns.
pub fn play_out<G: Game>(
    start: &G,
    mut engines: [&Engine<G>; 2],
    rand: &mut Rand,
) -> i32 {
    let mut game = start.clone();
    let mut sign = 1;
    while let Some(mv) = engines[0].choose(&game, rand) {
        game = game.after(mv);
        engines.swap(0, 1);
        sign = -sign;
    }
    sign * game.result().expect("without a move the game is over")
}
