//! Play on from a position, both sides, back and forth through the game.

use super::history::{AnyHistory, keep};
use super::navigation;
use crate::protocol::{Request, RequestError};
use crate::view::View;

/// A board to play on.
pub fn view(
    request: &Request,
    game: &mut dyn AnyHistory,
) -> Result<View, RequestError> {
    let before = game.played();
    let mut replaced = String::new();
    if let Some(cell) = request.chosen_cell()? {
        replaced = game.choose(cell)?;
    }
    if let Some(where_to) = request.text("go") {
        game.go(where_to)?;
    }
    let mut view = game.view();
    if game.played() != before + 1 {
        view.drawing.settle();
    }
    if !replaced.is_empty() {
        view.facts
            .push(format!("A new line begins; it replaces {replaced}."));
    }
    offer(game, &mut view);
    Ok(view)
}

/// The transcript, the link, and the ways through the game.
fn offer(game: &dyn AnyHistory, view: &mut View) {
    let (played, last) = (game.played(), game.last());
    navigation::offer(view, played, last, "move");
    if last > 0 {
        view.facts.push(format!("Move {played} of {last}."));
    }
    view.add_input("set", "text", "Transcript", game.transcript(last));
    view.add_link("set", game.transcript(played));
    keep(view, game);
}
