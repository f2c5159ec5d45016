use minimax::Game;
use whole_games::Ply;

use crate::evaluate::discs;
use crate::{BitPosition, squares};

/// Othello on two numbers, with chapter 6's plies for moves.
impl Game for BitPosition {
    type Move = Ply;

    fn moves(&self) -> Vec<Ply> {
        match BitPosition::moves(*self) {
            0 if self.passed().moves() == 0 => Vec::new(),
            0 => vec![Ply::Pass],
            moves => squares(moves).map(Ply::Move).collect(),
        }
    }

    fn after(&self, ply: Ply) -> BitPosition {
        match ply {
            Ply::Move(square) => self.play(square),
            Ply::Pass => self.passed(),
        }
    }

    /// Returns the difference in discs; the empty squares go to the winner.
    fn result(&self) -> Option<i32> {
        let empty = self.empty().count_ones() as i32;
        let difference = discs(self);
        self.is_over()
            .then(|| difference + empty * difference.signum())
    }
}
