use board::Square;

use crate::{BitPosition, lanes, squares};

/// The number of ways that the next `depth` plies can go. A pass is a ply, and
/// a game that ends earlier counts once, as in chapter 6.
pub fn perft(position: BitPosition, depth: usize) -> u64 {
    perft_with(position, depth, lanes::ends, lanes::flips)
}

/// The same with another way to find ends and flips.
pub fn perft_with(
    position: BitPosition,
    depth: usize,
    ends: impl Fn(BitPosition) -> u64 + Copy,
    flips: impl Fn(BitPosition, Square) -> u64 + Copy,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = ends(position) & position.empty();
    match moves {
        0 if depth == 1 => 1,
        0 => pass_or_end(position, depth, ends, flips),
        _ if depth == 1 => moves.count_ones().into(),
        _ => squares(moves)
            .map(|it| position.play(it, flips(position, it)))
            .map(|after| perft_with(after, depth - 1, ends, flips))
            .sum(),
    }
}

fn pass_or_end(
    position: BitPosition,
    depth: usize,
    ends: impl Fn(BitPosition) -> u64 + Copy,
    flips: impl Fn(BitPosition, Square) -> u64 + Copy,
) -> u64 {
    let passed = position.passed();
    match ends(passed) & passed.empty() {
        0 => 1,
        _ => perft_with(passed, depth - 1, ends, flips),
    }
}
