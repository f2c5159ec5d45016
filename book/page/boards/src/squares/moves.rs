//! The board `moves`: the legal moves, and the scan of each direction from a square.

use board::{Cell, Square};
use directions::Direction;
use end_of_game::Position;

use crate::annotations;
use crate::drawing::Mark;
use crate::english::{pluralize, sentence};
use crate::protocol::{Request, RequestError};
use crate::scan::{Scan, scan_all};
use crate::view::View;

/// Returns the view of a board `moves`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let position = request.position()?;
    let mut view = View::from_board(&position.board);
    view.annotate(annotations::legal_moves(&position));
    view.status += " Tap any square to see why, or why not.";
    reserve(&mut view, &position);
    match request.chosen_square()? {
        Some(square) => explain(&mut view, &position, square),
        None => show_example(&mut view, &position),
    }
    Ok(view)
}

/// Shows the scans of the move that brackets in the most directions.
fn show_example(view: &mut View, position: &Position) {
    let Position { board, to_move } = position;
    let brackets = |&square: &Square| {
        scan_all(board, square, *to_move)
            .filter(|scan| scan.is_bracket)
            .count()
    };
    if let Some(square) = position.legal_moves().max_by_key(brackets) {
        view.drawing.marks.push((square.into(), Mark::Ring));
        view.status += &format!(" Here is {square}:");
        view.facts = scan_all(board, square, *to_move)
            .map(|scan| describe_scan(&scan))
            .collect();
    }
}

/// Reserves space for the invitation, which is the longest status, and for the longest
/// description of each direction.
fn reserve(view: &mut View, position: &Position) {
    let Position { board, to_move } = position;
    view.reserve(&[&format!("{} Here is a1:", view.status)]);
    for index in 0..Direction::ALL.len() {
        let longest = Square::all()
            .filter(|&square| board[square] == Cell::Empty)
            .filter_map(|square| scan_all(board, square, *to_move).nth(index))
            .map(|scan| describe_scan(&scan))
            .max_by_key(String::len);
        view.reserve(&[&longest.unwrap_or_default()]);
    }
}

fn describe_scan(scan: &Scan) -> String {
    sentence(&scan.to_string())
}

/// Explains why a square is a legal move, or why it isn't.
fn explain(view: &mut View, position: &Position, square: Square) {
    let Position { board, to_move } = position;
    view.mark(square, Mark::Ring, "chosen");
    let scans: Vec<_> = scan_all(board, square, *to_move).collect();
    let brackets = scans.iter().filter(|scan| scan.is_bracket).count();
    view.status = match position.play(square) {
        Ok(_) => format!(
            "{to_move} may play {square}: it brackets in {}.",
            pluralize(brackets, "direction")
        ),
        Err(error) => sentence(&error.to_string()),
    };
    // The scans from an occupied square, or from one off the board, would be misleading.
    if board[square] == Cell::Empty {
        for scan in &scans {
            show_scan(view, scan);
        }
    }
}

fn show_scan(view: &mut View, scan: &Scan) {
    view.facts.push(describe_scan(scan));
    if scan.is_bracket {
        for &square in &scan.run {
            view.mark(square, Mark::Flip, "bracketed");
        }
        view.mark(scan.end, Mark::Bracket, "closes a bracket");
    }
}
