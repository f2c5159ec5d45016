//! A game refuses a pass only if there's a move, or if it's over. Here there
//! isn't a move, so it's over.

use board::Disc;
use end_of_game::{Position, Score};
use two_players::{Othello, greediest};

/// Who wins if the greedy player plays both colors, and after how many moves.
pub fn handout(start: &Position) -> (Option<Disc>, usize) {
    let mut game = Othello::new(*start);
    let mut moves = 0;
    loop {
        if let Some(square) = greediest(game.position()) {
            game.place(square).expect("a legal move");
            moves += 1;
        } else if game.pass().is_err() {
            let score = Score::discs(&game.position().board);
            return (score.winner(), moves);
        }
    }
}
