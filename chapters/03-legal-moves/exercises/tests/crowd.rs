//! The checks of `crowd`.

use board::{Board, Cell, Disc};
use checks::Task;
use legal_moves::legal_moves;
use legal_moves_exercises::crowd::crowd;

/// How many legal moves Black has, up to the number that is asked for.
#[derive(Debug, PartialEq)]
enum LegalMoves {
    Enough,
    Only(usize),
    /// A square of the board holds the border.
    Walled,
}

fn count(board: &Board, wanted: usize) -> LegalMoves {
    if board.count(Cell::Border) > 0 {
        return LegalMoves::Walled;
    }
    match legal_moves(board, Disc::Black).count() {
        few if few < wanted => LegalMoves::Only(few),
        _ => LegalMoves::Enough,
    }
}

#[test]
fn black_has_more_choice_than_at_the_start() {
    let task = Task::new("crowd", |()| count(&crowd(), 5));
    task.expect([((), LegalMoves::Enough)]);
}

#[test]
fn black_has_ten_legal_moves() {
    let task = Task::new("crowd", |()| count(&crowd(), 10));
    task.expect([((), LegalMoves::Enough)]);
}

#[test]
fn black_has_twenty_legal_moves() {
    let task = Task::new("crowd", |()| count(&crowd(), 20));
    task.expect([((), LegalMoves::Enough)]);
}
