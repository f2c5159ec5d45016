//! A figure of tic-tac-toe or Connect Four: what the board in the page would
//! show.

use toml::Spanned;

use super::{Block, Still, WrongFigure, request};

/// The figure of a block.
pub(super) fn still(
    body: &str,
    block: &Block,
    game: &Spanned<String>,
) -> Result<Still, WrongFigure> {
    only_what_it_reads(body, block)?;
    let text = |value: &Spanned<String>| value.as_ref().clone();
    let kind = block.live.as_ref().map_or("play".to_owned(), text);
    let mut fields = vec![("live", kind), ("game", text(game))];
    fields.extend(block.position.as_ref().map(|it| ("position", text(it))));
    fields.extend(block.transcript.as_ref().map(|it| ("moves", text(it))));
    fields.extend(block.depth.map(|it| ("depth", it.to_string())));
    let evaluation = block.evaluation.clone();
    fields.extend(evaluation.map(|it| ("evaluation", it)));
    let cuts = block.cuts.map(|it| if it { "yes" } else { "no" });
    fields.extend(cuts.map(|it| ("cuts", it.to_owned())));
    let svg = page_boards::still_svg(&request(&fields))
        .map_err(|error| WrongFigure::at(body, game.span(), error.sentence()))?;
    let live = block.live.is_some().then_some(fields);
    Ok(Still { svg, live })
}

/// Refuses keys that would have no effect.
fn only_what_it_reads(body: &str, block: &Block) -> Result<(), WrongFigure> {
    let others = [
        &block.diagram,
        &block.to_move,
        &block.played,
        &block.squares,
        &block.ray,
        &block.labels,
    ];
    let other = others.into_iter().flatten().next().map(Spanned::span);
    let after = block.after.as_ref().map(Spanned::span);
    let flag = (block.moves || block.sentinel).then_some(0..0);
    match other.or(after).or(flag) {
        Some(span) => Err(WrongFigure::at(
            body,
            span,
            "a figure of a game other than Othello takes a `position`, a \
             `transcript`, `live`, and for a tree a `depth` and an `evaluation`",
        )),
        None => Ok(()),
    }
}
