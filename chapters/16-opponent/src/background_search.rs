use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

use end_of_game::Position;
use evaluation::Engine;
use minimax::{Game, ScoredMove, Search};
use whole_games::Ply;

use crate::{in_discs, report_moves};

/// A search in a thread of its own. Dropping it stops the thread.
#[derive(Debug)]
pub struct BackgroundSearch {
    position: Position,
    considered: Vec<ScoredMove<Ply>>,
    reports: mpsc::Receiver<ScoredMove<Ply>>,
    is_over: bool,
    is_stopped: Arc<AtomicBool>,
}

impl BackgroundSearch {
    /// Starts a thread that considers each move of a position.
    pub fn start(
        position: Position,
        engine: Engine<'static, Position>,
    ) -> Self {
        let (sender, reports) = mpsc::channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        std::thread::spawn(move || {
            let must_stop = || flag.load(Ordering::Relaxed);
            let mut search = Search::new(engine.evaluation).until(&must_stop);
            report_moves(&mut search, &position, engine.depth, &sender);
        });
        BackgroundSearch {
            position,
            considered: Vec::new(),
            reports,
            is_over: false,
            is_stopped,
        }
    }

    /// Collects what the thread has reported meanwhile. It never waits.
    pub fn receive(&mut self) {
        let error = loop {
            match self.reports.try_recv() {
                Ok(report) => self.considered.push(report),
                Err(error) => break error,
            }
        };
        self.is_over = error == mpsc::TryRecvError::Disconnected;
    }

    /// Tests if there's nothing to wait for: it's done, or it has panicked.
    pub fn is_done(&self) -> bool {
        self.is_over || self.considered.len() == self.moves()
    }

    /// Returns the position whose moves are considered.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The number of root moves.
    pub fn moves(&self) -> usize {
        self.position.moves().len()
    }

    /// Returns the moves whose reports have been received, in their order.
    pub fn considered(&self) -> &[ScoredMove<Ply>] {
        &self.considered
    }

    /// Returns the first of the best moves so far.
    pub fn favorite(&self) -> Option<&ScoredMove<Ply>> {
        let latest_first = self.considered.iter().rev();
        latest_first.max_by_key(|scored| scored.value)
    }

    /// Describes the progress: `has tried 3 of 4 moves, and likes d3 (+2.5)`.
    pub fn progress(&self) -> String {
        let (tried, moves) = (self.considered.len(), self.moves());
        let has_panicked = self.is_over && tried < moves;
        let has = if has_panicked {
            "broke off after"
        } else {
            "has tried"
        };
        let likes = self.favorite().map_or(String::new(), |best| {
            format!(", and likes {} ({})", best.mv, in_discs(best.value))
        });
        format!("{has} {tried} of {moves} moves{likes}")
    }
}

impl Drop for BackgroundSearch {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}
