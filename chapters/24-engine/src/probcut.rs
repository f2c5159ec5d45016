use alpha_beta::Window;
use minimax::Stopped;
use transpositions::null_window;

use crate::Fit;

/// The result of a search, in eighths of a disc, or [`Stopped`].
pub type Value = Result<i32, Stopped>;

/// Returns the depth of the shallow search: about half, with the same parity.
/// The side that moves last looks better, so the parity matters.
pub fn shallow_depth(depth: u32) -> u32 {
    depth / 2 - (depth / 2 + depth) % 2
}

/// Returns alpha or beta if the value is probably beyond it: a shallow search
/// is beyond it by `margin` standard deviations. The static evaluation decides
/// which of the two is tested. (Multi-ProbCut: Michael Buro, 1997.)
///
/// # Errors
///
/// Returns [`Stopped`] if `search` does.
pub fn probcut(
    Window { alpha, beta }: Window,
    fit: Fit,
    margin: f64,
    static_eval: i32,
    search: impl FnOnce(Window) -> Value,
) -> Result<Option<i32>, Stopped> {
    let is_above = static_eval >= beta;
    let (bound, side) = if is_above { (beta, 1) } else { (alpha, -1) };
    let deep = f64::from(bound) + margin * fit.deviation * f64::from(side);
    let needed = ((deep - fit.offset) / fit.slope).round() as i32;
    let value = search(null_window(needed - i32::from(is_above)))?;
    Ok((value * side >= needed * side).then_some(bound))
}
