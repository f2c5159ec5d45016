use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use end_of_game::Position;
use minimax::{Considered, Engine, Game, consider};
use whole_games::Ply;

use crate::Stoppable;

/// A search that runs in a thread of its own. Dropping it stops the thread.
#[derive(Debug)]
pub struct BackgroundSearch {
    position: Position,
    /// How many moves the position has.
    moves: usize,
    /// The reports that were received so far.
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

    /// The position whose moves are considered.
    pub fn position(&self) -> Position {
        self.position
    }

    /// How many moves the position has.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// The moves that have been considered, as far as they were received.
    pub fn considered(&self) -> &[Considered<Ply>] {
        &self.considered
    }

    /// Receives what the thread has reported since the last time. It never
    /// waits.
    pub fn receive(&mut self) {
        self.considered.extend(self.reports.try_iter());
    }

    /// Whether all moves are considered.
    pub fn is_done(&self) -> bool {
        self.considered.len() == self.moves
    }
}

impl Drop for BackgroundSearch {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// Considers one move after the other, and reports each.
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
            return; // the search was dropped
        }
    }
}
