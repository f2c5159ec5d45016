use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::game::LINES;
use crate::{Game, Mark, Spot};

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "  a b c")?;
        for spot in Spot::all() {
            if spot.index() % 3 == 0 {
                write!(f, "\n{}", spot.index() / 3 + 1)?;
            }
            match self.at(spot) {
                Some(mark) => write!(f, " {mark}")?,
                None => write!(f, " .")?,
            }
        }
        Ok(())
    }
}

/// A failing test shows the nine characters, such as `XX.OO....`.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for spot in Spot::all() {
            let sign = self.at(spot).map(|mark| mark.to_string());
            write!(f, "{}", sign.unwrap_or_else(|| ".".to_string()))?;
        }
        Ok(())
    }
}

/// Why a text isn't a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseGameError {
    /// It has this many characters instead of nine.
    Length(usize),
    /// This character isn't X, O or a point.
    Sign(char),
    /// It has this many X and this many O.
    Turns(usize, usize),
    /// This player has three in a row, and the other has moved since.
    PlayedOn(Mark),
}

impl FromStr for Game {
    type Err = ParseGameError;

    /// Reads nine characters, row by row: `X`, `O`, and a point for an empty spot.
    fn from_str(text: &str) -> Result<Game, ParseGameError> {
        let signs: Vec<_> = text.chars().map(read_sign).collect();
        let signs = signs.into_iter().collect::<Result<Vec<_>, _>>()?;
        let spots = signs
            .try_into()
            .map_err(|it: Vec<_>| ParseGameError::Length(it.len()))?;
        let game = Game::from_spots(spots);
        let count = |mark| spots.iter().filter(|&&it| it == Some(mark)).count();
        match (count(Mark::X), count(Mark::O)) {
            (x, o) if x == o || x == o + 1 => check_end(game),
            (x, o) => Err(ParseGameError::Turns(x, o)),
        }
    }
}

/// Checks that the player to move has no line: a game ends with the mark that
/// completes one.
fn check_end(game: Game) -> Result<Game, ParseGameError> {
    let player = game.to_move();
    let lines = LINES.map(|line| line.map(|place| game.spots[place]));
    match lines.contains(&[Some(player); 3]) {
        true => Err(ParseGameError::PlayedOn(player)),
        false => Ok(game),
    }
}

fn read_sign(sign: char) -> Result<Option<Mark>, ParseGameError> {
    match sign {
        'X' | 'x' => Ok(Some(Mark::X)),
        'O' | 'o' => Ok(Some(Mark::O)),
        '.' => Ok(None),
        other => Err(ParseGameError::Sign(other)),
    }
}

impl fmt::Display for ParseGameError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Length(length) => {
                write!(
                    f,
                    "a game has nine characters, row by row, and this has {length}"
                )
            }
            Self::Sign(sign) => {
                write!(f, "{sign:?} isn't a mark: write X, O, or . for empty")
            }
            Self::Turns(x, o) => write!(
                f,
                "{x} X and {o} O: X begins, so there are as many X as O, or \
                 one more"
            ),
            Self::PlayedOn(winner) => write!(
                f,
                "{winner} has three in a row and {} moved after it: a game \
                 that is won is over",
                winner.other()
            ),
        }
    }
}

impl Error for ParseGameError {}
