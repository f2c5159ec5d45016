//! One counter for all moves, and a value only of what was finished.

use std::cell::Cell;

use end_of_game::Position;
use minimax::{Game, Search, consider, discs};
use whole_games::Ply;

/// A game that's over when nothing is left.
#[derive(Clone)]
struct Limited<'a> {
    position: Position,
    left: &'a Cell<u64>,
    is_cut_short: &'a Cell<bool>,
}

impl Game for Limited<'_> {
    type Move = Ply;

    fn moves(&self) -> Vec<Ply> {
        self.position.moves()
    }

    fn after(&self, ply: Ply) -> Self {
        Limited {
            position: self.position.after(ply),
            ..*self
        }
    }

    fn result(&self) -> Option<i32> {
        if self.left.get() == 0 {
            self.is_cut_short.set(true);
            return Some(0);
        }
        self.left.set(self.left.get() - 1);
        self.position.result()
    }
}

/// The values of the moves that fit.
pub fn within(position: &Position, depth: usize, limit: u64) -> Vec<i32> {
    let (left, is_cut_short) = (&Cell::new(limit), &Cell::new(false));
    let position = *position;
    let game = Limited {
        position,
        left,
        is_cut_short,
    };
    let mut search = Search::new(&|leaf: &Limited| discs(&leaf.position));
    let mut values = Vec::new();
    for ply in game.moves() {
        let scored = consider(&mut search, &game, ply, depth);
        let scored = scored.expect("nothing stops it");
        if is_cut_short.get() {
            break;
        }
        values.push(scored.value);
    }
    values
}
