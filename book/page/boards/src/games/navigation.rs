//! Navigation through the moves of a game or the steps of a search: the event `go` and
//! its buttons.

use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// Returns the index that a target of the event `go` leads to, from an index of `0..=last`.
///
/// # Errors
///
/// Returns an error for an unknown target.
pub fn go(index: usize, last: usize, target: &str) -> Result<usize, RequestError> {
    match target {
        "first" => Ok(0),
        "back" => Ok(index.saturating_sub(1)),
        "forward" => Ok((index + 1).min(last)),
        "last" => Ok(last),
        _ => Err(invalid("one can go first, back, forward and last")),
    }
}

/// Returns the index in a kept field (`default` without it), after the event `go`, if
/// there is one.
///
/// # Errors
///
/// Returns an error if the field isn't a number, or for an unknown target.
pub fn index(
    request: &Request,
    field: &'static str,
    default: usize,
    last: usize,
) -> Result<usize, RequestError> {
    let index = request.get(field)?.unwrap_or(default).min(last);
    match request.text("go") {
        Some(target) => go(index, last, target),
        None => Ok(index),
    }
}

/// Adds a button for each target, given with its label.
pub fn add_buttons(view: &mut View, index: usize, last: usize, targets: &[(&str, &str)]) {
    for &(target, label) in targets {
        let is_enabled = match target {
            "first" | "back" => index > 0,
            _ => index < last,
        };
        view.add_button("go", target, ButtonState::enabled(is_enabled), label);
    }
}
