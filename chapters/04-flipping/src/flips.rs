use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

/// A disc that turns over, and the disc that closes its bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// The square of the disc that turns over.
    pub square: Square,
    /// The square of the disc at the far end of the bracket.
    pub closed_by: Square,
}

/// The discs that turn over when `disc` is placed on this square, direction by
/// direction, the nearest first. The square itself is taken to be empty.
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
