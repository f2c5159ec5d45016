use thiserror::Error;

/// What can be wrong with a database only.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DatabaseError {
    /// The file ends after the first number of bytes and needs the second.
    #[error("the file ends after {0} of {1} bytes")]
    Short(usize, usize),
    /// The file holds fewer than the header counts.
    #[error("the file ends here, and its header counts {0}")]
    Missing(u32),
    /// The file goes on after all that the header counts.
    #[error("the file goes on here, past what its header counts")]
    Long,
    /// The board has this many squares a side.
    #[error("a board of {0} squares a side: only 8 is read")]
    Size(u8),
    /// The file holds problems, not games.
    #[error("the file holds problems: only games are read")]
    Solitaires,
    /// This byte isn't a square.
    #[error("{0} is no square: f5, in row 5 and column 6, is 56")]
    Byte(u8),
    /// Black cannot have this many points.
    #[error("{0} points for Black: they go from 0 to 64")]
    Points(u8),
    /// A name that does not fit.
    #[error(
        "{0:?} does not fit: the name of a player has up to 19 characters, \
         that of a tournament 25, all of them Latin-1"
    )]
    Name(String),
    /// More games or names than can be counted.
    #[error("a database does not count that far")]
    Many,
    /// The file is about the first year, and this game is from the second.
    #[error(
        "played in {1}, when the first game is of {0}: a database holds one \
         year"
    )]
    Year(u16, u16),
    /// The game does not begin at the usual start.
    #[error("a database holds games from the usual start only")]
    Start,
    /// The game has no result and did not come to its end.
    #[error(
        "the game is unfinished and has no result of 64 points, which a \
         database needs"
    )]
    NoResult,
}
