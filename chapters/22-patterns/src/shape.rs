use bitboards::bit;
use board::Square;

use crate::PatternsError;

/// The squares of a pattern, in order.
pub type Shape = Vec<Square>;

/// The maximum number of squares of a shape.
const MAX_SQUARES: usize = 10;

/// Parses a shape: its squares without spaces, each at most once.
///
/// # Errors
///
/// Returns an error if it's invalid or has more than ten squares.
pub fn parse_shape(text: &str) -> Result<Shape, PatternsError> {
    let parse = |name: &[u8]| str::from_utf8(name).ok()?.parse().ok();
    let shape: Option<Shape> = text.as_bytes().chunks(2).map(parse).collect();
    shape
        .filter(|shape| shape.len() <= MAX_SQUARES)
        .filter(|shape| mask(shape).count_ones() as usize == shape.len())
        .ok_or_else(|| PatternsError::Shape(text.into()))
}

/// Returns the eight views of a shape: its rotations and reflections, with the
/// squares in the same order.
pub fn views(shape: &[Square]) -> [Shape; 8] {
    let transform = |square: &Square, view: usize| {
        let (x, y) = (square.column(), square.row());
        let (x, y) = if view & 1 == 0 { (x, y) } else { (y, x) };
        let flip = |n: i32, bit: usize| if view & bit == 0 { n } else { 7 - n };
        Square::at(flip(x, 2), flip(y, 4))
    };
    let view = |view| {
        let squares = shape.iter().map(|square| transform(square, view));
        squares.collect()
    };
    std::array::from_fn(view)
}

/// Returns the mask of a shape's squares.
pub fn mask(shape: &[Square]) -> u64 {
    shape.iter().fold(0, |mask, &square| mask | bit(square))
}
