use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

/// A disc that a move flips, and the disc that closes its bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// The square of the disc that flips.
    pub square: Square,
    /// The square of the disc at the far end of the bracket.
    pub closed_by: Square,
}

/// Returns an iterator over the discs that flip when `disc` is placed on
/// `square`, direction by direction, the nearest first. It doesn't check that
/// the square is empty.
pub fn flips(
    board: &Board,
    square: Square,
    disc: Disc,
) -> impl Iterator<Item = Flip> {
    Direction::ALL
        .into_iter()
        .filter_map(move |direction| {
            let end = bracket(board, square, direction, disc)?;
            Some((direction, end))
        })
        .flat_map(move |(direction, end)| {
            ray(square, direction)
                .take_while(move |&between| between != end)
                .map(move |between| Flip {
                    square: between,
                    closed_by: end,
                })
        })
}
