use std::collections::BTreeMap;
use std::str::FromStr;

use thiserror::Error;

use crate::GameResult;
use crate::standings::{expected, score};

/// Abraham Wald's sequential probability ratio test (*Annals of Mathematical
/// Statistics* 16/2, 1945), with normal distributions, as Fishtest uses it for
/// chess: is the first of two players ahead by `low` Elo points, or by `high`?
/// After each pair of games, we may look whether that's decided, and we're wrong
/// in about one match of twenty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// What we'd believe if nobody had changed anything.
    pub low: f64,
    /// What we hope for.
    pub high: f64,
}

/// It isn't two ratings.
#[derive(Debug, Error)]
#[error(
    "{0:?} isn't a question: write 0:20 to ask whether the first player is \
     ahead by 0 Elo points or by 20"
)]
pub struct NotAQuestion(String);

/// At this logarithm, one answer has made the games nineteen times as likely
/// as the other.
pub const ENOUGH: f64 = 2.944_438_979_166_44;

impl FromStr for Sprt {
    type Err = NotAQuestion;

    fn from_str(text: &str) -> Result<Sprt, NotAQuestion> {
        let numbers = text.split_once(':').and_then(|(low, high)| {
            Some((low.parse().ok()?, high.parse().ok()?))
        });
        match numbers {
            Some((low, high))
                if -1000.0 <= low && low < high && high <= 1e3 =>
            {
                Ok(Sprt { low, high })
            }
            _ => Err(NotAQuestion(text.to_string())),
        }
    }
}

impl Sprt {
    /// The logarithm of how many times as likely `high` makes these games as
    /// `low` does.
    ///
    /// Games aren't independent: two from one opening often end alike, and once
    /// the openings repeat, so do the next two. So the variance of the rate is
    /// counted by openings, and what we compare are two normal distributions
    /// around it. Two pairs are added, one won and one lost, because without
    /// them a player who has won the first pair would have no variance at all.
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

    /// What the games have decided, if they have.
    pub fn verdict(&self, results: &[GameResult]) -> Option<f64> {
        match self.log_ratio(results) {
            ratio if ratio >= ENOUGH => Some(self.high),
            ratio if ratio <= -ENOUGH => Some(self.low),
            _ => None,
        }
    }
}
