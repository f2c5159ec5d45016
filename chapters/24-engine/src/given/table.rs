//! Given: copied by `begin`, not typed.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use bitboards::BitPosition;
use board::Square;
use minimax::Game;
use perfect_endgame::{BoardShape, Solver};
use transpositions::{Bounds, TooLarge, allocate, hash};
use whole_games::Ply;

use crate::INFINITY;

/// The result of a search, as stored in the transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The bounds of the score.
    pub bounds: Bounds,
    /// The depth of the search.
    pub depth: u32,
    /// True if the search used selective pruning (ProbCut).
    pub is_selective: bool,
    /// The best move.
    pub best: Option<Square>,
}

impl Entry {
    /// An entry without information.
    pub const EMPTY: Entry = Entry {
        bounds: Bounds::UNKNOWN,
        depth: 0,
        is_selective: true,
        best: None,
    };

    /// Packs the entry into eight bytes: the bounds, the depth, the best move,
    /// whether the search was selective, and the generation.
    fn pack(self, generation: u8) -> u64 {
        let bound = |value: i32| value.clamp(-NO_BOUND, NO_BOUND) as i16;
        let [a, b] = bound(self.bounds.lower).to_le_bytes();
        let [c, d] = bound(self.bounds.upper).to_le_bytes();
        let depth = self.depth as u8;
        let best = self.best.unwrap_or(Square::OVERFLOW).index() as u8;
        let selective = u8::from(self.is_selective);
        u64::from_le_bytes([a, b, c, d, depth, best, selective, generation])
    }

    fn unpack(data: u64) -> Entry {
        let [a, b, c, d, depth, best, selective, _] = data.to_le_bytes();
        let bound = |bytes| match i32::from(i16::from_le_bytes(bytes)) {
            bound if bound.abs() == NO_BOUND => bound.signum() * INFINITY,
            bound => bound,
        };
        let best = Square::new(best.into());
        Entry {
            bounds: Bounds {
                lower: bound([a, b]),
                upper: bound([c, d]),
            },
            depth: depth.into(),
            is_selective: selective != 0,
            best: best.is_on_board().then_some(best),
        }
    }
}

/// The packed form of an infinite bound.
const NO_BOUND: i32 = i16::MAX as i32;

/// A lock-free transposition table shared by threads.
///
/// A slot has a position's two masks and a packed entry. Threads may write a
/// slot at the same time and mix their words. Each mask is stored XORed with
/// the entry, so that a mixed slot doesn't match any position that's looked up.
///
/// Robert Hyatt and Timothy Mann, *A lock-less transposition table
/// implementation for parallel search*, 2002.
#[derive(Debug)]
pub struct Table {
    buckets: Vec<[Slot; 2]>,
    /// The number of searches so far, modulo 256.
    generation: AtomicU8,
}

type Slot = [AtomicU64; 3];

impl Table {
    /// Creates an empty table of at most this many `megabytes`.
    ///
    /// # Errors
    ///
    /// Returns an error if the memory can't be allocated.
    pub fn new(megabytes: usize) -> Result<Table, TooLarge> {
        let mut buckets = allocate(megabytes)?;
        buckets.resize_with(buckets.capacity(), Default::default);
        Ok(Table {
            buckets,
            generation: AtomicU8::new(0),
        })
    }

    /// Creates a table and an endgame solver that use this many `megabytes`
    /// together, a quarter of them for the solver.
    ///
    /// # Errors
    ///
    /// Returns an error if the memory can't be allocated.
    pub fn with_solver(megabytes: usize) -> Result<(Table, Solver), TooLarge> {
        let solver_megabytes = megabytes.div_ceil(4);
        let table = Table::new((megabytes - solver_megabytes).max(1))?;
        let solver_table = perfect_endgame::Table::new(solver_megabytes)?;
        Ok((table, Solver::new(BoardShape::EIGHT, solver_table)))
    }

    /// Begins a new search: entries of earlier ones are replaced first.
    pub fn new_generation(&self) {
        self.generation.fetch_add(1, Relaxed);
    }

    /// Returns the entry of a position.
    #[inline]
    pub fn get(&self, position: BitPosition) -> Option<Entry> {
        let bucket = &self.buckets[self.index(position)];
        let data = bucket.iter().find_map(|slot| read(slot, position));
        data.map(Entry::unpack)
    }

    /// Stores an entry in one of the bucket's two slots. The first one keeps
    /// its entry if that's deeper and from the current search.
    pub fn put(&self, position: BitPosition, entry: Entry) {
        let bucket = &self.buckets[self.index(position)];
        let is_second = read(&bucket[1], position).is_some();
        let [_, _, _, _, depth, _, _, generation] =
            bucket[0][2].load(Relaxed).to_le_bytes();
        let current = self.generation.load(Relaxed);
        let is_kept = generation == current && u32::from(depth) > entry.depth;
        let slot = &bucket[usize::from(is_second || is_kept)];
        let data = entry.pack(current);
        let words = [position.own ^ data, position.opponent ^ data, data];
        for (stored, word) in slot.iter().zip(words) {
            stored.store(word, Relaxed);
        }
    }

    /// Returns the best move of a position, if its entry has one.
    pub fn best_move(&self, position: BitPosition) -> Option<Square> {
        self.get(position)?.best
    }

    /// Returns the best move of a position, or the pass if there's no move.
    pub fn best_ply(&self, position: BitPosition) -> Option<Ply> {
        if position.moves() == 0 {
            return (!position.is_over()).then_some(Ply::Pass);
        }
        self.best_move(position).map(Ply::Move)
    }

    /// Returns the principal variation that begins with the move `first`, and
    /// with a pass before it if `start` has no move.
    pub fn line(&self, start: BitPosition, first: Square) -> Vec<Ply> {
        let mut line = vec![Ply::Move(first)];
        let mut position = start.play(first);
        if start.moves() == 0 {
            line.insert(0, Ply::Pass);
            position = start.passed().play(first);
        }
        while let Some(ply) = self.best_ply(position) {
            line.push(ply);
            position = position.after(ply);
        }
        line
    }

    /// Returns the index of a position's bucket.
    #[inline]
    fn index(&self, position: BitPosition) -> usize {
        let buckets = self.buckets.len() as u128;
        ((u128::from(hash(&position)) * buckets) >> 64) as usize
    }
}

/// Returns the packed entry of a slot if it belongs to this position.
#[inline]
fn read(slot: &Slot, position: BitPosition) -> Option<u64> {
    let [own, opponent, data] = slot.each_ref().map(|word| word.load(Relaxed));
    let is_match =
        own ^ data == position.own && opponent ^ data == position.opponent;
    is_match.then_some(data)
}
