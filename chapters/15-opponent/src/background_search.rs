use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use end_of_game::Position;
use evaluation::Engine;
use minimax::{Considered, Game, best, consider};
use whole_games::Ply;

use crate::Stoppable;

/// A search in a thread of its own. Dropping it stops the thread.
#[derive(Debug)]
pub struct BackgroundSearch {
    position: Position,
    /// How many moves the position has.
    moves: usize,
    /// What has been reported so far.
    considered: Vec<Considered<Ply>>,
    reports: Receiver<Considered<Ply>>,
    is_stopped: Arc<AtomicBool>,
}

impl BackgroundSearch {
    /// Starts a thread that considers each move of a position.
    pub fn start(
        position: Position,
        engine: Engine<Position>,
    ) -> BackgroundSearch {
        let (sender, reports) = mpsc::channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        thread::spawn(move || search(position, &engine, &flag, &sender));
        BackgroundSearch {
            position,
            moves: position.moves().len(),
            considered: Vec::new(),
            reports,
            is_stopped,
        }
    }

    /// Collects what the thread has reported since the last time. It never
    /// waits.
    pub fn receive(&mut self) {
        self.considered.extend(self.reports.try_iter());
    }

    /// Whether every move has been considered, and its report received.
    pub fn is_done(&self) -> bool {
        self.considered.len() == self.moves
    }

    /// The position whose moves are considered.
    pub fn position(&self) -> Position {
        self.position
    }

    /// How many moves the position has.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// The moves whose reports have been received, in their order.
    pub fn considered(&self) -> &[Considered<Ply>] {
        &self.considered
    }

    /// The first of the best moves so far.
    pub fn favorite(&self) -> Option<Considered<Ply>> {
        let best = *best(&self.considered).first()?;
        self.considered
            .iter()
            .find(|it| it.its_move == best)
            .copied()
    }
}

impl Drop for BackgroundSearch {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// Considers one move after another, and reports each.
fn search(
    position: Position,
    engine: &Engine<Position>,
    is_stopped: &AtomicBool,
    sender: &Sender<Considered<Ply>>,
) {
    let game = Stoppable {
        game: position,
        evaluation: engine.evaluation,
        is_stopped,
    };
    for its_move in game.moves() {
        let it = consider(&game, its_move, engine.depth, Stoppable::evaluate);
        if sender.send(it).is_err() {
            return; // nobody is listening any more
        }
    }
}
