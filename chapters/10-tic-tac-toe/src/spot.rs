use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// One of the nine places of the board, a1 to c3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The nine spots, row by row: a1 b1 c1, a2 b2 c2, a3 b3 c3.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..9).map(Spot)
    }

    /// Its place in the row of nine, 0 to 8.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let column = char::from(b'a' + self.0 % 3);
        f.pad(&format!("{column}{}", self.0 / 3 + 1))
    }
}

/// A failing test shows the name.
impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that isn't the name of a spot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSpotError(String);

impl FromStr for Spot {
    type Err = ParseSpotError;

    fn from_str(text: &str) -> Result<Spot, ParseSpotError> {
        Spot::all()
            .find(|spot| spot.to_string() == text.to_ascii_lowercase())
            .ok_or_else(|| ParseSpotError(text.to_string()))
    }
}

impl fmt::Display for ParseSpotError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = &self.0;
        write!(f, "{text:?} isn't a spot: the spots are a1 to c3")
    }
}

impl Error for ParseSpotError {}
