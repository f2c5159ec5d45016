use bitboards::BitPosition;
use board::Square;

use crate::{BoardShape, last_flips};

/// Places the last disc, if it's legal for the side to move or its opponent,
/// and counts.
#[inline]
pub fn last_one(
    shape: &BoardShape,
    position: BitPosition,
    square: Square,
) -> i32 {
    let own = position.own.count_ones() as i32;
    let mine = last_flips(position.own, square);
    if mine > 0 {
        return 2 * (own + mine + 1) - shape.size();
    }
    match last_flips(position.opponent, square) {
        0 => shape.result(position),
        theirs => 2 * (own - theirs) - shape.size(),
    }
}
