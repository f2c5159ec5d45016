//! Boards that explain squares and moves.

mod moves;
mod point;
mod predict;
mod walk;

use crate::request::{Request, Wrong};
use crate::view::Reply;

/// The view of a board of this kind.
pub fn reply(kind: &str, request: &Request) -> Result<Box<dyn Reply>, Wrong> {
    Ok(Box::new(match kind {
        "point" => point::view(request)?,
        "walk" => walk::view(request)?,
        "moves" => moves::view(request)?,
        "predict" => predict::view(request)?,
        _ => {
            return Err("a live board is of the kind point, walk, moves, \
                        predict, play, computer or tree"
                .into());
        }
    }))
}
