use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

use end_of_game::Position;
use evaluation::Engine;
use minimax::{Considered, Game, Value};
use whole_games::Ply;

use crate::{Stoppable, report_moves};

/// A search in a thread of its own. Dropping it stops the thread.
#[derive(Debug)]
pub struct BackgroundSearch {
    position: Position,
    considered: Vec<Considered<Ply>>,
    reports: mpsc::Receiver<Considered<Ply>>,
    is_stopped: Arc<AtomicBool>,
}

impl BackgroundSearch {
    /// Starts a thread that considers each move of a position.
    pub fn start(position: Position, engine: Engine<Position>) -> Self {
        let (sender, reports) = mpsc::channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        std::thread::spawn(move || {
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
    pub fn favorite(&self) -> Option<&Considered<Ply>> {
        self.considered.iter().rev().max_by_key(|it| it.value)
    }

    /// How far it is: `has tried 3 of 4 moves, and likes d3 (+30)`.
    pub fn progress(&self) -> String {
        let (tried, moves) = (self.considered.len(), self.moves());
        let likes = self.favorite().map_or(String::new(), |it| {
            format!(", and likes {} ({})", it.its_move, Value(it.value))
        });
        format!("has tried {tried} of {moves} moves{likes}")
    }
}

impl Drop for BackgroundSearch {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}
