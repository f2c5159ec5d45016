use patterns::Sample;
use tic_tac_toe::Rand;

/// Samples, split by games into a training, a validation and a test set.
#[derive(Clone, Debug, Default)]
pub struct Dataset {
    /// The training set.
    pub training: Vec<Sample>,
    /// The validation set, which decides when to stop.
    pub validation: Vec<Sample>,
    /// The test set, used once at the end.
    pub test: Vec<Sample>,
    /// The number of games so far.
    games: usize,
}

/// Of this many games, one is for validation and one for the test.
const SPLIT: usize = 20;

impl Dataset {
    /// Adds a game to one of the sets.
    pub fn add(&mut self, game: Vec<Sample>) {
        let set = match self.games % SPLIT {
            0 => &mut self.validation,
            1 => &mut self.test,
            _ => &mut self.training,
        };
        set.extend(game);
        self.games += 1;
    }

    /// Shuffles the training set (Fisher-Yates).
    pub fn shuffle(&mut self, rand: &mut Rand) {
        let samples = &mut self.training;
        for last in (1..samples.len()).rev() {
            samples.swap(last, rand.below(last + 1));
        }
    }
}
