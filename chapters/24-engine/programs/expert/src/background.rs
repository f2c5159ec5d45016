use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use end_of_game::Position;
use engine::{Engine, SearchInfo};
use opponent::Choice;

use crate::search::depth;
use crate::{describe, search};

/// An engine that searches one position at a time in a background thread.
pub struct BackgroundEngine {
    engine: Arc<Mutex<Engine>>,
    search: Option<Search>,
}

/// A search in a thread of its own. Dropping it stops the thread.
struct Search {
    position: Position,
    results: Receiver<SearchInfo>,
    last: Option<SearchInfo>,
    thread: JoinHandle<()>,
    is_stopped: Arc<AtomicBool>,
}

impl BackgroundEngine {
    /// Creates an idle engine.
    pub fn new(engine: Engine) -> BackgroundEngine {
        BackgroundEngine {
            engine: Arc::new(Mutex::new(engine)),
            search: None,
        }
    }

    /// Starts a search of this position unless it's running already. Returns
    /// the move once the search is done. Never blocks.
    pub fn think(&mut self, position: Position) -> Option<Choice> {
        self.search.take_if(|search| search.position != position);
        let start = || Search::start(position, self.engine.clone());
        let search = self.search.get_or_insert_with(start);
        if search.receive() { self.stop() } else { None }
    }

    /// Stops the search, and returns the best move so far if there's one.
    pub fn stop(&mut self) -> Option<Choice> {
        let info = self.search.take()?.last.take()?;
        Some((info.ply, describe(&info)))
    }

    /// Describes the progress of the search, and tells whether it has found a
    /// move. Returns `None` if the engine is idle.
    pub fn progress(&self) -> Option<(String, bool)> {
        let search = self.search.as_ref()?;
        let Some(info) = &search.last else {
            return Some(("has just begun".to_string(), false));
        };
        let (ply, discs, depth) = (info.ply, info.discs(), depth(info));
        let text = format!("has looked {depth}, and likes {ply} ({discs:+.1})");
        Some((text, true))
    }
}

impl Search {
    fn start(position: Position, engine: Arc<Mutex<Engine>>) -> Search {
        let (sender, results) = channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        let thread = thread::spawn(move || {
            // Waits until a search that was stopped has released the engine.
            let mut engine =
                engine.lock().unwrap_or_else(PoisonError::into_inner);
            let must_stop = || flag.load(Ordering::Relaxed);
            search(&mut engine, &position, &must_stop, |info| {
                // Fails if the search was dropped, and then stops anyway.
                let _ = sender.send(info);
            });
        });
        Search {
            position,
            results,
            last: None,
            thread,
            is_stopped,
        }
    }

    /// Receives the results so far, and tests if the search is done. Never
    /// blocks.
    fn receive(&mut self) -> bool {
        // Checked first: a thread may send its last result in between.
        let is_done = self.thread.is_finished();
        self.last = self.results.try_iter().last().or(self.last.take());
        is_done
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}
