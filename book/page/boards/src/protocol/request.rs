//! What a page asks for: fields and their values, and why a board refuses it.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use board::Square;
use end_of_game::Position;
use serde::{Serialize, Serializer};

use crate::english;

/// A request, field by field. A board also answers with fields: those of the
/// next request, and those of a question to another part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request(Vec<(Cow<'static, str>, String)>);

impl Request {
    /// Reads what the page sends: its fields as those of a form, such as
    /// `live=predict&move=c6`. Any text is a request; whether it makes sense
    /// shows when its fields are needed.
    pub fn parse(text: &str) -> Self {
        let fields = form_urlencoded::parse(text.as_bytes()).into_owned();
        Self(fields.map(|(name, value)| (name.into(), value)).collect())
    }

    /// Adds a field.
    pub fn add(&mut self, field: &'static str, value: impl Display) {
        self.0.push((field.into(), value.to_string()));
    }

    /// The same with one more field.
    pub fn with(mut self, field: &'static str, value: impl Display) -> Self {
        self.add(field, value);
        self
    }

    /// Whether the view is to be drawn once, for a page that nobody can press.
    pub fn is_still(&self) -> bool {
        self.text("still").is_some()
    }

    /// The text of a field, if it's there.
    pub fn text(&self, field: &str) -> Option<&str> {
        let found = self.0.iter().find(|(name, _)| name == field);
        found.map(|(_, value)| value.trim())
    }

    /// The value of a field, if it's there. Fails when the text isn't such a value.
    pub fn get<T>(&self, field: &'static str) -> Result<Option<T>, RequestError>
    where
        T: FromStr<Err: Display>,
    {
        let value = self.text(field).map(str::parse).transpose();
        value.map_err(invalid)
    }

    /// The value of a field that must be there. Fails when it isn't there, or when
    /// the text isn't such a value.
    pub fn require<T>(&self, field: &'static str) -> Result<T, RequestError>
    where
        T: FromStr<Err: Display>,
    {
        self.get(field)?.ok_or_else(|| missing(field))
    }

    /// The index of the chosen cell, if the event is `choose`. Fails when it isn't
    /// a number.
    pub fn chosen_cell(&self) -> Result<Option<usize>, RequestError> {
        self.get("choose")
    }

    /// The chosen square, if the event is `choose`. Every index that is off the
    /// board is the sentinel. Fails when it isn't a number.
    pub fn chosen_square(&self) -> Result<Option<Square>, RequestError> {
        Ok(self.chosen_cell()?.map(Square::new))
    }

    /// Othello's position that the board was given. Fails when there is none, or
    /// when it isn't a board and a color.
    pub fn position(&self) -> Result<Position, RequestError> {
        let form = "a position is 64 characters, a space, and the color to move";
        parse_position(self.text("position").unwrap_or_default(), form)
    }
}

/// 64 characters and the color to move; `form` says so where the second part is missing.
pub fn parse_position(text: &str, form: &str) -> Result<Position, RequestError> {
    let (board, to_move) = text.rsplit_once(' ').ok_or_else(|| invalid(form))?;
    Ok(Position {
        board: board.parse().map_err(invalid)?,
        to_move: to_move.parse().map_err(invalid)?,
    })
}

impl Serialize for Request {
    /// An object with a string for each field.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Why a request can't be answered. The reasons have neither a capital letter
/// nor a full stop; [`sentence`](RequestError::sentence) adds both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestError {
    /// The rules forbid a move.
    Illegal(String),
    /// A field is missing, or it makes no sense here.
    Invalid(String),
}

impl RequestError {
    /// The error as a reader sees it.
    pub fn sentence(&self) -> String {
        let (Self::Illegal(reason) | Self::Invalid(reason)) = self;
        english::sentence(reason)
    }
}

/// There's something wrong with a request, for this reason: often it's an error
/// of the chapters' own.
pub fn invalid(reason: impl Display) -> RequestError {
    RequestError::Invalid(reason.to_string())
}

/// A board can't do without this field.
pub fn missing(field: &str) -> RequestError {
    invalid(format_args!("the board has no {field}"))
}

/// The rules forbid a move, for this reason.
pub fn illegal(reason: impl Display) -> RequestError {
    RequestError::Illegal(reason.to_string())
}
