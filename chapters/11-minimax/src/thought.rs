use std::sync::mpsc::{self, Receiver};
use std::thread;

use end_of_game::{Ply, Position};

use crate::{Considered, Game, Skill, consider};

/// A computer that thinks about a position, in a thread of its own, and
/// reports each move that it has considered.
///
/// Dropping it stops it, at the latest when the next move is considered.
#[derive(Debug)]
pub struct Thought {
    /// What it thinks about.
    pub position: Position,
    /// How many moves it has to consider.
    pub moves: usize,
    /// What has been reported so far.
    pub considered: Vec<Considered<Ply>>,
    reports: Receiver<Considered<Ply>>,
}

impl Thought {
    /// Begins to think.
    pub fn begin(position: Position, skill: Skill<Position>) -> Thought {
        let (sender, reports) = mpsc::channel();
        let moves = position.moves();
        let number = moves.len();
        let Skill { depth, evaluation } = skill;
        thread::spawn(move || {
            let report = |its_move| {
                let it = consider(&position, its_move, depth, evaluation);
                sender.send(it)
            };
            moves.into_iter().try_for_each(report)
        });
        Thought {
            position,
            moves: number,
            considered: Vec::new(),
            reports,
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

    /// How far it has come.
    pub fn told(&self, name: &str) -> String {
        let done = self.considered.len();
        let moves = self.moves;
        format!(
            "{name} has considered {done} of {moves} moves. Esc: play the best \
             of them."
        )
    }
}
