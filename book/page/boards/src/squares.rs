//! Boards that explain squares and moves.

mod moves;
mod point;
mod predict;
mod shift;
mod walk;

use crate::protocol::{Request, RequestError};
use crate::view::Response;

/// The view of a board of this kind.
pub fn response(kind: &str, request: &Request) -> Result<Box<dyn Response>, RequestError> {
    if kind == "strip" {
        return Ok(Box::new(crate::games::strip::view(request)?));
    }
    Ok(Box::new(match kind {
        "point" => point::view(request)?,
        "walk" => walk::view(request)?,
        "moves" => moves::view(request)?,
        "predict" => predict::view(request)?,
        "shift" => shift::view(request)?,
        _ => return Err(RequestError::UnknownKind),
    }))
}
