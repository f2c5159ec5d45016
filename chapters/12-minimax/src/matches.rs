use std::ops::Add;

use tic_tac_toe::Rand;

use crate::{Engine, Game};

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
    /// How many games there were.
    pub fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// How much of the games was won, in percent; a draw is half a win.
    pub fn rate(&self) -> f64 {
        let halves = 2 * self.wins + self.draws;
        50.0 * halves as f64 / self.games().max(1) as f64
    }

    /// The same games from the other side's point of view.
    pub fn reversed(self) -> Tally {
        Tally {
            wins: self.losses,
            losses: self.wins,
            ..self
        }
    }

    /// Counts a game with this result.
    fn count(&mut self, points: i32) {
        match points.signum() {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
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

/// Plays games between two engines, and counts for the first of them: the games
/// in which it moves first, and the games in which it moves second.
///
/// From each opening it plays two games, one with each color. The openings,
/// at least one, are spread evenly over the games.
pub fn play_match<G: Game>(
    engines: [&Engine<G>; 2],
    openings: &[G],
    games: usize,
    rand: &mut Rand,
) -> [Tally; 2] {
    let [one, other] = engines;
    let mut tallies = [Tally::default(); 2];
    let pairs = games.div_ceil(2);
    for number in 0..games {
        let opening = &openings[number / 2 * openings.len() / pairs];
        match number % 2 {
            0 => tallies[0].count(play_out(opening, [one, other], rand)),
            _ => tallies[1].count(-play_out(opening, [other, one], rand)),
        }
    }
    tallies
}

/// Plays a game to its end, and returns its result for the side that moves
/// first. A pass is a move, so the sides always take turns.
pub fn play_out<G: Game>(
    start: &G,
    mut engines: [&Engine<G>; 2],
    rand: &mut Rand,
) -> i32 {
    let mut game = start.clone();
    let mut sign = 1;
    while let Some(its_move) = engines[0].choose(&game, rand) {
        game = game.after(its_move);
        engines.swap(0, 1);
        sign = -sign;
    }
    sign * game.result().expect("without a move the game is over")
}
