use patterns::Sample;
use tic_tac_toe::Rand;

/// Samples in three heaps. No game has samples in two of them.
#[derive(Clone, Debug, Default)]
pub struct Heaps {
    /// To learn from.
    pub training: Vec<Sample>,
    /// To choose the best round by.
    pub validation: Vec<Sample>,
    /// To be looked at once, when everything has been chosen.
    pub test: Vec<Sample>,
    /// How many games there have been.
    games: usize,
}

/// Of so many games, one is for validation and one for the test.
const GAMES: usize = 20;

impl Heaps {
    /// Adds a game to one of the heaps.
    pub fn add(&mut self, game: Vec<Sample>) {
        let heap = match self.games % GAMES {
            0 => &mut self.validation,
            1 => &mut self.test,
            _ => &mut self.training,
        };
        heap.extend(game);
        self.games += 1;
    }

    /// Puts the samples to learn from in any order, each as likely as the others.
    pub fn shuffle(&mut self, rand: &mut Rand) {
        let samples = &mut self.training;
        for last in (1..samples.len()).rev() {
            samples.swap(last, rand.below(last + 1));
        }
    }
}
