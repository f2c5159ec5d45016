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
    let error = || PatternsError::Shape(text.into());
    let mut shape = Shape::new();
    for name in text.as_bytes().chunks(2) {
        let name = str::from_utf8(name).map_err(|_| error())?;
        shape.push(name.parse().map_err(|_| error())?);
    }
    let is_unique = mask(&shape).count_ones() as usize == shape.len();
    if shape.len() > MAX_SQUARES || !is_unique {
        return Err(error());
    }
    Ok(shape)
}

/// Returns the eight views of a shape: its rotations and reflections, with the
/// squares in the same order.
pub fn views(shape: &[Square]) -> [Shape; 8] {
    let transform = |square: &Square, view: usize| {
        let (x, y) = (square.column(), square.row());
        let (x, y) = if view & 1 == 0 { (x, y) } else { (y, x) };
        let flip = |coordinate: i32, bit: usize| {
            if view & bit == 0 {
                coordinate
            } else {
                7 - coordinate
            }
        };
        Square::at(flip(x, 2), flip(y, 4))
    };
    std::array::from_fn(|view| {
        let squares = shape.iter().map(|square| transform(square, view));
        squares.collect()
    })
}

/// Returns the mask of a shape's squares.
pub fn mask(shape: &[Square]) -> u64 {
    shape.iter().fold(0, |mask, &square| mask | bit(square))
}
