use alpha_beta::Window;
use minimax::Stopped;
use transpositions::null_window;

use crate::Fit;

/// A value, unless the search had to stop.
pub type Value = Result<i32, Stopped>;

/// How far the shallow search looks: half as far, as many moves by each side.
/// Whoever moves last looks better, so an odd depth says little about an even
/// one.
pub fn shallow(depth: u32) -> u32 {
    depth / 2 - (depth / 2 + depth) % 2
}

/// The end of the window that the value of a position is beyond, probably: a
/// shallow search is beyond it by `margin` standard deviations. `look` is what the
/// position looks like. (Multi-ProbCut: Michael Buro, 1997.)
pub fn probcut(
    Window { alpha, beta }: Window,
    fit: Fit,
    margin: f64,
    look: i32,
    search: impl FnOnce(Window) -> Value,
) -> Result<Option<i32>, Stopped> {
    let is_above = look >= beta;
    let (end, side) = if is_above { (beta, 1) } else { (alpha, -1) };
    let margin = margin * fit.deviation * f64::from(side);
    let needed = (f64::from(end) + margin - fit.offset) / fit.slope;
    let needed = needed.round() as i32;
    let value = search(null_window(needed - i32::from(is_above)))?;
    Ok((value * side >= needed * side).then_some(end))
}
