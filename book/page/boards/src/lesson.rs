//! What the trainer says to the board that teaches a pupil, as text.

use std::fmt::{self, Display};
use std::str::FromStr;

use train::Shown;

use crate::advice::Unclear;

/// What the trainer has done.
pub enum Lesson {
    /// `played 500`: games in all.
    Played(usize),
    /// `learned 2 2087 2079 45 0a1b...`: a round, and its best weights in
    /// hexadecimal.
    Learned(Shown, String),
    /// `graduated`: there's no more to learn.
    Graduated,
}

impl Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Played(games) => write!(f, "played {games}"),
            Self::Learned(round, weights) => {
                write!(f, "learned {} {weights}", write_round(round))
            }
            Self::Graduated => f.write_str("graduated"),
        }
    }
}

impl FromStr for Lesson {
    type Err = Unclear;

    fn from_str(text: &str) -> Result<Self, Unclear> {
        let words: Vec<_> = text.split(' ').collect();
        match words[..] {
            ["graduated"] => Some(Self::Graduated),
            ["played", games] => games.parse().ok().map(Self::Played),
            ["learned", ref round @ .., weights] => {
                parse_round(round).map(|round| Self::Learned(round, weights.to_owned()))
            }
            _ => None,
        }
        .ok_or(Unclear)
    }
}

/// The rounds of a training, one behind the other.
pub fn write_rounds(rounds: &[Shown]) -> String {
    rounds.iter().map(write_round).collect::<Vec<_>>().join(" ")
}

/// The same, read again. What makes no sense is left out.
pub fn parse_rounds(text: &str) -> Vec<Shown> {
    let words: Vec<_> = text.split(' ').collect();
    words.chunks(4).filter_map(parse_round).collect()
}

/// A round: its number, the errors in hundredths of a disc, and how many percent
/// of the games it won.
fn write_round(round: &Shown) -> String {
    let Shown {
        number,
        error,
        test_error,
        rate,
    } = round;
    format!("{number} {error} {test_error} {rate}")
}

fn parse_round(words: &[&str]) -> Option<Shown> {
    let numbers = words.iter().map(|word| word.parse::<u16>().ok());
    let numbers: Vec<_> = numbers.collect::<Option<_>>()?;
    let [number, error, test_error, rate] = numbers[..] else {
        return None;
    };
    Some(Shown {
        number: number.into(),
        error: error.into(),
        test_error: test_error.into(),
        rate: rate.into(),
    })
}
