use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use end_of_game::Position;
use engine::{Engine, Thought};
use opponent::Choice;

use crate::thinking::ahead;
use crate::{describe, think};

/// The expert in the background, thinking about one position at a time.
pub struct Background {
    engine: Arc<Mutex<Engine>>,
    search: Option<Search>,
}

/// A search in a thread of its own. Dropping it stops the thread.
struct Search {
    position: Position,
    thoughts: Receiver<Thought>,
    last: Option<Thought>,
    thread: JoinHandle<()>,
    is_stopped: Arc<AtomicBool>,
}

impl Background {
    /// An expert who isn't thinking yet.
    pub fn new(engine: Engine) -> Background {
        Background {
            engine: Arc::new(Mutex::new(engine)),
            search: None,
        }
    }

    /// Begins to think about a position, or goes on. Returns the move once it's
    /// chosen, and never waits for it.
    pub fn think(&mut self, position: Position) -> Option<Choice> {
        self.search.take_if(|search| search.position != position);
        let start = || Search::start(position, self.engine.clone());
        let search = self.search.get_or_insert_with(start);
        if search.receive() { self.stop() } else { None }
    }

    /// Stops thinking, and returns the best move so far, if there's one.
    pub fn stop(&mut self) -> Option<Choice> {
        let thought = self.search.take()?.last.take()?;
        Some((thought.ply, describe(&thought)))
    }

    /// How far it is, and whether it likes a move yet; `None` if it isn't
    /// thinking.
    pub fn progress(&self) -> Option<(String, bool)> {
        let search = self.search.as_ref()?;
        Some(match &search.last {
            None => ("has just begun".to_string(), false),
            Some(thought) => {
                let (ply, discs, ahead) =
                    (thought.ply, thought.discs(), ahead(thought));
                let said = format!(
                    "has looked {ahead}, and likes {ply} ({discs:+.1})"
                );
                (said, true)
            }
        })
    }
}

impl Search {
    fn start(position: Position, engine: Arc<Mutex<Engine>>) -> Search {
        let (sender, thoughts) = channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        let thread = thread::spawn(move || {
            // A search that was stopped just now may still have it.
            let mut engine =
                engine.lock().unwrap_or_else(PoisonError::into_inner);
            let must_stop = || flag.load(Ordering::Relaxed);
            think(&mut engine, &position, &must_stop, |thought| {
                // Nobody may be listening any more.
                let _ = sender.send(thought);
            });
        });
        Search {
            position,
            thoughts,
            last: None,
            thread,
            is_stopped,
        }
    }

    /// Collects what the thread has thought meanwhile, and says whether it's
    /// done. It never waits.
    fn receive(&mut self) -> bool {
        let is_done = self.thread.is_finished(); // if so, nothing comes any more
        self.last = self.thoughts.try_iter().last().or(self.last.take());
        is_done
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}
