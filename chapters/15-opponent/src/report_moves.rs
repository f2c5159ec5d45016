use std::sync::mpsc::Sender;

use minimax::{Considered, Evaluation, Game, consider};

/// Considers one move after another, and sends what it found out about each.
pub fn report_moves<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
    sender: &Sender<Considered<G::Move>>,
) {
    for its_move in game.moves() {
        let it = consider(game, its_move, depth, evaluation);
        if sender.send(it).is_err() {
            return; // nobody is listening any more
        }
    }
}
