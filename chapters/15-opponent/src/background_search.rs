use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use end_of_game::Position;
use evaluation::Engine;
use minimax::{Considered, Game};
use whole_games::Ply;

use crate::{Stoppable, report_moves};

/// A search in a thread of its own. Dropping it stops the thread.
#[derive(Debug)]
pub struct BackgroundSearch {
    position: Position,
    /// What has been reported so far.
    considered: Vec<Considered<Ply>>,
    reports: Receiver<Considered<Ply>>,
    is_stopped: Arc<AtomicBool>,
}

impl BackgroundSearch {
    /// Starts a thread that considers each move of a position.
    pub fn start(position: Position, engine: Engine<Position>) -> Self {
        let (sender, reports) = mpsc::channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        thread::spawn(move || {
            let game = Stoppable {
                game: position,
                evaluation: engine.evaluation,
                is_stopped: &flag,
            };
            report_moves(&game, engine.depth, Stoppable::evaluate, &sender);
        });
        BackgroundSearch {
            position,
            considered: Vec::new(),
            reports,
            is_stopped,
        }
    }

    /// Collects what the thread has reported meanwhile. It never waits.
    pub fn receive(&mut self) {
        self.considered.extend(self.reports.try_iter());
    }

    /// Whether every move has been considered, and its report received.
    pub fn is_done(&self) -> bool {
        self.considered.len() == self.moves()
    }

    /// The position whose moves are considered.
    pub fn position(&self) -> Position {
        self.position
    }

    /// How many moves the position has.
    pub fn moves(&self) -> usize {
        self.position.moves().len()
    }

    /// The moves whose reports have been received, in their order.
    pub fn considered(&self) -> &[Considered<Ply>] {
        &self.considered
    }

    /// The first of the best moves so far.
    pub fn favorite(&self) -> Option<Considered<Ply>> {
        let most = self.considered.iter().map(|it| it.value).max()?;
        self.considered.iter().find(|it| it.value == most).copied()
    }
}

impl Drop for BackgroundSearch {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}
