use alpha_beta::Window;
use minimax::Stopped;

use transpositions::{Bounds, null_window};

/// Finds a value by null-window searches that narrow its bounds until they
/// meet: MTD(f) (Aske Plaat, 1994).
///
/// # Errors
///
/// Returns [`Stopped`] if a search does.
pub fn mtdf(
    mut bounds: Bounds,
    mut search: impl FnMut(Bounds, Window) -> Result<i32, Stopped>,
) -> Result<i32, Stopped> {
    while !bounds.are_exact() {
        let window = null_window(guess(bounds));
        bounds = bounds.learn(search(bounds, window)?, window);
    }
    Ok(bounds.lower)
}

/// Returns half of the bound that's further from zero. Small scores are cheaper
/// to search, so the first windows are near zero.
fn guess(Bounds { lower, upper }: Bounds) -> i32 {
    let far = if upper > -lower { upper } else { lower };
    (far / 2).clamp(lower, upper - 1)
}
