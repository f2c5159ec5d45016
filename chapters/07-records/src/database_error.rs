use std::error::Error;
use std::fmt;

/// What can be wrong with a database only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// The file ends after the first number of bytes and needs the second.
    Short(usize, usize),
    /// The file holds fewer than the header counts.
    Missing(u32),
    /// The file goes on after all that the header counts.
    Long,
    /// The board has this many squares a side.
    Size(u8),
    /// The file holds problems, not games.
    Solitaires,
    /// This byte isn't a square.
    Byte(u8),
    /// Black cannot have this many points.
    Points(u8),
    /// A name that does not fit.
    Name(String),
    /// More games or names than can be counted.
    Many,
    /// The file is about the first year, and this game is from the second.
    Year(u16, u16),
    /// The game does not begin at the usual start.
    Start,
    /// The game has no result and did not come to its end.
    NoResult,
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Short(has, needs) => {
                write!(f, "the file ends after {has} of {needs} bytes")
            }
            Self::Missing(count) => {
                write!(f, "the file ends here, and its header counts {count}")
            }
            Self::Long => {
                write!(f, "the file goes on here, past what its header counts")
            }
            Self::Size(size) => {
                write!(f, "a board of {size} squares a side: only 8 is read")
            }
            Self::Solitaires => {
                write!(f, "the file holds problems: only games are read")
            }
            Self::Byte(byte) => write!(
                f,
                "{byte} is no square: f5, in row 5 and column 6, is 56"
            ),
            Self::Points(points) => {
                write!(f, "{points} points for Black: they go from 0 to 64")
            }
            Self::Name(name) => write!(
                f,
                "{name:?} does not fit: the name of a player has up to 19 \
                 characters, that of a tournament 25, all of them Latin-1"
            ),
            Self::Many => write!(f, "a database does not count that far"),
            Self::Year(first, other) => write!(
                f,
                "played in {other}, when the first game is of {first}: a \
                 database holds one year"
            ),
            Self::Start => {
                write!(f, "a database holds games from the usual start only")
            }
            Self::NoResult => write!(
                f,
                "the game is unfinished and has no result of 64 points, which \
                 a database needs"
            ),
        }
    }
}

impl Error for DatabaseError {}
