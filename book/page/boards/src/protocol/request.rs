//! Requests of a page, and the reasons why a board refuses them.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use board::Square;
use end_of_game::Position;
use serde::{Serialize, Serializer};

use crate::english;

/// A list of fields and their values.
///
/// It is also used for the fields that a page is to keep for its next request, and for
/// questions to other parts of the code and their answers. If a field occurs twice, the
/// first one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request(Vec<(Cow<'static, str>, String)>);

impl Request {
    /// Parses a URL-encoded form, such as `live=predict&move=c6`.
    ///
    /// Every text is a request. The fields are validated when they are used.
    pub fn parse(text: &str) -> Self {
        let fields = form_urlencoded::parse(text.as_bytes()).into_owned();
        Self(fields.map(|(name, value)| (name.into(), value)).collect())
    }

    /// Adds a field.
    pub fn add(&mut self, field: &'static str, value: impl Display) {
        self.0.push((field.into(), value.to_string()));
    }

    /// Returns the request with one more field.
    pub fn with(mut self, field: &'static str, value: impl Display) -> Self {
        self.add(field, value);
        self
    }

    /// Tests if the view is for a static figure, which can't be clicked.
    pub fn is_static(&self) -> bool {
        self.text("static").is_some()
    }

    /// Returns the text of a field, without blanks around it.
    pub fn text(&self, field: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(name, _)| name == field)?;
        Some(value.trim())
    }

    /// Returns the parsed value of an optional field.
    ///
    /// # Errors
    ///
    /// Returns an error if the field exists and can't be parsed.
    pub fn get<T>(&self, field: &'static str) -> Result<Option<T>, RequestError>
    where
        T: FromStr<Err: Display>,
    {
        self.text(field)
            .map(str::parse)
            .transpose()
            .map_err(invalid)
    }

    /// Returns the parsed value of a required field.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is missing or can't be parsed.
    pub fn require<T>(&self, field: &'static str) -> Result<T, RequestError>
    where
        T: FromStr<Err: Display>,
    {
        self.get(field)?.ok_or_else(|| missing(field))
    }

    /// Returns the index of the chosen cell, if the event is `choose`.
    ///
    /// # Errors
    ///
    /// Returns an error if the index isn't a number.
    pub fn chosen_cell(&self) -> Result<Option<usize>, RequestError> {
        self.get("choose")
    }

    /// Returns the chosen square, if the event is `choose`. Every index off the board
    /// becomes the sentinel.
    ///
    /// # Errors
    ///
    /// Returns an error if the index isn't a number.
    pub fn chosen_square(&self) -> Result<Option<Square>, RequestError> {
        Ok(self.chosen_cell()?.map(Square::new))
    }

    /// Returns the Othello position with which the board starts.
    ///
    /// # Errors
    ///
    /// Returns an error if it is missing or can't be parsed.
    pub fn position(&self) -> Result<Position, RequestError> {
        let format = "a position is 64 characters, a space, and the color to move";
        parse_position(self.text("position").unwrap_or_default(), format)
    }
}

/// Parses 64 characters, a space, and the color to move.
///
/// # Errors
///
/// Returns an error if the board or the color can't be parsed. Its text is `format` if
/// there is only one word.
pub fn parse_position(text: &str, format: &str) -> Result<Position, RequestError> {
    let (board, to_move) = text.rsplit_once(' ').ok_or_else(|| invalid(format))?;
    Ok(Position {
        board: board.parse().map_err(invalid)?,
        to_move: to_move.parse().map_err(invalid)?,
    })
}

impl Serialize for Request {
    /// Serializes the request as an object with a string for each field.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The reason why a request can't be answered.
///
/// It starts in lower case and has no full stop;
/// [`sentence`](RequestError::sentence) adds both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RequestError {
    /// A move is illegal.
    Illegal(String),
    /// A field is missing or invalid.
    Invalid(String),
}

impl RequestError {
    /// Returns the error as the sentence that a reader sees.
    pub fn sentence(&self) -> String {
        let (Self::Illegal(reason) | Self::Invalid(reason)) = self;
        english::sentence(reason)
    }
}

/// Returns the error for an invalid request. The reason is often an error of a
/// chapter's crate.
pub fn invalid(reason: impl Display) -> RequestError {
    RequestError::Invalid(reason.to_string())
}

/// Returns the error for a missing field.
pub fn missing(field: &str) -> RequestError {
    invalid(format_args!("the board has no {field}"))
}

/// Returns the error for an illegal move.
pub fn illegal(reason: impl Display) -> RequestError {
    RequestError::Illegal(reason.to_string())
}
