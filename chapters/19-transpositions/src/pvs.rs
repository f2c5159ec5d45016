use alpha_beta::Window;
use minimax::Stopped;

/// What a move is worth in a principal variation search. Unless it's the first,
/// it probably isn't better than those before it. So at first it only asks
/// whether it is.
///
/// # Errors
///
/// When a search must stop.
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

/// A window with no room for a value: is it more than `alpha`, yes or no?
pub fn null_window(alpha: i32) -> Window {
    let beta = alpha + 1;
    Window { alpha, beta }
}
