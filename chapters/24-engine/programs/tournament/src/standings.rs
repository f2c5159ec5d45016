use evaluation::Tally;

use crate::Pairing;

/// The result of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The index of the player.
    pub player: usize,
    /// The games won, drawn and lost.
    pub tally: Tally,
    /// The Elo rating, relative to the lowest one.
    pub elo: f64,
    /// The margin of error of the rating, at 95 percent confidence.
    pub error: f64,
}

/// A game with the number of discs by which Black won it.
pub type GameResult = (Pairing, i32);

/// Returns the results of all players, the best first.
pub fn standings(players: usize, results: &[GameResult]) -> Vec<Standing> {
    let elo = ratings(players, results);
    let lowest = elo.iter().copied().fold(f64::INFINITY, f64::min);
    let mut standings: Vec<_> = (0..players)
        .map(|player| Standing {
            player,
            tally: tally(player, results),
            elo: elo[player] - lowest,
            error: error(player, results),
        })
        .collect();
    standings.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    standings
}

/// Counts the wins, draws and losses of a player.
fn tally(player: usize, results: &[GameResult]) -> Tally {
    let mut tally = Tally::default();
    for &(pairing, points) in results {
        if pairing.black == player {
            tally.count(points);
        } else if pairing.white == player {
            tally.count(-points);
        }
    }
    tally
}

/// Returns Black's score: 1 for a win, 0.5 for a draw, 0 for a loss.
pub(crate) fn score(points: i32) -> f64 {
    f64::from(points.signum() + 1) / 2.0
}

/// Returns the expected score of a player who is rated higher by this
/// difference.
pub(crate) fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// The slope of `expected` at zero difference is this, divided by 4.
const SLOPE: f64 = std::f64::consts::LN_10 / 400.0;

/// Returns the maximum-likelihood ratings. A draw is added for each pair of
/// players that met, so that ratings stay finite.
fn ratings(players: usize, results: &[GameResult]) -> Vec<f64> {
    let mut games: Vec<(usize, usize, f64)> = Vec::new();
    for (pairing, points) in results {
        games.push((pairing.black, pairing.white, score(*points)));
    }
    let mut met: Vec<_> = games
        .iter()
        .map(|pair| (pair.0.min(pair.1), pair.0.max(pair.1)))
        .collect();
    met.sort_unstable();
    met.dedup();
    games.extend(met.into_iter().map(|(one, other)| (one, other, 0.5)));
    let mut ratings = vec![0.0; players];
    for _ in 0..1000 {
        improve(&mut ratings, &games);
    }
    ratings
}

/// Moves each rating by half a Newton step toward the maximum likelihood.
fn improve(ratings: &mut [f64], games: &[(usize, usize, f64)]) {
    for player in 0..ratings.len() {
        let (mut surprise, mut weight) = (0.0, 1e-9);
        for &(black, white, score) in games {
            if player != black && player != white {
                continue;
            }
            let rate = expected(ratings[black] - ratings[white]);
            let sign = if player == black { 1.0 } else { -1.0 };
            surprise += sign * (score - rate);
            weight += rate * (1.0 - rate);
        }
        let step: f64 = surprise / (weight * SLOPE) / 2.0;
        ratings[player] += step.clamp(-100.0, 100.0);
    }
}

/// Returns the margin of error of a rating. Only pairs of games count as
/// independent.
fn error(player: usize, results: &[GameResult]) -> f64 {
    let mut pairs: Vec<((usize, usize), f64, f64)> = Vec::new();
    for &(pairing, points) in results {
        let (other, score) = match player {
            _ if player == pairing.black => (pairing.white, score(points)),
            _ if player == pairing.white => (pairing.black, score(-points)),
            _ => continue,
        };
        let key = (other, pairing.opening);
        match pairs.iter_mut().find(|pair| pair.0 == key) {
            Some(pair) => (pair.1, pair.2) = (pair.1 + score, pair.2 + 1.0),
            None => pairs.push((key, score, 1.0)),
        }
    }
    let games: f64 = pairs.iter().map(|pair| pair.2).sum();
    let rate =
        (pairs.iter().map(|pair| pair.1).sum::<f64>() + 0.5) / (games + 1.0);
    let squares = pairs.iter().map(|pair| (pair.1 - rate * pair.2).powi(2));
    let deviation = squares.sum::<f64>().sqrt().max(0.5) / games.max(1.0);
    2.0 * deviation / (rate * (1.0 - rate)) / SLOPE
}
