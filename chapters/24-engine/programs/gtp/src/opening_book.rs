use std::collections::HashMap;

use board::Square;
use end_of_game::Position;
use thiserror::Error;
use transpositions::eight_views;
use whole_games::{Ply, parse_transcript, referee};

/// Moves that are played without thinking, because somebody has thought about
/// them before.
#[derive(Clone, Debug, Default)]
pub struct OpeningBook {
    moves: HashMap<Position, Square>,
}

/// A line that isn't one of an opening book.
#[derive(Debug, Error)]
#[error(
    "line {line} isn't how a game begins: {why}. A line is a transcript such as \
     f5d6c3, and its last move is the book's"
)]
pub struct NotAnOpening {
    line: usize,
    why: String,
}

impl OpeningBook {
    /// Reads a book: each line is how a game begins, and its last move is the
    /// one to play there. What's true of a position is true of its mirror
    /// images, too.
    ///
    /// Fails at the first line whose moves aren't legal.
    pub fn read(text: &str) -> Result<OpeningBook, NotAnOpening> {
        let mut book = OpeningBook::default();
        for (number, line) in text.lines().enumerate() {
            book.learn(line).map_err(|why| NotAnOpening {
                line: number + 1,
                why,
            })?;
        }
        Ok(book)
    }

    fn learn(&mut self, line: &str) -> Result<(), String> {
        let plies = parse_transcript(line).map_err(|why| why.to_string())?;
        let Some((Ply::Move(square), before)) = plies.split_last() else {
            return Err("it ends without a move".to_string());
        };
        let game = referee(Position::start(), before);
        let position = game.map_err(|why| why.to_string())?.position;
        let after = position.play(*square).map_err(|why| why.to_string())?;
        for (view, after) in
            eight_views(&position).iter().zip(eight_views(&after))
        {
            let leads_there = |square| view.play(square) == Ok(after);
            let square = view.legal_moves().find(|&mv| leads_there(mv));
            self.moves.extend(square.map(|square| (*view, square)));
        }
        Ok(())
    }

    /// What to play in a position, if the book has it.
    pub fn find(&self, position: &Position) -> Option<Square> {
        self.moves.get(position).copied()
    }
}
