//! Back and forth through the moves of a game, or the steps of a search.

use crate::protocol::{ButtonState, RequestError, invalid};
use crate::view::View;

/// The index that the event `go` leads to, from an index out of 0 to `last`. Fails
/// when there is no such way.
pub fn go(index: usize, last: usize, where_to: &str) -> Result<usize, RequestError> {
    match where_to {
        "first" => Ok(0),
        "back" => Ok(index.saturating_sub(1)),
        "forward" => Ok((index + 1).min(last)),
        "last" => Ok(last),
        _ => Err(invalid("one can go first, back, forward and last")),
    }
}

/// Offers the ways through moves or steps, of which `last` is the last one: the
/// article's buttons.
pub fn offer(view: &mut View, index: usize, last: usize, unit: &str) {
    let back = ButtonState::enabled(index > 0);
    let forward = ButtonState::enabled(index < last);
    let mut button = |place, state, text: &str| {
        view.add_button("go", place, state, text);
    };
    button("first", back, "0 Start");
    button("back", back, &format!("<< Back, one {unit}"));
    button("forward", forward, &format!("Forward >>, one {unit}"));
    button("last", forward, &format!("Max End, to the last {unit}"));
}
