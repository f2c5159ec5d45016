use alpha_beta::Window;

use crate::Value;

/// How far from a guess the value may be before it's searched for again, in
/// eighths of a disc.
const ASPIRED: i32 = 12;

/// Looks for a value with a window around a guess, and with a larger one if it
/// isn't in there. Chess programmers call that an aspiration window.
pub fn aspire(guess: i32, mut search: impl FnMut(Window) -> Value) -> Value {
    let (alpha, beta) = (guess - ASPIRED, guess + ASPIRED);
    let mut window = Window { alpha, beta };
    loop {
        let value = search(window)?;
        if value <= window.alpha && value > -i32::MAX {
            window.alpha = -i32::MAX;
        } else if value >= window.beta {
            window.beta = i32::MAX;
        } else {
            return Ok(value);
        }
    }
}
