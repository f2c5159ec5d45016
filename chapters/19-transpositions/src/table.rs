use std::hash::Hash;

use crate::{Entry, TooLarge, allocate, hash};

/// A table of a fixed size. Each position has one place in it, which it shares
/// with many others: the newest stays.
#[derive(Clone, Debug)]
pub struct Table<K, M> {
    entries: Vec<Option<Entry<K, M>>>,
}

impl<K: Hash + Eq, M> Table<K, M> {
    /// Returns an empty table that takes at most this many megabytes.
    ///
    /// # Errors
    ///
    /// Returns an error when there isn't that much memory.
    pub fn new(megabytes: usize) -> Result<Table<K, M>, TooLarge> {
        let mut entries = allocate(megabytes)?;
        entries.resize_with(entries.capacity(), || None);
        Ok(Table { entries })
    }

    /// An entry of the table.
    pub fn find(&self, key: &K) -> Option<&Entry<K, M>> {
        let entry = self.entries[self.place(key)].as_ref();
        entry.filter(|entry| entry.key == *key)
    }

    /// Writes an entry over the one that has its place.
    pub fn store(&mut self, entry: Entry<K, M>) {
        let place = self.place(&entry.key);
        self.entries[place] = Some(entry);
    }

    /// Returns the index of a position: the upper half of the product of its
    /// hash and the table's length.
    fn place(&self, key: &K) -> usize {
        let length = self.entries.len() as u128;
        ((u128::from(hash(key)) * length) >> 64) as usize
    }
}
