//! Boards on which games are played: Othello and the other games of the book.

mod board_game;
mod computer;
mod connect_four;
mod history;
mod navigation;
mod othello;
mod play;
mod tic_tac_toe;
mod tree;

use crate::protocol::{Request, RequestError, invalid};
use crate::view::Response;
use history::{AnyHistory, History};

/// The view of a board of this kind.
pub fn response(
    kind: &str,
    request: &Request,
) -> Result<Box<dyn Response>, RequestError> {
    if kind == "tree" {
        return Ok(Box::new(tree::view(request)?));
    }
    let mut game = history(request)?;
    Ok(Box::new(match kind {
        "computer" => computer::view(request, &mut *game)?,
        _ => play::view(request, &mut *game)?,
    }))
}

/// The game on the board, with its moves so far.
fn history(request: &Request) -> Result<Box<dyn AnyHistory>, RequestError> {
    Ok(match request.text("game") {
        None => {
            Box::new(History::<end_of_game::Position>::from_request(request)?)
        }
        Some("tic-tac-toe") => {
            Box::new(History::<::tic_tac_toe::Game>::from_request(request)?)
        }
        Some("connect-four") => {
            Box::new(History::<::connect_four::Game>::from_request(request)?)
        }
        Some(_) => {
            let names = "the other games are tic-tac-toe and connect-four";
            return Err(invalid("game")(names));
        }
    })
}
