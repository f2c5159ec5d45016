//! Play on from a position, both sides, back and forth through the game.

use std::fmt::Display;

use super::board_game::BoardGame;
use super::history::{History, PAUSE};
use super::navigation;
use crate::english::count_of;
use crate::protocol::{Request, RequestError};
use crate::view::View;

/// A board to play on.
pub fn view<G: BoardGame>(request: &Request, mut game: History<G>) -> Result<View, RequestError> {
    let before = game.played();
    if let Some(where_to) = request.text("go") {
        game.jump(navigation::go(before, game.last(), where_to)?);
    }
    let next = game.replay(request)?;
    let (mut view, replaced) = match request.chosen_cell()? {
        Some(cell) => game.choose(cell)?,
        None => (game.view(), Vec::new()),
    };
    if game.played() != before + 1 {
        view.settle();
    }
    if let [first, more @ ..] = &replaced[..] {
        view.facts.push(describe_replaced(first, more.len()));
    }
    match next {
        Some(moves) => {
            view.is_closed = true;
            view.go_on(PAUSE, "replay", moves.to_string());
        }
        None => game.invite(&mut view),
    }
    add_buttons(&game, &mut view);
    Ok(view)
}

fn describe_replaced(first: impl Display, more: usize) -> String {
    let more = match more {
        0 => String::new(),
        _ => format!(" and {}", count_of(more, "more move")),
    };
    format!("A new line begins; it replaces {first}{more}.")
}

/// The transcript, the link, and the ways through the game.
fn add_buttons<G: BoardGame>(game: &History<G>, view: &mut View) {
    let (played, last) = (game.played(), game.last());
    let ways = [
        ("first", "Start"),
        ("back", "Back, one move"),
        ("forward", "Forward, one move"),
        ("last", "End, the last move"),
    ];
    navigation::add_buttons(view, played, last, &ways);
    game.add_buttons(view);
    let place = format!("Move {played} of {last}.");
    view.caption = Some(match played {
        0 => "The game at its start".to_owned(),
        _ => format!("The game after {}", count_of(played, "move")),
    });
    view.facts.extend((last > 0).then_some(place));
    let replaced = "A new line begins; it replaces a1 and 40 more moves.";
    view.reserve(G::ROOM);
    view.reserve(&[replaced, "Move 40 of 40."]);
    game.keep(view);
}
