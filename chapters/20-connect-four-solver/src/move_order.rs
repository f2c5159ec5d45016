use crate::BitGrid;
use crate::winning::{HEIGHT, winning_squares};

/// The order in which the solver searches moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOrder {
    /// From the middle outward.
    Middle,
    /// By the number of squares that would complete four after the move.
    WinningSquares,
    /// The same, with squares where a disc can land at once counted three
    /// times.
    Threats,
}

/// The columns from the outer ones to the middle, in ascending order of their
/// value.
const OUTER_FIRST: [u32; 7] = [0, 6, 1, 5, 2, 4, 3];

/// Returns the landings, at most seven, with their ranks in ascending order.
pub fn order_moves(
    grid: BitGrid,
    landings: u64,
    order: MoveOrder,
) -> [Option<(u32, u64)>; 7] {
    let mut moves = OUTER_FIRST.map(|column| {
        let square = landings & (0b111_1111 << (column * HEIGHT));
        (square != 0).then(|| (rank(grid, square, order), square))
    });
    moves.sort_by_key(|ranked| ranked.map(|(rank, _)| rank));
    moves
}

/// Returns the rank of a move. Moves with higher ranks are searched first.
fn rank(grid: BitGrid, square: u64, order: MoveOrder) -> u32 {
    let after = grid.drop_on(square);
    let wins = winning_squares(after.opponent()) & after.free();
    match order {
        MoveOrder::Middle => 0,
        MoveOrder::WinningSquares => wins.count_ones(),
        MoveOrder::Threats => {
            let at_once = wins & after.landings();
            wins.count_ones() + 2 * at_once.count_ones()
        }
    }
}
