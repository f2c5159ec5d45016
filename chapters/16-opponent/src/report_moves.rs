use std::sync::mpsc::Sender;

use minimax::{Game, ScoredMove, Search, consider};

/// Searches each move in turn, and sends its score as soon as it is known.
pub fn report_moves<G: Game>(
    search: &mut Search<G>,
    game: &G,
    depth: usize,
    sender: &Sender<ScoredMove<G::Move>>,
) {
    for mv in game.moves() {
        let Ok(scored) = consider(search, game, mv, depth) else {
            return; // the search was stopped
        };
        if sender.send(scored).is_err() {
            return; // the receiver was dropped
        }
    }
}
