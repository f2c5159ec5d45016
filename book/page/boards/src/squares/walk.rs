//! Walk from a square in a direction, until the sentinel.

use board::Square;
use directions::{Direction, ray};

use crate::describe;
use crate::drawing::Mark;
use crate::english::join_and;
use crate::protocol::{Request, RequestError};
use crate::view::View;

use super::add_direction_buttons;

/// What a reader can do here.
const INVITATION: &str = "Tap another square, or pick another direction.";
/// What is said of the longest walk, and its indexes.
const LONGEST: [&str; 2] = [
    "From a1 to the southeast: b2, c3, d4, e5, f6, g7, h8, then off the board.",
    "Index 56, 49, 42, 35, 28, 21, 14 and 7, then 64, the sentinel.",
];

/// A board to walk on.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut view = View::of_squares(request)?;
    let start = match request.chosen_square()? {
        Some(square) => square,
        None => request.require("square")?,
    };
    let direction = request.require("direction")?;
    show(&mut view, start, direction);
    view.facts.push(INVITATION.to_owned());
    view.reserve(&LONGEST);
    view.reserve(&[INVITATION]);
    add_direction_buttons(&mut view, direction);
    view.keep("direction", direction);
    // The sentinel has no name that could be parsed again.
    if start.is_on_board() {
        view.keep("square", start);
    }
    Ok(view)
}

fn show(view: &mut View, start: Square, direction: Direction) {
    view.mark(start, Mark::Ring, "start");
    if !start.is_on_board() {
        view.status = format!("From the sentinel to the {direction}: the sentinel.");
        return;
    }
    view.status = describe::walk(start, direction);
    let steps: Vec<_> = ray(start, direction).collect();
    for (number, &square) in (1..).zip(&steps) {
        view.drawing.steps.push(square.into());
        view.add_to_name(square, &format!("step {number}"));
    }
    view.mark(Square::OVERFLOW, Mark::Ring, "end of the walk");
    let stops = [start].into_iter().chain(steps);
    let indexes: Vec<_> = stops.map(|square| square.index().to_string()).collect();
    let end = Square::OVERFLOW.index();
    view.facts.push(format!(
        "Index {}, then {end}, the sentinel.",
        join_and(&indexes)
    ));
}
