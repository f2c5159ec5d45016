use board::Square;

use crate::{BitPosition, squares};

/// Returns the number of ways that the next `depth` plies can go. A pass is a
/// ply, and a game that ends earlier counts once, as in chapter 6.
pub fn perft(position: BitPosition, depth: usize) -> u64 {
    perft_with(position, depth, BitPosition::ends, BitPosition::flips)
}

/// Does the same with another way to find ends and flips.
pub fn perft_with(
    position: BitPosition,
    depth: usize,
    ends: impl Fn(BitPosition) -> u64 + Copy,
    flips: impl Fn(BitPosition, Square) -> u64 + Copy,
) -> u64 {
    let moves = ends(position) & position.empty();
    match (depth, moves) {
        (0, _) => 1,
        // A pass and the end are one way to go, like a single move.
        (1, _) => moves.count_ones().max(1).into(),
        (_, 0) => match ends(position.passed()) & position.empty() {
            0 => 1,
            _ => perft_with(position.passed(), depth - 1, ends, flips),
        },
        _ => squares(moves)
            .map(|square| position.place(square, flips(position, square)))
            .map(|after| perft_with(after, depth - 1, ends, flips))
            .sum(),
    }
}
