use evaluation::Tally;

use crate::Pairing;

/// How a player has done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The number of the player.
    pub player: usize,
    /// The games won, drawn and lost.
    pub tally: Tally,
    /// The rating: 400 points more mean ten wins for each loss. The lowest one
    /// is 0.
    pub elo: f64,
    /// In 19 tournaments of 20 the true rating is closer than this.
    pub error: f64,
}

/// A game, and by how many discs Black won it.
pub type GameResult = (Pairing, i32);

/// How all players have done, the best first.
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

/// What a result is worth to Black: 1, a half, or 0.
pub(crate) fn score(points: i32) -> f64 {
    f64::from(points.signum() + 1) / 2.0
}

/// How often a player wins against another who's rated lower by this much.
pub(crate) fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-difference / 400.0))
}

/// The slope of `expected` at zero difference is this, divided by 4.
const SLOPE: f64 = std::f64::consts::LN_10 / 400.0;

/// The ratings that make these results most likely. Between any two who met, one
/// more draw is counted, so that a player who wins every game isn't infinitely
/// good.
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

/// Moves each rating half of the way to where its games say it should be.
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

/// Two games from one opening aren't independent, so the pairs are counted, not
/// the games.
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
