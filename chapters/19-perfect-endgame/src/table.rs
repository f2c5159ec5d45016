use bitboards::BitPosition;
use board::Square;
use transpositions::{TooLarge, allocate, hash};

use crate::Candidate;

/// What a search has found out: a bound on the value, and the move that gives it.
pub type Found = (i32, Square);

/// What's known about a position: its value isn't outside these two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    position: BitPosition,
    lower: i8,
    upper: i8,
    best: u8,
    empty: u8,
}

impl Known {
    const NOTHING: Known = Known {
        position: BitPosition {
            own: 0,
            opponent: 0,
        },
        lower: -64,
        upper: 64,
        best: 64,
        empty: 0,
    };

    /// The move that was best the last time anyone looked.
    #[inline]
    pub fn best(&self) -> Square {
        Square::new(self.best.into())
    }

    /// A bound that says whether the value is more than `than`, if one does.
    #[inline]
    pub fn answer(&self, than: i32) -> Option<i32> {
        let (lower, upper) = (self.lower.into(), self.upper.into());
        if lower > than {
            return Some(lower);
        }
        (upper <= than).then_some(upper)
    }

    /// Learns from a search that asked whether the value is more than `than`.
    fn learn(&mut self, than: i32, value: i32, best: Square) {
        match value > than {
            true => self.lower = self.lower.max(value as i8),
            false => self.upper = self.upper.min(value as i8),
        }
        self.best = best.index() as u8;
    }
}

/// What's known of many positions, in places that come in pairs.
#[derive(Clone, Debug)]
pub struct Table(Vec<[Known; 2]>);

impl Table {
    /// A table that takes at most so many megabytes.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn new(megabytes: usize) -> Result<Table, TooLarge> {
        let mut pairs = allocate(megabytes)?;
        pairs.resize(pairs.capacity(), [Known::NOTHING; 2]);
        Ok(Table(pairs))
    }

    /// What's known about a position, if anything is.
    #[inline]
    pub fn get(&self, position: BitPosition) -> Option<&Known> {
        let pair = &self.0[self.place(position)];
        pair.iter().find(|it| it.position == position)
    }

    /// Remembers the answer of a search that asked whether the value of a
    /// position with so many empty squares is more than `than`.
    pub fn put(
        &mut self,
        position: BitPosition,
        empty: u32,
        than: i32,
        (value, best): Found,
    ) {
        let place = self.place(position);
        let known = room_for(&mut self.0[place], position, empty as u8);
        known.learn(than, value, best);
    }

    /// A move that's known to be worth more than `than`, if there's one.
    pub fn enough(&self, moves: &[Candidate], than: i32) -> Option<Found> {
        moves.iter().find_map(|it| {
            let bound = self.get(it.after)?.answer(-than - 1)?;
            (-bound > than).then_some((-bound, it.square))
        })
    }

    /// The pair that a position belongs to, as in chapter 18.
    #[inline]
    fn place(&self, position: BitPosition) -> usize {
        let pairs = self.0.len() as u128;
        ((u128::from(hash(&position)) * pairs) >> 64) as usize
    }
}

/// Where a pair has this position. A new one goes in first if it has as many
/// empty squares as the first, or else second.
fn room_for(
    pair: &mut [Known; 2],
    position: BitPosition,
    empty: u8,
) -> &mut Known {
    if let Some(it) = pair.iter().position(|it| it.position == position) {
        return &mut pair[it];
    }
    let place = usize::from(pair[0].empty > empty);
    if place == 0 {
        pair[1] = pair[0];
    }
    pair[place] = Known {
        position,
        empty,
        ..Known::NOTHING
    };
    &mut pair[place]
}
