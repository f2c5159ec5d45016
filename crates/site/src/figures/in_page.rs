//! Figures that show what the board in the page would: another game, the bytes
//! of a database, a strip, a puzzle.

use std::ops::Range;

use super::{Block, Fields, Mistake, Still, Text, request};

/// What the board draws first, if it gets these fields. Its mistakes are at
/// `span`.
fn still(fields: Fields, span: Range<usize>) -> Result<Still, Mistake> {
    let svg = page_boards::static_svg(&request(&fields))
        .map_err(|error| Mistake::at(span, error.sentence()))?;
    let live = Some(fields);
    Ok(Still { svg, live })
}

/// The positions of a game, one behind the other.
pub(super) fn strip(block: &Block) -> Result<Still, Mistake> {
    let Some(transcript) = &block.transcript else {
        return Err(Mistake::at(0..0, "a strip needs a `transcript`"));
    };
    let moves = transcript.as_ref().clone();
    let fields = vec![("live", "strip".to_owned()), ("moves", moves)];
    still(fields, transcript.span())
}

/// The first puzzle from the end of a game; the others come with the code.
pub(super) fn puzzle() -> Result<Still, Mistake> {
    still(vec![("live", "puzzle".to_owned())], 0..0)
}

/// A game's bytes.
pub(super) fn bytes(bytes: &Text) -> Result<Still, Mistake> {
    let record = bytes.as_ref().split_whitespace().collect();
    let fields = vec![("live", "bytes".to_owned()), ("record", record)];
    still(fields, bytes.span())
}

/// Tic-tac-toe or Connect Four.
pub(super) fn other_game(block: &Block, game: &Text) -> Result<Still, Mistake> {
    let text = |value: &Option<Text>| value.as_ref().map(|value| value.as_ref().clone());
    let cuts = block.cuts.map(|cuts| if cuts { "yes" } else { "no" });
    let fields = [
        ("live", Some(block.kind().unwrap_or("play").to_owned())),
        ("game", Some(game.as_ref().clone())),
        ("position", text(&block.position)),
        ("moves", text(&block.transcript)),
        ("depth", block.depth.map(|depth| depth.to_string())),
        ("cuts", cuts.map(str::to_owned)),
    ];
    let fields = fields
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)));
    still(fields.collect(), game.span())
}
