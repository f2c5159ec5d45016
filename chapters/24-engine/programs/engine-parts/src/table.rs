use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use bitboards::BitPosition;
use board::Square;
use minimax::Game;
use perfect_endgame::{BoardShape, Solver};
use transpositions::{Bounds, TooLarge, allocate, hash};
use whole_games::Ply;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// What the position is worth, as far as it knows.
    pub bounds: Bounds,
    /// How many moves ahead it looked.
    pub depth: u32,
    /// Whether it looked at every move that matters, and cut nothing off that
    /// was only probably hopeless.
    pub is_sure: bool,
    /// The move that was best.
    pub best: Option<Square>,
}

impl Known {
    /// Nothing is known.
    pub const NOTHING: Known = Known {
        bounds: Bounds::UNKNOWN,
        depth: 0,
        is_sure: false,
        best: None,
    };

    /// Everything in eight bytes: two bounds, then the depth, the best move,
    /// whether it's sure, and when it was found out.
    fn packed(self, age: u8) -> u64 {
        let bound = |value: i32| value.clamp(-NO_BOUND, NO_BOUND) as i16;
        let [a, b] = bound(self.bounds.lower).to_le_bytes();
        let [c, d] = bound(self.bounds.upper).to_le_bytes();
        let best = self.best.unwrap_or(Square::OVERFLOW).index() as u8;
        let sure = u8::from(self.is_sure);
        u64::from_le_bytes([a, b, c, d, self.depth as u8, best, sure, age])
    }

    fn unpacked(data: u64) -> Known {
        let [a, b, c, d, depth, best, sure, _] = data.to_le_bytes();
        let bound = |bytes| match i32::from(i16::from_le_bytes(bytes)) {
            bound if bound.abs() == NO_BOUND => bound.signum() * i32::MAX,
            bound => bound,
        };
        let best = Square::new(best.into());
        Known {
            bounds: Bounds {
                lower: bound([a, b]),
                upper: bound([c, d]),
            },
            depth: depth.into(),
            is_sure: sure != 0,
            best: best.is_on_board().then_some(best),
        }
    }
}

/// More than any value.
const NO_BOUND: i32 = i16::MAX as i32;

/// A table that threads share without a lock. A place has a position's two masks
/// and what's known of it, each in a word of its own, and two threads may write
/// there at once. Then the words don't belong together, and it must be seen: so
/// each mask is stored in exclusive or with the third word.
///
/// That's from Robert Hyatt and Timothy Mann, *A lock-less transposition table
/// implementation for parallel search*, 2002.
#[derive(Debug)]
pub struct Table {
    places: Vec<[Place; 2]>,
    /// How many searches there have been.
    age: AtomicU8,
}

type Place = [AtomicU64; 3];

impl Table {
    /// A table that takes at most this many `megabytes`.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn new(megabytes: usize) -> Result<Table, TooLarge> {
        let mut places = allocate(megabytes)?;
        places.resize_with(places.capacity(), Default::default);
        let age = AtomicU8::new(0);
        Ok(Table { places, age })
    }

    /// A table and a solver that take this many `megabytes` together, a quarter of
    /// them for the solver.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn and_solver(megabytes: usize) -> Result<(Table, Solver), TooLarge> {
        let endings = megabytes.div_ceil(4);
        let table = Table::new((megabytes - endings).max(1))?;
        let endings = perfect_endgame::Table::new(endings)?;
        Ok((table, Solver::new(BoardShape::EIGHT, endings)))
    }

    /// From now on, everything that it has is old, and gives way to what's new.
    pub fn grow_old(&self) {
        self.age.fetch_add(1, Relaxed);
    }

    /// What's known of a position.
    #[inline]
    pub fn get(&self, position: BitPosition) -> Option<Known> {
        let pair = &self.places[self.place(position)];
        let data = pair.iter().find_map(|place| read(place, position));
        data.map(Known::unpacked)
    }

    /// Remembers what a search has found out, in one of two places.
    pub fn put(&self, position: BitPosition, known: Known) {
        let pair = &self.places[self.place(position)];
        let is_here = read(&pair[1], position).is_some();
        let [_, _, _, _, depth, _, _, age] =
            pair[0][2].load(Relaxed).to_le_bytes();
        let now = self.age.load(Relaxed);
        let is_kept = age == now && u32::from(depth) > known.depth;
        let place = usize::from(is_here || is_kept);
        let data = known.packed(now);
        let words = [position.own ^ data, position.opponent ^ data, data];
        for (place, word) in pair[place].iter().zip(words) {
            place.store(word, Relaxed);
        }
    }

    /// The move that was best the last time a search looked at a position.
    pub fn best(&self, position: BitPosition) -> Option<Square> {
        self.get(position)?.best
    }

    /// What's probably played in a position, if that's remembered.
    pub fn expected(&self, position: BitPosition) -> Option<Ply> {
        if position.moves() == 0 {
            return (!position.is_over()).then_some(Ply::Pass);
        }
        self.best(position).map(Ply::Move)
    }

    /// The moves that are expected once this one has been played, it included. A
    /// pass before it is, too.
    pub fn line(&self, start: BitPosition, first: Square) -> Vec<Ply> {
        let mut line = vec![Ply::Move(first)];
        let mut position = start.play(first);
        if start.moves() == 0 {
            line.insert(0, Ply::Pass);
            position = start.passed().play(first);
        }
        while let Some(ply) = self.expected(position) {
            line.push(ply);
            position = position.after(ply);
        }
        line
    }

    /// Where a position belongs, as in chapter 19.
    #[inline]
    fn place(&self, position: BitPosition) -> usize {
        let places = self.places.len() as u128;
        ((u128::from(hash(&position)) * places) >> 64) as usize
    }
}

/// What a place has of this position.
#[inline]
fn read(place: &Place, position: BitPosition) -> Option<u64> {
    let [own, opponent, data] = place.each_ref().map(|word| word.load(Relaxed));
    let is_here = own ^ data == position.own;
    (is_here && opponent ^ data == position.opponent).then_some(data)
}
