use bitboards::BitPosition;
use thiserror::Error;

use crate::Places;
use crate::contents::{SharedWeight, shared};
use crate::shape::{Shape, mask, parse_shape, views};

/// A corner, two rows and two diagonals, and how many moves there are.
pub const SMALL: &str = "a1b1c1a2b2c2 a1b1c1d1e1f1g1h1 a2b2c2d2e2f2g2h2 \
    a4b3c2d1 a5b4c3d2e1 moves";

/// A corner, an edge with both X squares, rows and diagonals, and how many moves
/// there are.
pub const LARGE: &str = "a1b1c1a2b2c2a3b3c3 a1b1c1d1e1f1g1h1b2g2 \
    a2b2c2d2e2f2g2h2 a3b3c3d3e3f3g3h3 a4b4c4d4e4f4g4h4 a4b3c2d1 a5b4c3d2e1 \
    a6b5c4d3e2f1 a7b6c5d4e3f2g1 a8b7c6d5e4f3g2h1 moves";

/// Patterns, each in every place where one of its views is.
#[derive(Clone, Debug, Default)]
pub struct Patterns {
    /// The squares of the patterns, as text.
    pub text: String,
    places: Places,
    /// The squares of each place.
    pub squares: Vec<Shape>,
    /// Where the entries of each place's pattern begin.
    starts: Vec<usize>,
    /// Where the entries for numbers of moves begin, if there are any.
    moves: Option<usize>,
    /// For each entry, the one whose weight it shares.
    pub shared: Vec<SharedWeight>,
}

/// What isn't patterns.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternsError {
    /// This is no shape.
    #[error(
        "{0:?} isn't a shape: write up to ten different squares, such as \
         a1b1c1"
    )]
    Shape(String),
    /// They have more places than there's room for.
    #[error("these patterns have more than 40 places: leave some out")]
    Places,
}

impl Patterns {
    /// The patterns in a text such as [`SMALL`].
    ///
    /// # Errors
    ///
    /// When it's something else, or they have too many places.
    pub fn new(text: &str) -> Result<Patterns, PatternsError> {
        let mut patterns = Patterns {
            text: text.to_string(),
            ..Patterns::default()
        };
        for word in text.split_whitespace() {
            if word == "moves" {
                patterns.add_moves();
                continue;
            }
            let wrong = || PatternsError::Shape(word.to_string());
            let shape = parse_shape(word).ok_or_else(wrong)?;
            patterns.add(&shape).ok_or(PatternsError::Places)?;
        }
        Ok(patterns)
    }

    /// Adds a pattern, in a place for each view that covers other squares.
    fn add(&mut self, shape: &Shape) -> Option<()> {
        let mut masks = Vec::new();
        for view in views(shape) {
            if !masks.contains(&mask(&view)) {
                masks.push(mask(&view));
                self.starts.push(self.shared.len());
                self.places.add(&view)?;
                self.squares.push(view);
            }
        }
        self.share(shared(shape));
        Some(())
    }

    /// Adds an entry for each number of own moves, and its opposite for the
    /// opponent's.
    fn add_moves(&mut self) {
        self.moves = Some(self.shared.len());
        let entries =
            |sign| (0..32).map(move |entry| SharedWeight { entry, sign });
        self.share(entries(1).chain(entries(-1)).collect());
    }

    fn share(&mut self, entries: Vec<SharedWeight>) {
        let start = self.shared.len();
        self.shared
            .extend(entries.into_iter().map(|shared| SharedWeight {
                entry: start + shared.entry,
                ..shared
            }));
    }

    /// How many entries a position has.
    pub fn places(&self) -> usize {
        self.starts.len() + 2 * usize::from(self.moves.is_some())
    }

    /// What a position has on it: an entry for each place.
    #[inline]
    pub fn entries(
        &self,
        position: BitPosition,
    ) -> impl Iterator<Item = usize> {
        let numbers = self.places.numbers(position);
        let places = self.starts.iter().zip(numbers);
        let places = places.map(|(start, number)| start + usize::from(number));
        let count = |position: BitPosition| {
            position.moves().count_ones().min(31) as usize
        };
        let moves = self.moves.map(|start| {
            let theirs = start + 32 + count(position.passed());
            [start + count(position), theirs]
        });
        places.chain(moves.into_iter().flatten())
    }
}
