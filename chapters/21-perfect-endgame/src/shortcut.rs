use bitboards::BitPosition;

use crate::{Ending, Search, odd_quarters};

/// A shortcut for a search: the last four squares, odd quarters first.
pub fn last_four(
    search: &mut Search,
    position: BitPosition,
    alpha: i32,
) -> Option<i32> {
    let empty = search.shape.empty(position);
    let mut ending = Ending {
        shape: &search.shape,
        positions: &mut search.positions,
    };
    (empty.count_ones() <= 4)
        .then(|| ending.bound(position, alpha, odd_quarters(empty)))
}
