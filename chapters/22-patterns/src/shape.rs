use bitboards::bit;
use board::Square;

use crate::PatternsError;

/// Squares that are looked at together.
pub type Shape = Vec<Square>;

/// The most squares that a shape may have.
const LARGEST: usize = 10;

/// Reads a shape: its squares without a space between them, each once.
///
/// # Errors
///
/// When it's something else, or has more than ten squares.
pub fn parse_shape(text: &str) -> Result<Shape, PatternsError> {
    let names = text.as_bytes().chunks(2).map(str::from_utf8);
    let shape = names.map(|name| name.ok()?.parse().ok());
    let shape = shape.collect::<Option<Shape>>();
    let shape = shape.filter(|shape| shape.len() <= LARGEST);
    let is_once =
        |shape: &Shape| mask(shape).count_ones() as usize == shape.len();
    let shape = shape.filter(is_once);
    shape.ok_or_else(|| PatternsError::Shape(text.into()))
}

/// A shape as it looks from the board's four sides, and each of them in a
/// mirror. Its squares stay in their order.
pub fn views(shape: &[Square]) -> [Shape; 8] {
    let seen = |square: &Square, view: usize| {
        let (x, y) = (square.column(), square.row());
        let (x, y) = if view & 1 == 0 { (x, y) } else { (y, x) };
        let flip = |place: i32, bit: usize| {
            if view & bit == 0 { place } else { 7 - place }
        };
        Square::at(flip(x, 2), flip(y, 4))
    };
    let view = |view| shape.iter().map(|square| seen(square, view)).collect();
    std::array::from_fn(view)
}

/// The set of a shape's squares.
pub fn mask(shape: &[Square]) -> u64 {
    shape.iter().fold(0, |mask, &square| mask | bit(square))
}
