use bitboards::BitPosition;

use crate::shape::{mask, views};
use crate::{PatternsError, Places, Shape, SharedWeight, Sharing};
use crate::{parse_shape, shared};

/// What fits in a few thousand bytes: a corner, half an edge, small diagonals,
/// and how many moves there are.
pub const SMALL: &str = "a1b1c1a2b2c2 a1b1c1d1e1 d1e1c2d2 a4b3c2d1 a5b4c3d2e1 \
    a6b5c4d3e2f1 moves";

/// A corner of nine squares, rows and diagonals, and how many moves there are.
pub const MEDIUM: &str = "a1b1c1a2b2c2a3b3c3 a1b1c1d1e1f1g1h1 \
    a2b2c2d2e2f2g2h2 a3b3c3d3e3f3g3h3 a4b3c2d1 a5b4c3d2e1 a6b5c4d3e2f1 \
    a7b6c5d4e3f2g1 a8b7c6d5e4f3g2h1 moves";

/// What strong programs look at: a corner of nine squares and one of two by
/// five, an edge with both X squares, rows and diagonals, and how many moves
/// there are.
pub const LARGE: &str = "a1b1c1a2b2c2a3b3c3 a1b1c1d1e1a2b2c2d2e2 \
    a1b1c1d1e1f1g1h1b2g2 a2b2c2d2e2f2g2h2 a3b3c3d3e3f3g3h3 a4b4c4d4e4f4g4h4 \
    a4b3c2d1 a5b4c3d2e1 a6b5c4d3e2f1 a7b6c5d4e3f2g1 a8b7c6d5e4f3g2h1 moves";

/// Patterns, each in every place where one of its views is.
#[derive(Clone, Debug, Default)]
pub struct Patterns {
    /// The squares of the patterns, as text.
    pub text: String,
    places: Places,
    /// The squares of each place.
    pub squares: Vec<Shape>,
    starts: Vec<usize>,
    moves: Option<usize>,
    /// For each entry, the one whose weight it shares.
    pub shared: Vec<SharedWeight>,
}

impl Patterns {
    /// The patterns in a text such as [`SMALL`]. After the word `colors`, weights
    /// are shared by the colors, too.
    ///
    /// # Errors
    ///
    /// When a word isn't a pattern, or there are too many places.
    pub fn new(text: &str) -> Result<Patterns, PatternsError> {
        let mut patterns = Patterns::default();
        let mut sharing = Sharing::Mirrors;
        for word in text.split_whitespace() {
            match word {
                "colors" => sharing = Sharing::Colors,
                "moves" => patterns.add_moves(),
                _ => patterns.add(&parse_shape(word)?, sharing)?,
            }
        }
        patterns.text = text.to_string();
        Ok(patterns)
    }

    /// Adds a pattern, in a place for each view that covers other squares.
    fn add(
        &mut self,
        shape: &Shape,
        sharing: Sharing,
    ) -> Result<(), PatternsError> {
        let mut masks = Vec::new();
        for view in views(shape) {
            if !masks.contains(&mask(&view)) {
                masks.push(mask(&view));
                self.starts.push(self.shared.len());
                self.places.add(&view).ok_or(PatternsError::Places)?;
                self.squares.push(view);
            }
        }
        self.share(shared(shape, sharing));
        Ok(())
    }

    /// Adds an entry for each number of moves that a side may have.
    fn add_moves(&mut self) {
        self.moves = Some(self.shared.len());
        let all = (0..64).map(|entry| SharedWeight { entry, sign: 1 });
        self.share(all.collect());
    }

    fn share(&mut self, mut entries: Vec<SharedWeight>) {
        for shared in &mut entries {
            shared.entry += self.shared.len();
        }
        self.shared.extend(entries);
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
