//! What a `board` block may say.

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use super::Mistake;

/// A value whose place is known, for messages.
pub(super) type Text = Spanned<String>;

/// A `board` block. Its keys are explained in `CONTRIBUTING.md`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Block {
    pub(super) title: String,
    pub(super) picture: Option<Text>,
    pub(super) window: Option<Text>,
    pub(super) file: Option<String>,
    pub(super) white: Option<String>,
    pub(super) bytes: Option<Text>,
    pub(super) position: Option<Text>,
    pub(super) diagram: Option<Text>,
    pub(super) transcript: Option<Text>,
    pub(super) after: Option<Spanned<usize>>,
    pub(super) to_move: Option<Text>,
    #[serde(default)]
    pub(super) moves: bool,
    #[serde(rename = "move")]
    pub(super) played: Option<Text>,
    pub(super) squares: Option<Text>,
    pub(super) ray: Option<Text>,
    pub(super) live: Option<Text>,
    pub(super) game: Option<Text>,
    pub(super) depth: Option<usize>,
    pub(super) level: Option<Text>,
    pub(super) cuts: Option<bool>,
}

impl Block {
    pub(super) fn parse(body: &str) -> Result<Self, Mistake> {
        toml::from_str(body).map_err(|error| {
            let span = error.span().unwrap_or_default();
            Mistake::at(span, error.message())
        })
    }

    /// What the board does in the page.
    pub(super) fn kind(&self) -> Option<&str> {
        self.live.as_ref().map(|kind| kind.as_ref().as_str())
    }

    /// The place of the first key that only says something of Othello's board.
    pub(super) fn only_othello(&self) -> Option<Range<usize>> {
        let keys = [&self.diagram, &self.to_move, &self.played, &self.squares, &self.ray];
        keys.into_iter().flatten().next().map(Spanned::span)
    }
}
