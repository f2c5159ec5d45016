use alpha_beta::{Stopped, Window};

/// What a move is worth. Unless it's the first, it probably isn't better than
/// those before it. So at first it only asks whether it is.
///
/// # Errors
///
/// When a search was told to stop.
pub fn try_move(
    is_first: bool,
    window: Window,
    mut search: impl FnMut(Window) -> Result<i32, Stopped>,
) -> Result<i32, Stopped> {
    let Window { alpha, beta } = window;
    if !is_first {
        let value = search(null_window(alpha))?;
        if value <= alpha || value >= beta {
            return Ok(value);
        }
    }
    search(window)
}

/// A window with no room for a value: is it more than `alpha`, yes or no?
pub fn null_window(alpha: i32) -> Window {
    let beta = alpha + 1;
    Window { alpha, beta }
}
