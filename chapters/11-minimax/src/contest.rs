use tic_tac_toe::Rand;

use crate::{Game, Skill};

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

    /// The part of the games that was won, in percent; a draw is half a win.
    pub fn rate(&self) -> f64 {
        let halves = 2 * self.wins + self.draws;
        50.0 * halves as f64 / self.games().max(1) as f64
    }

    /// These games and those.
    pub fn and(self, those: Tally) -> Tally {
        Tally {
            wins: self.wins + those.wins,
            draws: self.draws + those.draws,
            losses: self.losses + those.losses,
        }
    }

    /// The same games, seen from the other side.
    pub fn turned(self) -> Tally {
        Tally {
            wins: self.losses,
            losses: self.wins,
            ..self
        }
    }

    /// Adds a game with this result.
    fn add(&mut self, points: i32) {
        match points.signum() {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
    }
}

/// Plays games between two skills, and counts for the first of them: those in
/// which it moves first, and those in which it answers.
///
/// Two games are played in turn, one with each color, from openings that are
/// spread evenly over all there are. There must be at least one.
pub fn contest<G: Game>(
    skills: [&Skill<G>; 2],
    openings: &[G],
    games: usize,
    rand: &mut Rand,
) -> [Tally; 2] {
    let [one, other] = skills;
    let mut tallies = [Tally::default(); 2];
    let pairs = games.div_ceil(2);
    for number in 0..games {
        let opening = &openings[number / 2 * openings.len() / pairs];
        match number % 2 {
            0 => tallies[0].add(play_out(opening, [one, other], rand)),
            _ => tallies[1].add(-play_out(opening, [other, one], rand)),
        }
    }
    tallies
}

/// Plays a game to its end: its result for the side that moves first. A pass
/// is a move, so that the sides take turns.
pub fn play_out<G: Game>(
    start: &G,
    mut skills: [&Skill<G>; 2],
    rand: &mut Rand,
) -> i32 {
    let mut game = start.clone();
    let mut sign = 1;
    while let Some(its_move) = skills[0].choose(&game, rand) {
        game = game.after(its_move);
        skills.swap(0, 1);
        sign = -sign;
    }
    sign * game.result().expect("without a move the game is over")
}
