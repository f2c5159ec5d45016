//! The checks of `crowd`.

use board::{Board, Cell, Disc};
use checks::{Task, Verdict, verdict};
use legal_moves::legal_moves;
use legal_moves_exercises::crowd::crowd;

/// Returns how many legal moves Black has on a board that was built for this
/// many.
fn judge(board: &Board, wanted: usize) -> Verdict {
    if board.count(Cell::Border) > 0 {
        return verdict("a border in the middle of the board");
    }
    let moves = |disc| legal_moves(board, disc).count();
    match (moves(Disc::Black), moves(Disc::White)) {
        (black, _) if black == wanted => expected(wanted),
        (black, white) if white == wanted => verdict(format!(
            "White has {white} moves, and Black has {black}: did the colors \
             change places?"
        )),
        (black, _) => verdict(format!("Black has {black}")),
    }
}

fn expected(moves: usize) -> Verdict {
    verdict(format!("Black has {moves}"))
}

fn task() -> Task<(usize,), Verdict> {
    Task::new("crowd", |(moves,)| judge(&crowd(moves), moves))
}

#[track_caller]
fn expect(moves: impl IntoIterator<Item = usize>) {
    let moves = moves.into_iter();
    task().expect(moves.map(|moves| ((moves,), expected(moves))));
}

#[test]
fn black_has_a_few_moves() {
    expect([4, 3, 2, 1]);
}

#[test]
fn black_has_up_to_ten_moves() {
    expect(5..=10);
}

#[test]
fn black_has_up_to_twenty_moves() {
    expect(11..=20);
}
