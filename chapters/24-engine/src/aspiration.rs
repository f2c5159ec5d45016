use alpha_beta::Window;

use crate::{INFINITY, Value};

/// The distance of the window's ends from the guess, in eighths of a disc.
const MARGIN: i32 = 12;

/// Searches with a window around a guess, and again with one end opened if the
/// score is outside of it: an aspiration window.
///
/// # Errors
///
/// Returns [`minimax::Stopped`] if `search` does.
pub fn aspiration_search(
    guess: i32,
    mut search: impl FnMut(Window) -> Value,
) -> Value {
    let (alpha, beta) = (guess - MARGIN, guess + MARGIN);
    let mut window = Window { alpha, beta };
    loop {
        let value = search(window)?;
        if value <= window.alpha && value > -INFINITY {
            window.alpha = -INFINITY;
        } else if value >= window.beta {
            window.beta = INFINITY;
        } else {
            return Ok(value);
        }
    }
}
