//! The board `play`: the reader plays both sides, and moves back and forth through the
//! game.

use std::fmt::Display;

use super::board_game::BoardGame;
use super::history::{History, REPLAY_PAUSE};
use super::navigation;
use crate::english::pluralize;
use crate::labels::play as labels;
use crate::protocol::{Request, RequestError};
use crate::view::View;

/// Returns the view of a board `play`.
pub fn view<G: BoardGame>(request: &Request, mut game: History<G>) -> Result<View, RequestError> {
    let before = game.played();
    if let Some(target) = request.text("go") {
        game.go_to(navigation::go(before, game.len(), target)?);
    }
    let next = game.replay(request)?;
    let (mut view, replaced) = match request.chosen_cell()? {
        Some(cell) => game.choose(cell)?,
        None => (game.view(), Vec::new()),
    };
    if game.played() != before + 1 {
        view.stop_animations();
    }
    if let [first, more @ ..] = &replaced[..] {
        view.facts.push(describe_replaced(first, more.len()));
    }
    match next {
        Some(moves) => {
            view.is_closed = true;
            view.send_after(REPLAY_PAUSE, "replay", moves.to_string());
        }
        None => game.mark_legal_moves(&mut view),
    }
    add_buttons(&game, &mut view);
    Ok(view)
}

fn describe_replaced(first: impl Display, more: usize) -> String {
    let more = match more {
        0 => String::new(),
        _ => format!(" and {}", pluralize(more, "more move")),
    };
    format!("A new line begins; it replaces {first}{more}.")
}

/// Adds the navigation, the transcript, the link and the kept fields.
fn add_buttons<G: BoardGame>(game: &History<G>, view: &mut View) {
    let (played, last) = (game.played(), game.len());
    let targets = [
        ("first", labels::FIRST),
        ("back", labels::BACK),
        ("forward", labels::FORWARD),
        ("last", labels::LAST),
    ];
    navigation::add_buttons(view, played, last, &targets);
    game.add_buttons(view);
    view.caption = Some(match played {
        0 => labels::CAPTION_AT_START.to_owned(),
        _ => format!("The game after {}", pluralize(played, "move")),
    });
    if last > 0 {
        view.facts.push(format!("Move {played} of {last}."));
    }
    let replaced = "A new line begins; it replaces a1 and 40 more moves.";
    view.reserve(G::LONGEST_TEXTS);
    view.reserve(&[replaced, "Move 40 of 40."]);
    game.keep(view);
}
