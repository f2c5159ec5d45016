use transpositions::{Bounds, TooLarge, allocate};

/// A table for Connect Four whose entries take eight bytes each: 49 bits for
/// the whole position, and twice 6 for the bounds of its score.
#[derive(Clone, Debug)]
pub struct PackedTable {
    entries: Vec<u64>,
}

/// An entry that no position has.
const NOTHING: u64 = u64::MAX;

const KEY: u64 = (1 << 49) - 1;

/// The lowest score there is. It's stored as 0.
const LOWEST: i32 = -21;

impl PackedTable {
    /// An empty table that takes at most this many megabytes.
    ///
    /// # Errors
    ///
    /// When there isn't that much memory.
    pub fn new(megabytes: usize) -> Result<PackedTable, TooLarge> {
        let mut entries = allocate(megabytes)?;
        entries.resize(entries.capacity(), NOTHING);
        Ok(PackedTable { entries })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(NOTHING);
    }

    /// What the table knows of the position with this key. If it knows nothing,
    /// any score is possible.
    pub fn find(&self, key: u64) -> Bounds {
        let entry = self.entries[self.place(key)];
        let score = |shift: u32| (entry >> shift & 63) as i32 + LOWEST;
        let known = (entry & KEY == key).then(|| (score(49), score(55)));
        let (lower, upper) = known.unwrap_or((LOWEST, -LOWEST));
        Bounds { lower, upper }
    }

    /// Writes an entry over the one that has its place.
    pub fn store(&mut self, key: u64, bounds: Bounds) {
        let lower = (bounds.lower - LOWEST) as u64;
        let upper = (bounds.upper - LOWEST) as u64;
        let place = self.place(key);
        self.entries[place] = key | lower << 49 | upper << 55;
    }

    fn place(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let length = self.entries.len() as u128;
        ((u128::from(mixed) * length) >> 64) as usize
    }
}
