//! A figure of a game's bytes: what the board in the page would show.

use toml::Spanned;

use super::{Block, Still, WrongFigure, request};

/// The figure of a block.
pub(super) fn still(
    body: &str,
    block: &Block,
    bytes: &Spanned<String>,
) -> Result<Still, WrongFigure> {
    let others = [
        &block.position,
        &block.diagram,
        &block.transcript,
        &block.to_move,
        &block.played,
        &block.squares,
        &block.ray,
        &block.labels,
    ];
    if let Some(other) = others.into_iter().flatten().next() {
        let message = "a figure of `bytes` takes no other key than `live`";
        return Err(WrongFigure::at(body, other.span(), message));
    }
    let record: String = bytes.as_ref().split_whitespace().collect();
    let fields = vec![("live", "bytes".to_owned()), ("record", record)];
    let svg = page_boards::still_svg(&request(&fields))
        .map_err(|error| WrongFigure::at(body, bytes.span(), error.sentence()))?;
    let live = block.live.is_some().then_some(fields);
    Ok(Still { svg, live })
}
