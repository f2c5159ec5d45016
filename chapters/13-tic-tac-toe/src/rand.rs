use std::str::FromStr;

use oorandom::Rand64;

use crate::ParseError;

/// A source of random choices. The same seed gives the same choices.
#[derive(Clone, Debug)]
pub struct Rand(Rand64);

impl Rand {
    /// Returns the source that begins with this seed.
    pub fn new(seed: u64) -> Rand {
        Rand(Rand64::new(seed.into()))
    }

    /// Returns a number from 0 to `end` - 1, each as likely as the others.
    pub fn below(&mut self, end: usize) -> usize {
        self.0.rand_range(0..end as u64) as usize
    }

    /// Returns one of these at random; `None` if there are none.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        match all {
            [] => None,
            all => all.get(self.below(all.len())),
        }
    }
}

impl FromStr for Rand {
    type Err = ParseError;

    /// Reads a seed.
    fn from_str(text: &str) -> Result<Rand, ParseError> {
        let says = "isn't a seed: write a whole number, 0 or more";
        let error = |_| ParseError(format!("{text:?} {says}"));
        text.parse().map(Rand::new).map_err(error)
    }
}
