//! Figures that [`page_boards`] draws from a request alone, as it does in the page: other
//! games, the bytes of a database, strips and puzzles.

use std::ops::Range;

use super::{Block, Fields, SpannedError, StaticFigure, Text, request};

/// Draws the first view of the interactive board with these fields. An error is at `span`.
fn static_figure(fields: Fields, span: Range<usize>) -> Result<StaticFigure, SpannedError> {
    let svg = page_boards::static_svg(&request(&fields))
        .map_err(|error| SpannedError::new(span, error.sentence()))?;
    let live = Some(fields);
    Ok(StaticFigure { svg, live })
}

/// Draws a strip: the positions of a game, one after the other.
pub(super) fn strip(block: &Block) -> Result<StaticFigure, SpannedError> {
    let Some(transcript) = &block.transcript else {
        return Err(SpannedError::new(0..0, "a strip needs a `transcript`"));
    };
    let moves = transcript.as_ref().clone();
    let fields = vec![("live", "strip".to_owned()), ("moves", moves)];
    static_figure(fields, transcript.span())
}

/// Draws the first endgame puzzle. The script has the others.
pub(super) fn puzzle() -> Result<StaticFigure, SpannedError> {
    static_figure(vec![("live", "puzzle".to_owned())], 0..0)
}

/// Draws the bytes of a game.
pub(super) fn bytes(bytes: &Text) -> Result<StaticFigure, SpannedError> {
    let record = bytes.as_ref().split_whitespace().collect();
    let fields = vec![("live", "bytes".to_owned()), ("record", record)];
    static_figure(fields, bytes.span())
}

/// Draws a position of Tic-tac-toe or Connect Four.
pub(super) fn other_game(block: &Block, game: &Text) -> Result<StaticFigure, SpannedError> {
    let text = |value: &Option<Text>| value.as_ref().map(|value| value.as_ref().clone());
    let cuts = block.cuts.map(|cuts| if cuts { "yes" } else { "no" });
    let fields = [
        ("live", Some(block.kind().unwrap_or("play").to_owned())),
        ("game", Some(game.as_ref().clone())),
        ("position", text(&block.position)),
        ("moves", text(&block.transcript)),
        ("depth", block.depth.map(|depth| depth.to_string())),
        ("cuts", cuts.map(str::to_owned)),
    ]
    .into_iter()
    .filter_map(|(name, value)| Some((name, value?)))
    .collect();
    static_figure(fields, game.span())
}
