//! Spots and games from text.

use std::str::FromStr;

use thiserror::Error;

use crate::{Mark, Spot, TicTacToe};

/// A parse error, with a sentence for the person who wrote the text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ParseError(pub(crate) String);

impl FromStr for Spot {
    type Err = ParseError;

    /// Reads a name, such as `b2`.
    fn from_str(text: &str) -> Result<Spot, ParseError> {
        let says = "isn't a spot: the spots are a1 to c3";
        Spot::all()
            .find(|spot| spot.to_string() == text.to_ascii_lowercase())
            .ok_or_else(|| ParseError(format!("{text:?} {says}")))
    }
}

impl FromStr for TicTacToe {
    type Err = ParseError;

    /// Reads nine characters, row by row: `X`, `O`, and a point for an empty spot.
    fn from_str(text: &str) -> Result<TicTacToe, ParseError> {
        let spots: Result<Vec<_>, _> = text.chars().map(read_sign).collect();
        let spots = spots?.try_into().map_err(|spots: Vec<_>| {
            let length = spots.len();
            ParseError(format!(
                "a game has nine characters, row by row, and this has {length}"
            ))
        })?;
        check(TicTacToe { spots })
    }
}

fn read_sign(sign: char) -> Result<Option<Mark>, ParseError> {
    match sign {
        'X' | 'x' => Ok(Some(Mark::X)),
        'O' | 'o' => Ok(Some(Mark::O)),
        '.' => Ok(None),
        _ => Err(ParseError(format!(
            "{sign:?} isn't a mark: write X, O, or . for empty"
        ))),
    }
}

/// Checks that a position is reachable: the players take turns, and no one moves
/// after a win.
fn check(game: TicTacToe) -> Result<TicTacToe, ParseError> {
    let count = |mark| game.spots.iter().filter(|&&spot| spot == mark).count();
    let [x, o] = [Mark::X, Mark::O].map(|mark| count(Some(mark)));
    let player = game.to_move();
    if x != o && x != o + 1 {
        return Err(ParseError(format!(
            "{x} X and {o} O: X begins, so there are as many X as O, or one more"
        )));
    }
    if game.has_line(player) {
        return Err(ParseError(format!(
            "{player} has three in a row, so {} can't have moved after that",
            player.other()
        )));
    }
    Ok(game)
}
