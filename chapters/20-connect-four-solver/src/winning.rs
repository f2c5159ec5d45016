/// The number of bits of a column. Columns are numbered from the left, and bits
/// within a column from the bottom up. The seventh is above the grid and always
/// 0.
pub(crate) const HEIGHT: u32 = 7;

/// The lowest square of each column.
pub(crate) const FLOOR: u64 = 0x40810204081;

/// The 42 squares of the grid.
pub(crate) const GRID: u64 = FLOOR * 0b11_1111;

/// The distance in bits to the next square up, to the right, and along both
/// diagonals.
const STEPS: [u32; 4] = [1, HEIGHT, HEIGHT - 1, HEIGHT + 1];

/// Returns the squares that would complete four of these discs in a line. Some
/// may be taken.
pub fn winning_squares(discs: u64) -> u64 {
    let [up, right, down, slash] = STEPS.map(|step| along(discs, step));
    (up | right | down | slash) & GRID
}

/// Returns the squares whose line of four along one axis has three discs:
/// behind the square, ahead of it, or on both sides.
fn along(discs: u64, step: u32) -> u64 {
    let behind = discs << step & discs << (2 * step);
    let ahead = discs >> step & discs >> (2 * step);
    let three_behind = behind & (discs << (3 * step) | discs >> step);
    let three_ahead = ahead & (discs >> (3 * step) | discs << step);
    three_behind | three_ahead
}

/// Tests if four of these discs are in a line.
pub fn has_four(discs: u64) -> bool {
    STEPS.iter().any(|step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

/// Formats the grid as six rows from the top, with an x on these squares.
pub fn rows(squares: u64) -> [String; 6] {
    [5, 4, 3, 2, 1, 0].map(|row| {
        let is_set = |column| squares >> (column * HEIGHT + row) & 1 == 1;
        (0..7)
            .map(|column| if is_set(column) { 'x' } else { '.' })
            .collect()
    })
}
