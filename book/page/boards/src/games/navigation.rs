//! Back and forth through the moves of a game, or the steps of a search.

use crate::protocol::{ButtonState, Request, RequestError, invalid};
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

/// Where the reader is now: at the index that the page has kept in a field, or where
/// the event `go` leads from there.
pub fn place(
    request: &Request,
    kept: &'static str,
    first: usize,
    last: usize,
) -> Result<usize, RequestError> {
    let index = request.get(kept)?.unwrap_or(first).min(last);
    request
        .text("go")
        .map_or(Ok(index), |where_to| go(index, last, where_to))
}

/// Offers ways, each with the text of its button.
pub fn add_buttons(view: &mut View, index: usize, last: usize, ways: &[(&str, &str)]) {
    for &(way, text) in ways {
        let leads_back = ["first", "back"].contains(&way);
        let state = ButtonState::enabled(if leads_back { index > 0 } else { index < last });
        view.add_button("go", way, state, text);
    }
}
