//! Play on from a position, both sides, back and forth through the game.

use super::record::{Played, keep, offer_ways};
use crate::request::{Request, Wrong};
use crate::view::View;

/// A board to play on.
pub fn view(request: &Request, game: &mut dyn Played) -> Result<View, Wrong> {
    let before = game.played();
    let mut replaced = String::new();
    if let Some(cell) = request.get("choose")? {
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
        let news = format!("A new line begins; it replaces {replaced}.");
        view.facts.push(news);
    }
    offer(game, &mut view);
    Ok(view)
}

/// The transcript, the link, and the ways through the game.
fn offer(game: &dyn Played, view: &mut View) {
    let (played, last) = (game.played(), game.last());
    offer_ways(view, played, last, "move");
    if last > 0 {
        view.facts.push(format!("Move {played} of {last}."));
    }
    view.input("set", "text", "Transcript", &game.written(last));
    view.link("set", &game.written(played));
    keep(view, game);
}
