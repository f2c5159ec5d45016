use end_of_game::Position;
use whole_games::{Ply, parse_transcript, referee};

use records::{Problem, Record};

/// A record that is being read, and the position that its moves have reached.
#[derive(Default)]
pub struct RecordBuilder {
    /// The record, as far as it has been read.
    pub record: Record,
    /// `None` before the first ply, while the start may still change.
    position: Option<Position>,
}

impl RecordBuilder {
    /// Whether no ply has been read.
    pub fn is_unplayed(&self) -> bool {
        self.position.is_none()
    }

    /// The position that the moves have reached.
    pub fn position(&self) -> Position {
        self.position.unwrap_or(self.record.start)
    }

    /// The plies that a text has. An error counts those before them too. Fails
    /// when it has anything else.
    pub fn parse_plies(&self, text: &str) -> Result<Vec<Ply>, Problem> {
        parse_transcript(text).map_err(|mut error| {
            error.plies += self.record.plies.len();
            Problem::Ply(error)
        })
    }

    /// Adds plies after the referee has looked at them. Passes are left out:
    /// the rules say where they are. Fails when the rules forbid one.
    pub fn add(&mut self, plies: &[Ply]) -> Result<(), Problem> {
        let before = self.record.plies.len();
        let game = referee(self.position(), plies).map_err(|objection| {
            Problem::Illegal(before + objection.number, objection.reason)
        })?;
        self.position = Some(game.position);
        let moves = plies.iter().filter(|&&ply| ply != Ply::Pass);
        self.record.plies.extend(moves);
        Ok(())
    }
}
