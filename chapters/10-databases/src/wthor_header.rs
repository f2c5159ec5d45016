/// The header of a WTHOR file: its first 16 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WthorHeader {
    /// The date of the file: century, year, month, day.
    pub created: [u8; 4],
    /// The number of games.
    pub games: u32,
    /// The number of names.
    pub names: u16,
    /// The year of the games.
    pub year: u16,
    /// The squares on a side of the board; 0 means 8.
    pub size: u8,
    /// 1 if the file holds solitaire problems instead of games.
    pub kind: u8,
    /// The number of empty squares at which perfect play begins; 0 means 22.
    pub depth: u8,
}

impl WthorHeader {
    /// Decodes a header.
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

    /// Returns the year as text, empty if it's unknown.
    pub fn year_in_digits(&self) -> String {
        match self.year {
            0 => String::new(),
            year => year.to_string(),
        }
    }

    /// Describes the result of perfect play, given Black's points in it. It's
    /// empty if they are 0, which means unknown.
    pub fn perfect_play(&self, best: u8) -> String {
        let depth = if self.depth == 0 { 22 } else { self.depth };
        match best {
            1..=64 => format!("{depth} squares empty: {best}-{}", 64 - best),
            _ => String::new(),
        }
    }

    /// Encodes the header.
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
