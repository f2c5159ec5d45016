use whole_games::Ply;

use crate::{GameError, square_of};

/// A game in a WTHOR database: 68 bytes, with numbers instead of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WthorGame {
    /// The number of the tournament in the list of tournaments, from 0.
    pub tournament: u16,
    /// The number of Black in the list of players, from 0.
    pub black: u16,
    /// The number of White in the list of players, from 0.
    pub white: u16,
    /// Black's points. White has the rest of 64.
    pub score: u8,
    /// Black's points after a perfect endgame; 0 if unknown.
    pub best_score: u8,
    /// The moves, at most 60, without passes.
    pub plies: Vec<Ply>,
}

impl WthorGame {
    /// Decodes a game.
    ///
    /// # Errors
    ///
    /// Returns an error if a move isn't a square or the score is more than 64.
    pub fn from_bytes(bytes: &[u8; 68]) -> Result<WthorGame, GameError> {
        let number = |at| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        if bytes[6] > 64 {
            return Err(GameError::Points(bytes[6]));
        }
        Ok(WthorGame {
            tournament: number(0),
            black: number(2),
            white: number(4),
            score: bytes[6],
            best_score: bytes[7],
            plies: decode_moves(&bytes[8..])?,
        })
    }

    /// Encodes the game.
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        bytes[0..2].copy_from_slice(&self.tournament.to_le_bytes());
        bytes[2..4].copy_from_slice(&self.black.to_le_bytes());
        bytes[4..6].copy_from_slice(&self.white.to_le_bytes());
        bytes[6..8].copy_from_slice(&[self.score, self.best_score]);
        let moves = self.plies.iter().filter_map(|&ply| crate::byte_of(ply));
        for (slot, byte) in bytes[8..].iter_mut().zip(moves) {
            *slot = byte;
        }
        bytes
    }
}

/// Decodes the moves up to the first 0.
fn decode_moves(bytes: &[u8]) -> Result<Vec<Ply>, GameError> {
    bytes
        .iter()
        .take_while(|&&byte| byte != 0)
        .map(|&byte| {
            let square = square_of(byte).ok_or(GameError::Byte(byte))?;
            Ok(Ply::Move(square))
        })
        .collect()
}
