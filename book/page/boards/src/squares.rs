//! Boards that explain squares, directions and single moves.

mod moves;
mod point;
mod predict;
mod shift;
mod walk;

use directions::Direction;

use crate::labels;
use crate::protocol::{ButtonState, Request, RequestError};
use crate::view::View;

/// Returns the view of a board of this kind.
pub fn view(kind: &str, request: &Request) -> Result<View, RequestError> {
    match kind {
        "point" => point::view(request),
        "walk" => walk::view(request),
        "moves" => moves::view(request),
        "predict" => predict::view(request),
        _ => shift::view(request),
    }
}

/// Adds a button for each direction.
fn add_direction_buttons(view: &mut View, chosen: Direction) {
    for (direction, short) in Direction::ALL.into_iter().zip(labels::DIRECTIONS) {
        let state = ButtonState::selected(direction == chosen);
        let text = format!("{short}, {direction}");
        view.add_button("direction", short, state, &text);
    }
}
