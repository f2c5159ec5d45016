//! What a page asks: fields and their values.

use std::fmt::Display;
use std::str::FromStr;

use board::Square;
use end_of_game::Position;

/// Why a request makes no sense, in one sentence. A boxed error would bring
/// along how to print it for debugging, which nobody does in a page.
pub struct Wrong(pub String);

impl<E: Display> From<E> for Wrong {
    fn from(why: E) -> Self {
        Self(why.to_string())
    }
}

/// A request, line by line.
pub struct Request<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Request<'a> {
    /// Reads lines of a word, a space and a value.
    pub fn read(text: &'a str) -> Self {
        let field = |line: &'a str| line.split_once(' ').unwrap_or((line, ""));
        Self(text.lines().map(field).collect())
    }

    /// What a field says, if it is there.
    pub fn text(&self, field: &str) -> Option<&'a str> {
        let found = self.0.iter().find(|(name, _)| *name == field);
        found.map(|(_, value)| value.trim())
    }

    /// What a field means, if it is there.
    pub fn get<T>(&self, field: &str) -> Result<Option<T>, Wrong>
    where
        T: FromStr<Err: Display>,
    {
        self.text(field).map(|text| Ok(text.parse()?)).transpose()
    }

    /// What a field means that must be there.
    pub fn need<T>(&self, field: &str) -> Result<T, Wrong>
    where
        T: FromStr<Err: Display>,
    {
        let missing = || format!("the board has no {field}");
        Ok(self.get(field)?.ok_or_else(missing)?)
    }

    /// The square that is chosen by its index, if one is.
    pub fn chosen(&self) -> Result<Option<Square>, Wrong> {
        Ok(self.get("choose")?.map(Square::new))
    }

    /// The position that the board was given.
    pub fn position(&self) -> Result<Position, Wrong> {
        let text = self.text("position").unwrap_or_default();
        let (board, to_move) = text.rsplit_once(' ').ok_or(
            "a position is 64 characters, a space, and the color to move",
        )?;
        Ok(Position {
            board: board.parse()?,
            to_move: to_move.parse()?,
        })
    }
}
