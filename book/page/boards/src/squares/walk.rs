//! The board `walk`: the squares from a square in a direction, until the sentinel.

use board::Square;
use directions::{Direction, ray};

use crate::describe;
use crate::drawing::Mark;
use crate::english::join_and;
use crate::protocol::{Request, RequestError};
use crate::view::View;

use super::add_direction_buttons;

const INVITATION: &str = "Tap another square, or pick another direction.";
/// The longest status and fact, for which the page reserves space.
const LONGEST: [&str; 2] = [
    "From a1 to the southeast: b2, c3, d4, e5, f6, g7, h8, then off the board.",
    "Index 56, 49, 42, 35, 28, 21, 14 and 7, then 64, the sentinel.",
];

/// Returns the view of a board `walk`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut view = View::with_sentinel(request)?;
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
    // The sentinel has no name that can be parsed.
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
        view.append_to_square_name(square, &format!("step {number}"));
    }
    view.mark(Square::OVERFLOW, Mark::Ring, "end of the walk");
    let indexes: Vec<_> = [start]
        .into_iter()
        .chain(steps)
        .map(|square| square.index().to_string())
        .collect();
    let end = Square::OVERFLOW.index();
    view.facts.push(format!(
        "Index {}, then {end}, the sentinel.",
        join_and(&indexes)
    ));
}
