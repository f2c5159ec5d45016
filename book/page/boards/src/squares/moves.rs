//! The legal moves, and for any square what each direction says about it.

use board::{Cell, Square};
use directions::Direction;
use end_of_game::Position;

use crate::annotations;
use crate::drawing::Mark;
use crate::english::{count_of, sentence};
use crate::protocol::{Request, RequestError};
use crate::scan::{Scan, scan_all};
use crate::view::View;

/// A board that explains its legal moves.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let position = request.position()?;
    let mut view = View::of(&position.board);
    view.annotate(annotations::legal_moves(&position));
    view.status += " Tap any square to see why, or why not.";
    reserve(&mut view, &position);
    match request.chosen_square()? {
        Some(square) => explain(&mut view, &position, square),
        None => show_example(&mut view, &position),
    }
    Ok(view)
}

/// What each direction says about the move that brackets in most of them.
fn show_example(view: &mut View, position: &Position) {
    let Position { board, to_move } = position;
    let brackets = |&square: &Square| {
        let scans = scan_all(board, square, *to_move);
        scans.filter(|scan| scan.is_bracket).count()
    };
    if let Some(square) = position.legal_moves().max_by_key(brackets) {
        view.drawing.marks.push((square.into(), Mark::Ring));
        view.status += &format!(" Here is {square}:");
        let scans = scan_all(board, square, *to_move);
        view.facts = scans.map(|scan| fact(&scan)).collect();
    }
}

/// The invitation is the longest status. For each direction there's room for
/// the longest that can be said of it.
fn reserve(view: &mut View, position: &Position) {
    let Position { board, to_move } = position;
    view.reserve(&[&format!("{} Here is a1:", view.status)]);
    for index in 0..Direction::ALL.len() {
        let empty = Square::all().filter(|&square| board[square] == Cell::Empty);
        let facts = empty.filter_map(|square| {
            let mut scans = scan_all(board, square, *to_move);
            scans.nth(index).map(|scan| fact(&scan))
        });
        let longest = facts.max_by_key(String::len);
        view.reserve(&[&longest.unwrap_or_default()]);
    }
}

fn fact(scan: &Scan) -> String {
    sentence(&scan.to_string())
}

fn explain(view: &mut View, position: &Position, square: Square) {
    let Position { board, to_move } = position;
    view.mark(square, Mark::Ring, "chosen");
    let scans: Vec<_> = scan_all(board, square, *to_move).collect();
    let brackets = scans.iter().filter(|scan| scan.is_bracket).count();
    view.status = match position.play(square) {
        Ok(_) => format!(
            "{to_move} may play {square}: it brackets in {}.",
            count_of(brackets, "direction")
        ),
        Err(error) => sentence(&error.to_string()),
    };
    // A square that is occupied or off the board is no move, whatever lies
    // around it.
    if board[square] == Cell::Empty {
        scans.iter().for_each(|scan| show(view, scan));
    }
}

fn show(view: &mut View, scan: &Scan) {
    view.facts.push(fact(scan));
    if scan.is_bracket {
        for &square in &scan.run {
            view.mark(square, Mark::Flip, "bracketed");
        }
        view.mark(scan.end, Mark::Bracket, "closes a bracket");
    }
}
