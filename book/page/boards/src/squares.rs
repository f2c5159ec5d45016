//! Boards that explain squares and moves.

mod moves;
mod point;
mod predict;
mod shift;
mod walk;

use directions::Direction;

use crate::protocol::{ButtonState, Request, RequestError};
use crate::view::View;

/// The buttons: how a direction is written short.
const COMPASS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// The view of a board of this kind.
pub fn view(kind: &str, request: &Request) -> Result<View, RequestError> {
    match kind {
        "point" => point::view(request),
        "walk" => walk::view(request),
        "moves" => moves::view(request),
        "predict" => predict::view(request),
        _ => shift::view(request),
    }
}

/// A button for each direction, as on a compass.
fn add_direction_buttons(view: &mut View, chosen: Direction) {
    for (direction, short) in Direction::ALL.into_iter().zip(COMPASS) {
        let state = ButtonState::selected(direction == chosen);
        let text = format!("{short}, {direction}");
        view.add_button("direction", short, state, &text);
    }
}
