use bitboards::BitPosition;

use crate::shape::{mask, views};
use crate::{Instances, PatternsError, Shape, SharedWeight, Sharing};
use crate::{parse_shape, shared_weights};

/// The patterns of the small weights: a corner, half an edge, small diagonals,
/// and the numbers of moves.
pub const SMALL: &str = "a1b1c1a2b2c2 a1b1c1d1e1 d1e1c2d2 a4b3c2d1 a5b4c3d2e1 \
    a6b5c4d3e2f1 moves";

/// The patterns of the medium weights: a corner of nine squares, rows and
/// diagonals, and the numbers of moves.
pub const MEDIUM: &str = "a1b1c1a2b2c2a3b3c3 a1b1c1d1e1f1g1h1 \
    a2b2c2d2e2f2g2h2 a3b3c3d3e3f3g3h3 a4b3c2d1 a5b4c3d2e1 a6b5c4d3e2f1 \
    a7b6c5d4e3f2g1 a8b7c6d5e4f3g2h1 moves";

/// The patterns of the large weights, as in strong programs: a corner of nine
/// squares and one of two by five, an edge with both X squares, rows and
/// diagonals, and the numbers of moves.
pub const LARGE: &str = "a1b1c1a2b2c2a3b3c3 a1b1c1d1e1a2b2c2d2e2 \
    a1b1c1d1e1f1g1h1b2g2 a2b2c2d2e2f2g2h2 a3b3c3d3e3f3g3h3 a4b4c4d4e4f4g4h4 \
    a4b3c2d1 a5b4c3d2e1 a6b5c4d3e2f1 a7b6c5d4e3f2g1 a8b7c6d5e4f3g2h1 moves";

/// Patterns with all of their instances on the board.
#[derive(Clone, Debug, Default)]
pub struct Patterns {
    /// The text that these patterns were parsed from.
    pub text: String,
    instances: Instances,
    /// The squares of each instance.
    pub squares: Vec<Shape>,
    /// The index of the first entry of each instance.
    starts: Vec<usize>,
    /// The index of the first entry for numbers of moves.
    moves: Option<usize>,
    /// The shared weight of each entry.
    pub shared: Vec<SharedWeight>,
}

impl Patterns {
    /// Parses patterns such as [`SMALL`]. After the word `colors`, contents
    /// with swapped colors share their weights, too.
    ///
    /// # Errors
    ///
    /// Returns an error if a word is invalid or there are too many instances.
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

    /// Adds a pattern, with an instance for each set of squares.
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
                self.instances.add(&view).ok_or(PatternsError::TooMany)?;
                self.squares.push(view);
            }
        }
        self.add_entries(shared_weights(shape, sharing));
        Ok(())
    }

    /// Adds the entries for the numbers of moves of both sides.
    fn add_moves(&mut self) {
        self.moves = Some(self.shared.len());
        let own = (0..64).map(|entry| SharedWeight { entry, sign: 1 });
        self.add_entries(own.collect());
    }

    /// Appends entries whose indices count from 0.
    fn add_entries(&mut self, mut entries: Vec<SharedWeight>) {
        for shared in &mut entries {
            shared.entry += self.shared.len();
        }
        self.shared.extend(entries);
    }

    /// Returns the number of entries of a position.
    pub fn entry_count(&self) -> usize {
        self.starts.len() + 2 * usize::from(self.moves.is_some())
    }

    /// Returns the index of the entry of each instance, and those of the
    /// numbers of moves.
    #[inline]
    pub fn entries(
        &self,
        position: BitPosition,
    ) -> impl Iterator<Item = usize> {
        let numbers = self.instances.numbers(position);
        let instances = self
            .starts
            .iter()
            .zip(numbers)
            .map(|(start, number)| start + usize::from(number));
        let count = |position: BitPosition| {
            position.moves().count_ones().min(31) as usize
        };
        let moves = self.moves.map(|start| {
            let opponent = start + 32 + count(position.passed());
            [start + count(position), opponent]
        });
        instances.chain(moves.into_iter().flatten())
    }
}
