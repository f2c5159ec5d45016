use bitboards::BitPosition;
use board::Square;
use transpositions::{TooLarge, allocate, hash};

use crate::{BestMove, Candidate};

/// What's known about a position: its value isn't outside these two bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    position: BitPosition,
    lower: i8,
    upper: i8,
    best: Option<Square>,
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
        best: None,
        empty: 0,
    };

    /// The move that was best the last time anyone looked.
    #[inline]
    pub fn best(&self) -> Option<Square> {
        self.best
    }

    /// A bound that says whether the value is more than `alpha`, if one does.
    #[inline]
    pub fn answer(&self, alpha: i32) -> Option<i32> {
        let (lower, upper) = (self.lower.into(), self.upper.into());
        if lower > alpha {
            return Some(lower);
        }
        (upper <= alpha).then_some(upper)
    }

    /// Learns from a search that asked whether the value is more than
    /// `alpha`.
    fn learn(&mut self, alpha: i32, found: BestMove) {
        if found.bound > alpha {
            self.lower = self.lower.max(found.bound as i8);
        } else {
            self.upper = self.upper.min(found.bound as i8);
        }
        self.best = found.square;
    }
}

/// What's known of many positions, in places that come in pairs.
#[derive(Clone, Debug)]
pub struct Table(Vec<[Known; 2]>);

impl Table {
    /// A table that takes at most this many `megabytes`.
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
        pair.iter().find(|known| known.position == position)
    }

    /// Remembers the answer of a search that asked whether the value of a
    /// position with this many `empty` squares is more than `alpha`.
    pub fn put(
        &mut self,
        position: BitPosition,
        empty: u32,
        alpha: i32,
        found: BestMove,
    ) {
        let place = self.place(position);
        let known = room_for(&mut self.0[place], position, empty as u8);
        known.learn(alpha, found);
    }

    /// A move that's known to be worth more than `alpha`, if there's one.
    pub fn cutoff(&self, moves: &[Candidate], alpha: i32) -> Option<BestMove> {
        moves.iter().find_map(|candidate| {
            let bound = -self.get(candidate.after)?.answer(-alpha - 1)?;
            let square = Some(candidate.square);
            (bound > alpha).then_some(BestMove { bound, square })
        })
    }

    /// The pair that a position belongs to, as in chapter 19.
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
    let known = pair.iter().position(|known| known.position == position);
    if let Some(place) = known {
        return &mut pair[place];
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
