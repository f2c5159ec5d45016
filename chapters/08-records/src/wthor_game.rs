use board::Square;
use whole_games::Ply;

use crate::{DatabaseError, Problem};

/// A game in a WTHOR database: 68 bytes, with numbers in place of names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WthorGame {
    /// The number of the tournament in the list of tournaments, from 0.
    pub tournament: u16,
    /// The number of Black in the list of players, from 0.
    pub black: u16,
    /// The number of White in the list of players, from 0.
    pub white: u16,
    /// Black's points; White has the rest of 64.
    pub score: u8,
    /// Black's points if both had played perfectly near the end; also 0 when
    /// nobody worked it out.
    pub best_score: u8,
    /// The moves, up to 60. Passes are left out.
    pub plies: Vec<Ply>,
}

impl WthorGame {
    /// Reads a game.
    ///
    /// # Errors
    ///
    /// When a move isn't a square, or the score is more than 64.
    pub fn from_bytes(bytes: &[u8; 68]) -> Result<WthorGame, Problem> {
        let number = |at| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let (score, best_score) = (bytes[6], bytes[7]);
        if score > 64 {
            return Err(DatabaseError::Points(score).into());
        }
        let moves = bytes[8..].iter().take_while(|&&byte| byte != 0);
        Ok(WthorGame {
            tournament: number(0),
            black: number(2),
            white: number(4),
            score,
            best_score,
            plies: moves.map(|&byte| ply(byte)).collect::<Result<_, _>>()?,
        })
    }

    /// The bytes of this game.
    pub fn to_bytes(&self) -> [u8; 68] {
        let mut bytes = [0; 68];
        bytes[0..2].copy_from_slice(&self.tournament.to_le_bytes());
        bytes[2..4].copy_from_slice(&self.black.to_le_bytes());
        bytes[4..6].copy_from_slice(&self.white.to_le_bytes());
        bytes[6..8].copy_from_slice(&[self.score, self.best_score]);
        let moves = self.plies.iter().filter_map(|&ply| byte(ply));
        for (place, byte) in bytes[8..].iter_mut().zip(moves) {
            *place = byte;
        }
        bytes
    }
}

/// A square is its column and ten times its row, both from 1: f5 is 56.
fn ply(byte: u8) -> Result<Ply, Problem> {
    let (row, column) = (i32::from(byte / 10), i32::from(byte % 10));
    let square = Square::at(column - 1, row - 1);
    if !square.is_on_board() {
        return Err(DatabaseError::Byte(byte).into());
    }
    Ok(Ply::Move(square))
}

/// The byte of a move; passes have none.
fn byte(ply: Ply) -> Option<u8> {
    match ply {
        Ply::Move(square) => {
            Some((square.row() * 10 + square.column() + 11) as u8)
        }
        Ply::Pass => None,
    }
}
