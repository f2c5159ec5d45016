use end_of_game::Position;
use tic_tac_toe::Rand;

use crate::{Game, Skill};

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games won.
    pub wins: usize,
    /// The games drawn.
    pub draws: usize,
    /// The games lost.
    pub losses: usize,
}

/// Plays a game to its end; the result for the side to move at its beginning.
pub fn play_out<G: Game>(start: &G, skills: [Skill<G>;2], rand: &mut Rand) -> i32 {
    let mut game = start.clone();
    let mut turn = 0;
    loop {
        if let Some(points) = game.result() {
            return if turn == 0 { points } else { -points };
        }
        let m = skills[turn].choose(&game, rand).expect("a move");
        game = game.after(m);
        turn = 1 - turn;
    }
}
