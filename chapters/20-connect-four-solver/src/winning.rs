/// Seven bits a column, from the left; in a column, from the bottom up. The
/// seventh bit is above the grid and always 0.
pub(crate) const HEIGHT: u32 = 7;

/// The lowest square of each column.
pub(crate) const FLOOR: u64 = 0x40810204081;

/// The 42 squares of the grid.
pub(crate) const GRID: u64 = FLOOR * 0b11_1111;

/// From a square to the next one of each axis: up, to the right, and along
/// both diagonals.
const STEPS: [u32; 4] = [1, HEIGHT, HEIGHT - 1, HEIGHT + 1];

/// The squares of the grid that would complete four of these discs in a line.
/// Some are taken already.
pub fn winning_squares(discs: u64) -> u64 {
    let [up, right, down, slash] = STEPS.map(|step| along(discs, step));
    (up | right | down | slash) & GRID
}

/// The squares that have the three others of a line around them: behind them,
/// ahead of them, or some of each.
fn along(discs: u64, step: u32) -> u64 {
    let behind = discs << step & discs << (2 * step);
    let ahead = discs >> step & discs >> (2 * step);
    let three_behind = behind & (discs << (3 * step) | discs >> step);
    let three_ahead = ahead & (discs >> (3 * step) | discs << step);
    three_behind | three_ahead
}

/// Whether four of these discs are in a line.
pub fn has_four(discs: u64) -> bool {
    STEPS.iter().any(|step| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

/// The grid as six rows of text, the top one first, with an x on these squares.
pub fn rows(squares: u64) -> [String; 6] {
    [5, 4, 3, 2, 1, 0].map(|row| {
        let mark = |column| squares >> (column * HEIGHT + row) & 1;
        (0..7)
            .map(|column| if mark(column) == 1 { 'x' } else { '.' })
            .collect()
    })
}
