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

    /// Returns the difference in discs; the empty squares go to the winner.
    fn result(&self) -> Option<i32> {
        let is_over = self.turn() == Turn::Over;
        is_over.then(|| difference(Score::result(&self.board), self.to_move))
    }
}

/// Counts discs: those of the color to move minus those of its opponent.
pub fn discs(position: &Position) -> i32 {
    difference(Score::discs(&position.board), position.to_move)
}

fn difference(score: Score, to_move: Disc) -> i32 {
    let black_minus_white = score.black as i32 - score.white as i32;
    match to_move {
        Disc::Black => black_minus_white,
        Disc::White => -black_minus_white,
    }
}
