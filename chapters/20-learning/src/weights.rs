use std::slice;
use std::sync::LazyLock;

use bitboards::BitPosition;
use thiserror::Error;

use crate::Patterns;

/// What each content of each pattern is worth, in eighths of a disc.
#[derive(Clone, Debug)]
pub struct Weights {
    /// What it's about.
    pub patterns: Patterns,
    /// At the start of a game, and at its end.
    table: Vec<[i8; 2]>,
}

/// Bytes that aren't weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these aren't weights: train makes some")]
pub struct NotWeights;

/// What a file of weights begins with.
const TITLE: &str = "othellier weights 1: ";

impl Weights {
    /// Those of the book that fit in a few thousand bytes.
    pub fn small() -> &'static Weights {
        static SMALL: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_bytes!("../weights/small.bin")));
        &SMALL
    }

    /// Those of the book that play best.
    pub fn large() -> &'static Weights {
        static LARGE: LazyLock<Weights> =
            LazyLock::new(|| shipped(include_bytes!("../weights/large.bin")));
        &LARGE
    }

    /// A weight for each entry, for the start and for the end.
    pub(crate) fn new(patterns: Patterns, table: Vec<[i8; 2]>) -> Weights {
        Weights { patterns, table }
    }

    /// What an entry is worth, in eighths of a disc: at the start, and at the end.
    pub fn weight(&self, entry: usize) -> [i8; 2] {
        self.table[entry]
    }

    /// By how many discs the side to move will win, in eighths of a disc.
    #[inline]
    pub fn value(&self, position: &BitPosition) -> i32 {
        let mut sums = [0; 2];
        for entry in self.patterns.entries(*position) {
            let [start, end] = self.table[entry];
            sums[0] += i32::from(start);
            sums[1] += i32::from(end);
        }
        let left = position.empty().count_ones() as i32;
        (sums[0] * left + sums[1] * (60 - left)) / 60
    }

    /// A line of text with the patterns, and then a byte for each weight that
    /// isn't another one's: first those for the start.
    pub fn write(&self) -> Vec<u8> {
        let Patterns { text, shared, .. } = &self.patterns;
        let mut bytes = format!("{TITLE}{text}\n").into_bytes();
        for phase in 0..2 {
            let table = shared.iter().zip(&self.table).enumerate();
            let own = table.filter(|(at, (shared, _))| shared.is_at(*at));
            bytes.extend(own.map(|(_, (_, weights))| weights[phase] as u8));
        }
        bytes
    }

    /// Reads what [`Weights::write`] has written.
    ///
    /// # Errors
    ///
    /// When it's something else.
    pub fn read(bytes: &[u8]) -> Result<Weights, NotWeights> {
        let mut parts = bytes.splitn(2, |byte| *byte == b'\n');
        let title = parts.next().and_then(|line| str::from_utf8(line).ok());
        let text = title.and_then(|line| line.strip_prefix(TITLE));
        let text = text.ok_or(NotWeights)?;
        let patterns = Patterns::new(text).map_err(|_| NotWeights)?;
        let bytes = &mut parts.next().unwrap_or_default().iter();
        let starts = read_phase(&patterns, bytes)?;
        let ends = read_phase(&patterns, bytes)?;
        let both = starts.into_iter().zip(ends);
        let table = both.map(|(start, end)| [start, end]).collect();
        let is_all = bytes.next().is_none();
        is_all
            .then(|| Weights::new(patterns, table))
            .ok_or(NotWeights)
    }
}

/// The weights of one phase. Those that are shared come from earlier ones.
fn read_phase(
    patterns: &Patterns,
    bytes: &mut slice::Iter<u8>,
) -> Result<Vec<i8>, NotWeights> {
    let mut weights: Vec<i8> = Vec::new();
    for (at, shared) in patterns.shared.iter().enumerate() {
        weights.push(if shared.is_at(at) {
            *bytes.next().ok_or(NotWeights)? as i8
        } else {
            // An entry that's its own opposite isn't there yet.
            weights
                .get(shared.entry)
                .map_or(0, |weight| weight.saturating_mul(shared.sign))
        });
    }
    Ok(weights)
}

fn shipped(bytes: &[u8]) -> Weights {
    Weights::read(bytes).expect("weights that this program has written")
}
