use std::sync::LazyLock;

use bitboards::BitPosition;
use thiserror::Error;

use crate::{Patterns, Phase};

/// What each content of each pattern is worth, in eighths of a disc.
#[derive(Clone, Debug)]
pub struct Weights {
    /// What it's about.
    pub patterns: Patterns,
    /// For each two phases that follow each other, what each entry is worth in
    /// both of them. Most searches stay between two phases, so most of what they
    /// look up is close together.
    spans: Vec<Vec<[i8; 2]>>,
}

/// Bytes that aren't weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these aren't weights: train makes some")]
pub struct NotWeights;

/// What a file of weights begins with.
const TITLE: &str = "othellier weights 2";

/// The most phases that a game may have.
const MOST_PHASES: usize = 61;

impl Weights {
    /// Those of the book that fit in a few thousand bytes.
    pub fn small() -> &'static Weights {
        static SMALL: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_bytes!("../weights/small.bin")));
        &SMALL
    }

    /// Those of the book that fit in fifty thousand bytes.
    pub fn medium() -> &'static Weights {
        static MEDIUM: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_bytes!("../weights/medium.bin")));
        &MEDIUM
    }

    /// Those of the book that play best.
    pub fn large() -> &'static Weights {
        static LARGE: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_bytes!("../weights/large.bin")));
        &LARGE
    }

    /// Weights from those of each phase.
    pub(crate) fn new(patterns: Patterns, phases: &[Vec<i8>]) -> Weights {
        let span = |phases: &[Vec<i8>]| {
            let both = phases[0].iter().zip(&phases[1]);
            both.map(|(now, next)| [*now, *next]).collect()
        };
        let spans = phases.windows(2).map(span).collect();
        Weights { patterns, spans }
    }

    /// What an entry is worth at the start and at the end of a game, in eighths
    /// of a disc.
    pub fn weight(&self, entry: usize) -> [i8; 2] {
        let last = self.spans.len() - 1;
        [self.spans[0][entry][0], self.spans[last][entry][1]]
    }

    /// What an entry is worth when this many squares are `empty`, in eighths of a
    /// disc.
    pub fn worth(&self, entry: usize, empty: u32) -> i32 {
        let phase = Phase::of(empty, self.spans.len() + 1);
        let [now, next] = self.spans[phase.last][entry].map(i32::from);
        (now * (60 - phase.sixtieths) + next * phase.sixtieths) / 60
    }

    /// By how many discs the side to move will win, in eighths of a disc.
    #[inline]
    pub fn value(&self, position: &BitPosition) -> i32 {
        let phases = self.spans.len() + 1;
        let phase = Phase::of(position.empty().count_ones(), phases);
        let span = &self.spans[phase.last];
        let mut sums = [0; 2];
        self.patterns.entries(*position).for_each(|entry| {
            let [now, next] = span[entry];
            sums[0] += i32::from(now);
            sums[1] += i32::from(next);
        });
        (sums[0] * (60 - phase.sixtieths) + sums[1] * phase.sixtieths) / 60
    }

    /// A line of text with the number of phases and the patterns, and then a byte
    /// for each weight that isn't another one's, phase by phase.
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
            let own = all.filter(|(at, (shared, _))| shared.is_at(*at));
            bytes.extend(own.map(|(_, (_, weights))| weights[side] as u8));
        }
        bytes
    }

    /// Reads what [`Weights::write`] has written.
    ///
    /// # Errors
    ///
    /// When it's something else.
    pub fn read(bytes: &[u8]) -> Result<Weights, NotWeights> {
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let (line, bytes) = bytes.split_at(end.ok_or(NotWeights)?);
        let line = str::from_utf8(line).map_err(|_| NotWeights)?;
        let (patterns, phases) = read_line(line).ok_or(NotWeights)?;
        let own = patterns.shared.iter().enumerate();
        let own = own.filter(|(at, shared)| shared.is_at(*at)).count();
        if own == 0 || bytes.len() - 1 != own * phases {
            return Err(NotWeights);
        }
        let phases = bytes[1..].chunks(own);
        let phases: Vec<_> =
            phases.map(|bytes| read_phase(&patterns, bytes)).collect();
        Ok(Weights::new(patterns, &phases))
    }
}

/// The weights of one phase. An entry that shares a weight comes after the one
/// that has it.
fn read_phase(patterns: &Patterns, bytes: &[u8]) -> Vec<i8> {
    let mut bytes = bytes.iter();
    let mut weights: Vec<i8> = Vec::new();
    for (at, shared) in patterns.shared.iter().enumerate() {
        weights.push(if shared.is_at(at) {
            bytes.next().map_or(0, |byte| *byte as i8)
        } else {
            // An entry that's its own opposite isn't there yet.
            let weight = weights.get(shared.entry).copied().unwrap_or(0);
            weight.saturating_mul(shared.sign)
        });
    }
    weights
}

/// The patterns and the number of phases that the first line names.
fn read_line(line: &str) -> Option<(Patterns, usize)> {
    let (title, line) = line.split_once(": ")?;
    let (phases, text) = line.split_once(" phases: ")?;
    let phases = phases.parse().ok()?;
    let is_right = title == TITLE && (2..=MOST_PHASES).contains(&phases);
    let patterns = Patterns::new(text).ok()?;
    is_right.then_some((patterns, phases))
}

fn shipped(bytes: &[u8]) -> Weights {
    Weights::read(bytes).expect("weights that this program has written")
}
