use minimax::{Game, Search, Stopped};

use crate::Window;

/// Finds minimax's value if it's inside the window, and else a bound. A result
/// at or below alpha is an upper bound of the value; one at or above beta is a
/// lower bound.
pub fn alpha_beta<G: Game>(
    search: &mut Search<G>,
    game: &G,
    depth: usize,
    window: Window,
) -> Result<i32, Stopped> {
    if let Some(value) = search.leaf(game, depth)? {
        return Ok(value);
    }
    let mut largest = -i32::MAX;
    for mv in game.moves() {
        let left = window.raise_alpha(largest).negate();
        let value = -alpha_beta(search, &game.after(mv), depth - 1, left)?;
        largest = largest.max(value);
        if largest >= window.beta {
            break;
        }
    }
    Ok(largest)
}
