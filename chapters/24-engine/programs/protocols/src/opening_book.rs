use std::collections::HashMap;

use board::Square;
use end_of_game::Position;
use thiserror::Error;
use transpositions::eight_views;
use whole_games::{Ply, parse_transcript, referee};

/// An opening book: positions with a move to play in each.
#[derive(Clone, Debug, Default)]
pub struct OpeningBook {
    moves: HashMap<Position, Square>,
}

/// An invalid line of an opening book.
#[derive(Debug, Error)]
#[error(
    "line {line} isn't how a game begins: {reason}. A line is a transcript such \
     as f5d6c3, and its last move is the book's"
)]
pub struct OpeningBookError {
    line: usize,
    reason: String,
}

impl OpeningBook {
    /// Parses a book. Each line is a transcript whose last move is the one to
    /// play after the others. It also applies to the symmetric positions.
    ///
    /// # Errors
    ///
    /// Returns an error for the first line that isn't a legal game.
    pub fn parse(text: &str) -> Result<OpeningBook, OpeningBookError> {
        let mut book = OpeningBook::default();
        for (number, line) in (1..).zip(text.lines()) {
            book.add_line(number, line)?;
        }
        Ok(book)
    }

    /// Adds a line with this number, from 1, as [`OpeningBook::parse`] does.
    ///
    /// # Errors
    ///
    /// Returns an error if the line isn't a legal game.
    pub fn add_line(
        &mut self,
        number: usize,
        line: &str,
    ) -> Result<(), OpeningBookError> {
        self.learn(line).map_err(|reason| OpeningBookError {
            line: number,
            reason,
        })
    }

    /// Adds the position of a line in all eight symmetries.
    fn learn(&mut self, line: &str) -> Result<(), String> {
        let plies =
            parse_transcript(line).map_err(|error| error.to_string())?;
        let Some((Ply::Move(square), before)) = plies.split_last() else {
            return Err("it ends without a move".to_string());
        };
        let game = referee(Position::start(), before);
        let position = game.map_err(|error| error.to_string())?.position;
        let after =
            position.play(*square).map_err(|error| error.to_string())?;
        for (view, after) in
            eight_views(&position).iter().zip(eight_views(&after))
        {
            let leads_there = |square| view.play(square) == Ok(after);
            let square = view.legal_moves().find(|&mv| leads_there(mv));
            self.moves.extend(square.map(|square| (*view, square)));
        }
        Ok(())
    }

    /// Returns the move to play in a position, if the book has one.
    pub fn find(&self, position: &Position) -> Option<Square> {
        self.moves.get(position).copied()
    }
}
