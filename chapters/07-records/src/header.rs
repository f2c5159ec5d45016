use std::io::Read;

use crate::chunk::read_chunk;
use crate::{DatabaseError, Fault, Place, Problem};

/// The 16 bytes with which each file of a database begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Header {
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
    /// How many squares were empty where perfect play sets in; 0 means 22.
    pub depth: u8,
}

impl Header {
    /// Reads a header.
    ///
    /// # Errors
    ///
    /// When the input ends too early.
    pub fn read(input: &mut impl Read) -> Result<Header, Fault> {
        let in_header = |problem| Fault {
            place: Place::Header,
            problem,
        };
        let none = Problem::Database(DatabaseError::Short(0, 16));
        let bytes = read_chunk(input).map_err(in_header)?;
        Ok(Header::from_bytes(bytes.ok_or(in_header(none))?))
    }

    /// The header that these bytes are. Numbers have their smallest byte
    /// first.
    pub fn from_bytes(bytes: [u8; 16]) -> Header {
        let [
            c,
            y,
            m,
            d,
            g0,
            g1,
            g2,
            g3,
            n0,
            n1,
            y0,
            y1,
            size,
            kind,
            depth,
            _,
        ] = bytes;
        Header {
            created: [c, y, m, d],
            games: u32::from_le_bytes([g0, g1, g2, g3]),
            names: u16::from_le_bytes([n0, n1]),
            year: u16::from_le_bytes([y0, y1]),
            size,
            kind,
            depth,
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
