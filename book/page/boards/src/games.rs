//! Boards on which games are played: Othello and the other games of the book.

mod analysis;
mod board_game;
mod computer;
#[cfg(feature = "connect-four")]
mod connect_four;
mod history;
mod navigation;
#[cfg(any(
    feature = "othello",
    feature = "endgame",
    feature = "learning",
    feature = "squares"
))]
mod othello;
mod play;
#[cfg(feature = "endgame")]
pub mod puzzle;
#[cfg(any(
    feature = "othello",
    feature = "endgame",
    feature = "learning",
    feature = "squares"
))]
mod refusal;
mod replay;
#[cfg(feature = "squares")]
pub mod strip;
#[cfg(feature = "tictactoe")]
mod tic_tac_toe;
#[cfg(feature = "learning")]
mod training;
#[cfg(feature = "tictactoe")]
mod tree;

use crate::protocol::{Request, RequestError, invalid};
use crate::view::Response;
use history::{AnyHistory, History};

/// The view of a board of this kind.
#[cfg(any(
    feature = "othello",
    feature = "connect-four",
    feature = "tictactoe",
    feature = "learning"
))]
pub fn response(kind: &str, request: &Request) -> Result<Box<dyn Response>, RequestError> {
    #[cfg(feature = "tictactoe")]
    if kind == "tree" {
        return Ok(Box::new(tree::view(request)?));
    }
    let mut game = history(request)?;
    history::read(&mut *game, request)?;
    Ok(Box::new(match kind {
        "computer" => computer::view(request, &mut *game)?,
        #[cfg(feature = "learning")]
        "train" => training::view(request, &mut *game)?,
        #[cfg(any(feature = "othello", feature = "connect-four", feature = "tictactoe"))]
        "play" => play::view(request, &mut *game)?,
        _ => return Err(RequestError::UnknownKind),
    }))
}

/// The game on the board, as it begins.
#[cfg(any(
    feature = "othello",
    feature = "connect-four",
    feature = "tictactoe",
    feature = "learning"
))]
fn history(request: &Request) -> Result<Box<dyn AnyHistory>, RequestError> {
    Ok(match request.text("game") {
        #[cfg(any(feature = "othello", feature = "learning"))]
        None => Box::new(History::<end_of_game::Position>::from_request(request)?),
        #[cfg(feature = "tictactoe")]
        Some("tic-tac-toe") => {
            Box::new(History::<::tic_tac_toe::TicTacToe>::from_request(request)?)
        }
        #[cfg(feature = "connect-four")]
        Some("connect-four") => Box::new(History::<::connect_four::ConnectFour>::from_request(
            request,
        )?),
        _ => {
            let names = "the other games are tic-tac-toe and connect-four";
            return Err(invalid("game")(names));
        }
    })
}
