use std::fmt;
use std::ops::Add;

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The games won.
    pub wins: usize,
    /// The games drawn.
    pub draws: usize,
    /// The games lost.
    pub losses: usize,
}

impl Tally {
    /// Returns the number of games.
    pub fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// Returns the score in percent; a draw is half a win.
    pub fn rate(&self) -> f64 {
        let halves = 2 * self.wins + self.draws;
        50.0 * halves as f64 / self.games().max(1) as f64
    }

    /// Returns the margin of error of the rate, in percent: the half width of
    /// its 95 % confidence interval.
    pub fn margin(&self) -> f64 {
        let (games, rate) = (self.games().max(1) as f64, self.rate());
        let scores =
            [(self.wins, 100.0), (self.draws, 50.0), (self.losses, 0.0)];
        let squares =
            scores.map(|(count, score)| count as f64 * (score - rate).powi(2));
        let variance = squares.iter().sum::<f64>() / games;
        2.0 * (variance / games).sqrt()
    }

    /// Counts a game with this result.
    pub fn count(&mut self, points: i32) {
        match points.signum() {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
    }
}

/// Returns the mean score of pairs of games, in percent, and its margin of
/// error. The score of a pair is 0 to 100.
pub fn by_pairs(pairs: &[f64]) -> (f64, f64) {
    let count = pairs.len().max(1) as f64;
    let rate = pairs.iter().sum::<f64>() / count;
    let squares = pairs.iter().map(|pair| (pair - rate).powi(2));
    (rate, 2.0 * squares.sum::<f64>().sqrt() / count)
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Tally {
            wins,
            draws,
            losses,
        } = self;
        let (rate, margin) = (self.rate(), self.margin());
        write!(f, "+{wins} ={draws} -{losses}: {rate:.0} % ± {margin:.0}")
    }
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}
