use std::io::Read;

use crate::read_array::read_array;
use crate::{DatabaseError, Location, Problem, RecordError};

/// The first 16 bytes of each file of a WTHOR database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WthorHeader {
    /// When the file was made: century, year, month, day.
    pub created: [u8; 4],
    /// How many games follow.
    pub games: u32,
    /// How many names follow.
    pub names: u16,
    /// The year of the games.
    pub year: u16,
    /// The squares on a side of the board; 0 means 8.
    pub size: u8,
    /// 1 when the file holds problems instead of games.
    pub kind: u8,
    /// How many squares were empty where perfect play begins; 0 means 22.
    pub depth: u8,
}

impl WthorHeader {
    /// Reads a header.
    ///
    /// # Errors
    ///
    /// When the input ends too early.
    pub fn from_reader(
        input: &mut impl Read,
    ) -> Result<WthorHeader, RecordError> {
        let none = Problem::Database(DatabaseError::Short(0, 16));
        read_array(input)
            .and_then(|bytes| bytes.ok_or(none))
            .map(WthorHeader::from_bytes)
            .map_err(|problem| problem.found(Location::Header))
    }

    /// The header with these bytes. The least significant byte of a number
    /// comes first.
    pub fn from_bytes(bytes: [u8; 16]) -> WthorHeader {
        let number = |at| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        WthorHeader {
            created: [bytes[0], bytes[1], bytes[2], bytes[3]],
            games: u32::from(number(4)) + (u32::from(number(6)) << 16),
            names: number(8),
            year: number(10),
            size: bytes[12],
            kind: bytes[13],
            depth: bytes[14],
        }
    }

    /// The bytes of this header.
    pub fn to_bytes(&self) -> [u8; 16] {
        let mut bytes = [0; 16];
        bytes[..4].copy_from_slice(&self.created);
        bytes[4..8].copy_from_slice(&self.games.to_le_bytes());
        bytes[8..10].copy_from_slice(&self.names.to_le_bytes());
        bytes[10..12].copy_from_slice(&self.year.to_le_bytes());
        bytes[12..15].copy_from_slice(&[self.size, self.kind, self.depth]);
        bytes
    }
}
