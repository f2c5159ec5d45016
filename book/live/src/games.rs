//! Boards on which games are played: Othello and the other games of the book.

mod computer;
mod play;
mod record;
mod rules;
mod tree;

use crate::request::{Request, Wrong};
use crate::view::Reply;
use record::{Played, Record};

/// The view of a board of this kind.
pub fn reply(kind: &str, request: &Request) -> Result<Box<dyn Reply>, Wrong> {
    if kind == "tree" {
        return Ok(Box::new(tree::view(request)?));
    }
    let mut game = game(request)?;
    Ok(Box::new(match kind {
        "computer" => computer::view(request, &mut *game)?,
        _ => play::view(request, &mut *game)?,
    }))
}

/// The game that is played on the board.
fn game(request: &Request) -> Result<Box<dyn Played>, Wrong> {
    Ok(match request.text("game") {
        None => Box::new(Record::<end_of_game::Position>::read(request)?),
        Some("tic-tac-toe") => {
            Box::new(Record::<tic_tac_toe::Game>::read(request)?)
        }
        Some("connect-four") => {
            Box::new(Record::<connect_four::Game>::read(request)?)
        }
        Some(_) => {
            return Err(
                "the other games are tic-tac-toe and connect-four".into()
            );
        }
    })
}
