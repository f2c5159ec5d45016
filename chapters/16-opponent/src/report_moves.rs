use std::sync::mpsc::Sender;

use minimax::{Game, ScoredMove, Search, consider};

/// Considers one move after another, and sends what it found out about each.
pub fn report_moves<G: Game>(
    search: &mut Search<G>,
    game: &G,
    depth: usize,
    sender: &Sender<ScoredMove<G::Move>>,
) {
    for mv in game.moves() {
        let Ok(scored) = consider(search, game, mv, depth) else {
            return; // it was told to stop
        };
        if sender.send(scored).is_err() {
            return; // nobody is listening anymore
        }
    }
}
