use alpha_beta::Window;
use minimax::Stopped;

/// Returns the value of a move in a principal variation search. All moves but
/// the first are searched with a null window first, because they probably
/// aren't better than the first.
///
/// # Errors
///
/// Returns an error when a search must stop.
pub fn pvs(
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

/// Returns a window with no room for a value: is it more than `alpha`, yes or
/// no?
pub fn null_window(alpha: i32) -> Window {
    let beta = alpha + 1;
    Window { alpha, beta }
}
