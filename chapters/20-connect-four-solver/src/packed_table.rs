use transpositions::{Bounds, TooLarge, allocate};

/// A transposition table with entries of eight bytes: 49 bits for the key and 6
/// for each bound of the score.
#[derive(Clone, Debug)]
pub struct PackedTable {
    entries: Vec<u64>,
}

/// An empty entry. Its key isn't that of any position.
const EMPTY: u64 = u64::MAX;

const KEY: u64 = (1 << 49) - 1;

/// The lowest possible score, stored as 0.
const MIN_SCORE: i32 = -21;

impl PackedTable {
    /// Creates an empty table of at most this many megabytes.
    ///
    /// # Errors
    ///
    /// Returns an error if the memory can't be allocated.
    pub fn new(megabytes: usize) -> Result<PackedTable, TooLarge> {
        let mut entries = allocate(megabytes)?;
        entries.resize(entries.capacity(), EMPTY);
        Ok(PackedTable { entries })
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.fill(EMPTY);
    }

    /// Returns the bounds stored for a key, or those of all scores.
    pub fn get(&self, key: u64) -> Bounds {
        let entry = self.entries[self.index(key)];
        let score = |shift: u32| (entry >> shift & 63) as i32 + MIN_SCORE;
        let (lower, upper) = if entry & KEY == key {
            (score(49), score(55))
        } else {
            (MIN_SCORE, -MIN_SCORE)
        };
        Bounds { lower, upper }
    }

    /// Stores the bounds for a key, and replaces the entry at its index.
    pub fn store(&mut self, key: u64, bounds: Bounds) {
        let lower = (bounds.lower - MIN_SCORE) as u64;
        let upper = (bounds.upper - MIN_SCORE) as u64;
        let index = self.index(key);
        self.entries[index] = key | lower << 49 | upper << 55;
    }

    /// Returns the index of a key's entry.
    fn index(&self, key: u64) -> usize {
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let length = self.entries.len() as u128;
        ((u128::from(hash) * length) >> 64) as usize
    }
}
