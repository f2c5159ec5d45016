//! Boards on which games are played: Othello, Connect Four and tic-tac-toe.

mod analysis;
mod board_game;
mod computer;
#[cfg(feature = "connect-four")]
mod connect_four;
mod history;
pub mod navigation;
mod othello;
mod play;
#[cfg(feature = "endgame")]
pub mod puzzle;
mod review;
#[cfg(feature = "squares")]
pub mod strip;
mod tic_tac_toe;
#[cfg(feature = "learning")]
pub mod training;
pub mod tree;

use crate::protocol::{Request, RequestError};
use crate::view::View;
use board_game::BoardGame;
use history::History;

/// Returns the view of a board `play` or `computer`.
pub fn view<G: BoardGame>(request: &Request) -> Result<View, RequestError> {
    let game = History::<G>::from_request(request)?;
    match request.text("live") {
        Some("computer") => computer::view(request, game),
        _ => play::view(request, game),
    }
}
