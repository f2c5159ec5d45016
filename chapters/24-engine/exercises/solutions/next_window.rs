//! The answer is one end, and the other one is far away.

/// The window to ask with after `window` got this answer.
pub fn next_window(window: (i32, i32), answer: i32) -> Option<(i32, i32)> {
    let (low, high) = window;
    let reach = 2 * (high - low);
    if answer <= low {
        Some(((answer - reach).max(-65), answer + 1))
    } else if answer >= high {
        Some((answer - 1, (answer + reach).min(65)))
    } else {
        None
    }
}
