//! Walk from a square in a direction, until the sentinel.

use board::Square;
use directions::{Direction, ray};

use crate::drawing::Mark;
use crate::request::{Request, Wrong};
use crate::seen::route;
use crate::view::{State, View};
use crate::words::and;

/// The buttons: how a direction is written short.
const COMPASS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/// A board to walk on.
pub fn view(request: &Request) -> Result<View, Wrong> {
    let (_, mut view) = View::of_squares(request)?;
    let start = match request.chosen()? {
        Some(square) => square,
        None => request.need("square")?,
    };
    let direction = request.need("direction")?;
    walk(&mut view, start, direction);
    compass(&mut view, direction);
    view.keep("direction", direction);
    // The sentinel has no name that could be read again.
    if start.is_on_board() {
        view.keep("square", start);
    }
    Ok(view)
}

fn walk(view: &mut View, start: Square, direction: Direction) {
    let walk: Vec<_> = ray(start, direction).collect();
    view.mark(start, Mark::Ring, "start");
    for (number, &square) in (1..).zip(&walk) {
        view.drawing.steps.push(square.into());
        view.note(square, &format!("step {number}"));
    }
    let sentinel = Square::OVERFLOW;
    if !start.is_on_board() {
        view.say =
            format!("From the sentinel to the {direction}: the sentinel.");
        return;
    }
    view.mark(sentinel, Mark::Ring, "end of the walk");
    view.say = route(start, direction);
    let stops = [start].into_iter().chain(walk);
    let indexes: Vec<_> = stops.map(|it| it.index().to_string()).collect();
    let end = sentinel.index();
    view.facts.push(format!(
        "Index {}, then {end}, the sentinel.",
        and(&indexes)
    ));
}

fn compass(view: &mut View, chosen: Direction) {
    for (direction, short) in Direction::ALL.into_iter().zip(COMPASS) {
        let state = if direction == chosen {
            State::Down
        } else {
            State::Up
        };
        let text = format!("{short}, {direction}");
        view.button(("direction", short), state, &text);
    }
}
