use std::sync::LazyLock;

use bitboards::BitPosition;
use thiserror::Error;

use crate::{Patterns, Phase};

/// The weights of patterns, in eighths of a disc.
#[derive(Clone, Debug)]
pub struct Weights {
    /// The patterns.
    pub patterns: Patterns,
    /// For each pair of consecutive phases, the weights of each entry in both.
    /// Most searches stay between two phases, so this keeps their memory
    /// accesses together.
    spans: Vec<Vec<[i8; 2]>>,
}

/// The error for bytes that aren't a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these aren't weights: train makes some")]
pub struct NotWeights;

/// The beginning of a file of weights.
const TITLE: &str = "othellier weights 2";

/// The maximum number of phases.
const MAX_PHASES: usize = 61;

impl Weights {
    /// Returns the book's small weights, of a few thousand bytes.
    pub fn small() -> &'static Weights {
        static SMALL: LazyLock<Weights> = LazyLock::new(|| {
            parse_shipped(include_bytes!("../weights/small.bin"))
        });
        &SMALL
    }

    /// Returns the book's medium weights, of fifty thousand bytes.
    pub fn medium() -> &'static Weights {
        static MEDIUM: LazyLock<Weights> = LazyLock::new(|| {
            parse_shipped(include_bytes!("../weights/medium.bin"))
        });
        &MEDIUM
    }

    /// Returns the book's large weights, which play best.
    pub fn large() -> &'static Weights {
        static LARGE: LazyLock<Weights> = LazyLock::new(|| {
            parse_shipped(include_bytes!("../weights/large.bin"))
        });
        &LARGE
    }

    /// Creates weights from those of each phase.
    pub(crate) fn new(patterns: Patterns, phases: &[Vec<i8>]) -> Weights {
        let span = |phases: &[Vec<i8>]| {
            let both = phases[0].iter().zip(&phases[1]);
            both.map(|(now, next)| [*now, *next]).collect()
        };
        let spans = phases.windows(2).map(span).collect();
        Weights { patterns, spans }
    }

    /// Returns the weight of an entry at the start and at the end of a game, in
    /// eighths of a disc.
    pub fn weight(&self, entry: usize) -> [i8; 2] {
        let last = self.spans.len() - 1;
        [self.spans[0][entry][0], self.spans[last][entry][1]]
    }

    /// Returns the weight of an entry with this many `empty` squares, in
    /// eighths of a disc.
    pub fn weight_at(&self, entry: usize, empty: u32) -> i32 {
        let phase = Phase::new(empty, self.spans.len() + 1);
        let [now, next] = self.spans[phase.last][entry].map(i32::from);
        (now * (60 - phase.sixtieths) + next * phase.sixtieths) / 60
    }

    /// Returns the static evaluation for the side to move, in eighths of a
    /// disc.
    #[inline]
    pub fn value(&self, position: &BitPosition) -> i32 {
        let phases = self.spans.len() + 1;
        let phase = Phase::new(position.empty().count_ones(), phases);
        let span = &self.spans[phase.last];
        let mut sums = [0; 2];
        self.patterns.entries(*position).for_each(|entry| {
            let [now, next] = span[entry];
            sums[0] += i32::from(now);
            sums[1] += i32::from(next);
        });
        (sums[0] * (60 - phase.sixtieths) + sums[1] * phase.sixtieths) / 60
    }

    /// Formats the weights as a file: a line with the number of phases and the
    /// patterns, and then, phase by phase, a byte for each entry with a weight
    /// of its own.
    pub fn write(&self) -> Vec<u8> {
        let Patterns { text, shared, .. } = &self.patterns;
        let phases = self.spans.len() + 1;
        let line = format!("{TITLE}: {phases} phases: {text}\n");
        let mut bytes = line.into_bytes();
        for phase in 0..phases {
            let (span, side) = match phase {
                0 => (&self.spans[0], 0),
                _ => (&self.spans[phase - 1], 1),
            };
            let all = shared.iter().zip(span).enumerate();
            let own = all.filter(|(index, (shared, _))| shared.is_own(*index));
            bytes.extend(own.map(|(_, (_, weights))| weights[side] as u8));
        }
        bytes
    }

    /// Parses the contents of a file of weights.
    ///
    /// # Errors
    ///
    /// Returns an error if the contents are invalid.
    pub fn read(bytes: &[u8]) -> Result<Weights, NotWeights> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let (line, bytes) = bytes.split_at(end.ok_or(NotWeights)?);
        let line = str::from_utf8(line).map_err(|_| NotWeights)?;
        let (patterns, phases) = parse_line(line).ok_or(NotWeights)?;
        let shared = patterns.shared.iter().enumerate();
        let own = shared.filter(|(index, shared)| shared.is_own(*index));
        let own = own.count();
        if own == 0 || bytes.len() - 1 != own * phases {
            return Err(NotWeights);
        }
        let phases: Vec<_> = bytes[1..]
            .chunks(own)
            .map(|bytes| parse_phase(&patterns, bytes))
            .collect();
        Ok(Weights::new(patterns, &phases))
    }
}

/// Parses the weights of one phase. An entry with a shared weight comes after
/// the one that it shares it with.
fn parse_phase(patterns: &Patterns, bytes: &[u8]) -> Vec<i8> {
    let mut bytes = bytes.iter();
    let mut weights: Vec<i8> = Vec::new();
    for (index, shared) in patterns.shared.iter().enumerate() {
        weights.push(if shared.is_own(index) {
            bytes.next().map_or(0, |byte| *byte as i8)
        } else {
            // Missing only for an entry that's its own opposite: its weight is
            // 0.
            let weight = weights.get(shared.entry).copied().unwrap_or(0);
            weight.saturating_mul(shared.sign)
        });
    }
    weights
}

/// Parses the patterns and the number of phases in the first line.
fn parse_line(line: &str) -> Option<(Patterns, usize)> {
    let (title, line) = line.split_once(": ")?;
    let (phases, text) = line.split_once(" phases: ")?;
    let phases = phases.parse().ok()?;
    let is_valid = title == TITLE && (2..=MAX_PHASES).contains(&phases);
    let patterns = Patterns::new(text).ok()?;
    is_valid.then_some((patterns, phases))
}

/// Parses weights that are included in the program.
fn parse_shipped(bytes: &[u8]) -> Weights {
    Weights::read(bytes).expect("valid weights")
}
