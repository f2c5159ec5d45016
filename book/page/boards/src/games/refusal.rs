//! Why Othello's rules refuse a move: what each direction is missing.

use board::{Cell, Disc, Square};
use directions::other_ways::offset;
use end_of_game::{Position, Turn};

use crate::describe::color;
use crate::drawing::{Arrow, Mark, Place};
use crate::english::sentence;
use crate::scan::{Scan, scan_all};
use crate::view::View;

/// Marks the square, and draws how far each direction leads from it.
pub fn show(view: &mut View, position: &Position, square: Square) {
    view.mark(square, Mark::Refused, "refused");
    if position.board[square] != Cell::Empty || position.turn() == Turn::Over {
        return;
    }
    let disc = position.to_move;
    let scans: Vec<_> = scan_all(&position.board, square, disc).collect();
    for scan in &scans {
        view.drawing.arrows.push(arrow(square, scan));
        view.words.push(sentence(&scan.to_string()));
    }
    view.status += &format!(" {}", explain(&scans, disc.opponent()));
}

/// An arrow over the run, to the cell where it ends.
fn arrow(square: Square, scan: &Scan) -> Arrow {
    let (dx, dy) = offset(scan.direction);
    let steps = scan.run.len() as i32 + 1;
    let from = Place::from(square);
    let to = Place { column: from.column + steps * dx, row: from.row + steps * dy };
    Arrow { from, to }
}

/// Why no direction closes a bracket: the longest run stands for the others.
fn explain(scans: &[Scan], opponent: Disc) -> String {
    let runs = scans.iter().filter(|scan| !scan.run.is_empty());
    let others = runs.clone().count().saturating_sub(1);
    let Some(longest) = runs.max_by_key(|scan| scan.run.len()) else {
        return format!("There's no {} disc next to it.", color(opponent));
    };
    let mut text = sentence(&longest.explain());
    match others {
        0 => {}
        1 => text += " The other run stays open too.",
        _ => text += &format!(" The other {others} runs stay open too."),
    }
    text
}
