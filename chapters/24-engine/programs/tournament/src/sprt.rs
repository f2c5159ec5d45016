use std::collections::BTreeMap;
use std::str::FromStr;

use thiserror::Error;

use crate::GameResult;
use crate::standings::{expected, score};

/// A sequential probability ratio test (Abraham Wald, *Annals of Mathematical
/// Statistics* 16/2, 1945) with normal distributions, as used by Fishtest: is
/// the first of two players ahead by `low` Elo points, or by `high`? It may be
/// evaluated after each pair of games. About one match in twenty is decided
/// wrongly.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The null hypothesis, in Elo points.
    pub low: f64,
    /// The alternative hypothesis, in Elo points.
    pub high: f64,
}

/// The error for a text that isn't two ratings.
#[derive(Debug, Error)]
#[error(
    "{0:?} isn't a question: write 0:20 to ask whether the first player is \
     ahead by 0 Elo points or by 20"
)]
pub struct ParseSprtError(String);

/// The log-likelihood ratio that decides a match: ln 19, at which one
/// hypothesis makes the games nineteen times as likely as the other.
pub const DECISIVE_RATIO: f64 = 2.944_438_979_166_44;

impl FromStr for Sprt {
    type Err = ParseSprtError;

    fn from_str(text: &str) -> Result<Sprt, ParseSprtError> {
        let numbers = text.split_once(':').and_then(|(low, high)| {
            Some((low.parse().ok()?, high.parse().ok()?))
        });
        match numbers {
            Some((low, high))
                if -1000.0 <= low && low < high && high <= 1e3 =>
            {
                Ok(Sprt { low, high })
            }
            _ => Err(ParseSprtError(text.to_string())),
        }
    }
}

impl Sprt {
    /// Returns the log-likelihood ratio of `high` to `low` for these games.
    ///
    /// Games from the same opening aren't independent, so the variance of the
    /// rate is that of openings. Two pairs are added, one won and one lost,
    /// because otherwise the variance would be 0 if the first player had won
    /// all games.
    pub fn log_ratio(&self, results: &[GameResult]) -> f64 {
        let mut openings: BTreeMap<_, Vec<f64>> = BTreeMap::new();
        for &(pairing, points) in results {
            let points = if pairing.black == 0 { points } else { -points };
            let opening = openings.entry(pairing.opening).or_default();
            opening.push(score(points));
        }
        let games = results.len() as f64 + 4.0;
        let sum: f64 = openings.values().flatten().sum();
        let rate = (sum + 2.0) / games;
        let squares = openings.values().map(|scores| {
            let surprise = scores.iter().map(|score| score - rate);
            surprise.sum::<f64>().powi(2)
        });
        let added = (2.0 * rate).powi(2) + (2.0 - 2.0 * rate).powi(2);
        let variance = (squares.sum::<f64>() + added) / games.powi(2);
        let [low, high] = [self.low, self.high].map(expected);
        (high - low) * (2.0 * rate - low - high) / (2.0 * variance)
    }

    /// Returns the hypothesis that the games have decided for, if they have.
    pub fn verdict(&self, results: &[GameResult]) -> Option<f64> {
        match self.log_ratio(results) {
            ratio if ratio >= DECISIVE_RATIO => Some(self.high),
            ratio if ratio <= -DECISIVE_RATIO => Some(self.low),
            _ => None,
        }
    }
}
