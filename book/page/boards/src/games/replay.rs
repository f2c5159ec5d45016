//! A game once more, move by move, with its transcript and a link to it.

use super::history::AnyHistory;
use crate::protocol::{ButtonState, Request, RequestError};
use crate::view::View;

/// How many milliseconds a move of a replay can be looked at.
pub const PAUSE: u32 = 200;

/// Shows the next position of a replay. Returns how many moves it will show
/// after this one.
pub fn step(request: &Request, game: &mut dyn AnyHistory) -> Result<Option<usize>, RequestError> {
    let moves: Option<usize> = request.get("replay")?;
    Ok(moves.and_then(|moves| {
        game.jump(moves);
        (game.played() < game.last()).then(|| game.played() + 1)
    }))
}

/// Offers the replay, the transcript, and a link to the position.
pub fn offer(view: &mut View, game: &dyn AnyHistory) {
    let (played, last) = (game.played(), game.last());
    let has_moves = ButtonState::enabled(last > 0);
    view.add_button("replay", "0", has_moves, "Replay, from the start");
    view.add_input("set", "Transcript", game.transcript(last));
    view.add_link("set", game.transcript(played));
}
