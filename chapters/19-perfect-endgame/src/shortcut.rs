use bitboards::BitPosition;

use crate::{Ending, Search, odd_quarters};

/// A shortcut for a search: the last four squares, odd quarters first.
pub fn last_four(
    search: &mut Search,
    position: BitPosition,
    than: i32,
) -> Option<i32> {
    let empty = search.area.empty(position);
    let mut ending = Ending {
        area: &search.area,
        positions: &mut search.positions,
    };
    (empty.count_ones() <= 4)
        .then(|| ending.bound(position, than, odd_quarters(empty)))
}
