use bitboards::BitPosition;

use crate::{Player, Weights};

/// With fewer empty squares after a move, chapter 19's own order is cheaper.
const FEWEST: u32 = 10;

/// How unpromising a move is, by the position after it. Chapter 19's solver adds
/// it to what it thinks itself.
pub fn learned_order(after: BitPosition) -> Option<i32> {
    let more = after.empty().count_ones().checked_sub(FEWEST)?;
    let player = Player {
        opinion: &|after| Weights::large().value(after),
        depth: (more / 4).min(4) as usize,
        exact: 0,
    };
    Some(player.look(after, player.depth, [-i32::MAX, i32::MAX]))
}
