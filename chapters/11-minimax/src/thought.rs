use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use end_of_game::{Ply, Position};

use crate::{Considered, Game, Skill, Stoppable, consider};

/// A computer that thinks about a position, in a thread of its own. It ends
/// when this is dropped.
#[derive(Debug)]
pub struct Thought {
    /// What it thinks about.
    pub position: Position,
    /// How many moves it has to consider.
    pub moves: usize,
    /// Those that it has considered, as far as we have listened.
    pub considered: Vec<Considered<Ply>>,
    reports: Receiver<Considered<Ply>>,
    is_stopped: Arc<AtomicBool>,
}

impl Thought {
    /// Begins to think.
    pub fn begin(position: Position, skill: Skill<Position>) -> Thought {
        let (sender, reports) = mpsc::channel();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let flag = is_stopped.clone();
        thread::spawn(move || think(position, &skill, &flag, &sender));
        Thought {
            position,
            moves: position.moves().len(),
            considered: Vec::new(),
            reports,
            is_stopped,
        }
    }

    /// Takes in what has been reported since the last time. It never waits.
    pub fn listen(&mut self) {
        self.considered.extend(self.reports.try_iter());
    }

    /// Whether all moves are considered.
    pub fn is_done(&self) -> bool {
        self.considered.len() == self.moves
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }
}

/// Considers one move after the other, and reports each.
fn think(
    position: Position,
    skill: &Skill<Position>,
    is_stopped: &AtomicBool,
    sender: &Sender<Considered<Ply>>,
) {
    let game = Stoppable {
        game: position,
        evaluation: skill.evaluation,
        is_stopped,
    };
    for its_move in game.moves() {
        let it = consider(&game, its_move, skill.depth, Stoppable::evaluate);
        if sender.send(it).is_err() {
            return; // nobody listens any longer
        }
    }
}
