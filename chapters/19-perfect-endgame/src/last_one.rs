use bitboards::BitPosition;
use board::Square;

use crate::{Area, last_flips};

/// Places the last disc, if it's legal for the side to move or its opponent,
/// and counts.
#[inline]
pub fn last_one(area: &Area, position: BitPosition, square: Square) -> i32 {
    let own = position.own.count_ones() as i32;
    let mine = last_flips(position.own, square);
    if mine > 0 {
        return 2 * (own + mine + 1) - area.size();
    }
    match last_flips(position.opponent, square) {
        0 => area.result(position),
        theirs => 2 * (own - theirs) - area.size(),
    }
}
