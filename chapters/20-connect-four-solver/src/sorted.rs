use crate::BitGrid;
use crate::winning::{HEIGHT, winning_squares};

/// In which order the solver tries moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMove {
    /// From the middle outward.
    Middle,
    /// First the move after which the most squares complete four.
    WinningSquares,
    /// The same, and one where a disc can land at once counts three times.
    Threats,
}

/// The columns from the outer ones to the middle: the later a move is in the
/// list, the sooner it's tried.
const OUTER_FIRST: [u32; 7] = [0, 6, 1, 5, 2, 4, 3];

/// The landings with their ranks, the best last. There are at most seven.
pub fn sorted(
    grid: BitGrid,
    landings: u64,
    order: FirstMove,
) -> [Option<(u32, u64)>; 7] {
    let mut moves = OUTER_FIRST.map(|column| {
        let square = landings & (0b111_1111 << (column * HEIGHT));
        (square != 0).then(|| (rank(grid, square, order), square))
    });
    moves.sort_by_key(|ranked| ranked.map(|(rank, _)| rank));
    moves
}

/// How good a move looks.
fn rank(grid: BitGrid, square: u64, order: FirstMove) -> u32 {
    let after = grid.drop_on(square);
    let wins = winning_squares(after.opponent()) & after.free();
    match order {
        FirstMove::Middle => 0,
        FirstMove::WinningSquares => wins.count_ones(),
        FirstMove::Threats => {
            let at_once = wins & after.landings();
            wins.count_ones() + 2 * at_once.count_ones()
        }
    }
}
