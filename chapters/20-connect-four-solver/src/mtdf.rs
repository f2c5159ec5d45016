use alpha_beta::Window;
use minimax::Stopped;

use transpositions::{Bounds, null_window};

/// Finds a value by asking again and again whether it's more than some number.
/// `search` answers for a window.
///
/// # Errors
///
/// When a search must stop.
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

/// Half of the bound that's further from zero.
fn guess(Bounds { lower, upper }: Bounds) -> i32 {
    let far = if upper > -lower { upper } else { lower };
    (far / 2).clamp(lower, upper - 1)
}
