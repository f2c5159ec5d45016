use bitboards::bit;
use board::Square;

/// Squares that are looked at together.
pub type Shape = Vec<Square>;

/// The most squares that a shape may have.
const LARGEST: usize = 10;

/// Reads a shape: its squares without a space between them, each once.
pub fn parse_shape(text: &str) -> Option<Shape> {
    let names = text.as_bytes().chunks(2).map(str::from_utf8);
    let shape = names.map(|name| name.ok()?.parse().ok());
    let shape: Shape = shape.collect::<Option<_>>()?;
    let is_right = mask(&shape).count_ones() as usize == shape.len();
    (is_right && shape.len() <= LARGEST).then_some(shape)
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
