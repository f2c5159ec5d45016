use board::Disc;
use end_of_game::{Position, Score, Turn};
use whole_games::Ply;

use crate::Game;

/// Othello. A forced pass is a move, and the only one.
impl Game for Position {
    type Move = Ply;

    fn moves(&self) -> Vec<Ply> {
        match self.turn() {
            Turn::Move => self.legal_moves().map(Ply::Move).collect(),
            Turn::Pass => vec![Ply::Pass],
            Turn::Over => Vec::new(),
        }
    }

    fn after(&self, ply: Ply) -> Position {
        match ply {
            Ply::Move(square) => self.play(square).expect("a legal move"),
            Ply::Pass => self.passed(),
        }
    }

    /// The difference in discs; the empty squares go to the winner.
    fn result(&self) -> Option<i32> {
        if self.turn() != Turn::Over {
            return None;
        }
        let Score { black, white } = Score::result(&self.board);
        let difference = black as i32 - white as i32;
        match self.to_move {
            Disc::Black => Some(difference),
            Disc::White => Some(-difference),
        }
    }
}
