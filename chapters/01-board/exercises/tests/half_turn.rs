//! The checks of `half_turn`.

use board::{Board, Cell, Square};
use board_exercises::half_turn::half_turn;
use checks::{Task, board, random_board, square};

fn task() -> Task<(Board,), Board> {
    Task::new("half_turn", |(board,)| half_turn(&board))
        .contrast(|random| (random_board(random),), |(board,)| moved(&board, opposite))
        .mistake(
            "It looks as if the sentinel turned, too. \
             The last square is 63, not 64.",
            |(board,)| moved(&board, |square| Square::new(64 - square.index())),
        )
        .mistake(
            "That's a mirror: left and right changed places, top and bottom didn't.",
            |(board,)| moved(&board, |s| Square::at(7 - s.column(), s.row())),
        )
        .mistake(
            "That's a mirror: top and bottom changed places, left and right didn't.",
            |(board,)| moved(&board, |s| Square::at(s.column(), 7 - s.row())),
        )
        .mistake(
            "That's a mirror: columns and rows changed places.",
            |(board,)| moved(&board, |s| Square::at(s.row(), s.column())),
        )
        .mistake(
            "That's a mirror: columns and rows changed places, along the \
             diagonal from h1 to a8.",
            |(board,)| moved(&board, |s| Square::at(7 - s.row(), 7 - s.column())),
        )
        .mistake(QUARTER, |(board,)| {
            moved(&board, |s| Square::at(7 - s.row(), s.column()))
        })
        .mistake(QUARTER, |(board,)| {
            moved(&board, |s| Square::at(s.row(), 7 - s.column()))
        })
        .mistake(
            "The board is as it was. If you trade two squares once for each of \
             them, they're back where they were.",
            |(board,)| board,
        )
        .mistake(
            "It looks as if the colors changed. Turning the board doesn't flip a disc.",
            |(board,)| colors_swapped(&moved(&board, opposite)),
        )
        .mistake(
            "It looks as if you read squares you'd already written to.",
            |(board,)| in_place(board),
        )
}

const QUARTER: &str = "That's a quarter turn: the player on the other side sees \
                       the board half a turn around.";

fn opposite(square: Square) -> Square {
    Square::new(63 - square.index())
}

fn moved(board: &Board, to: fn(Square) -> Square) -> Board {
    let mut moved = Board::empty();
    for square in Square::all() {
        moved.set(to(square), board[square]);
    }
    moved
}

fn colors_swapped(board: &Board) -> Board {
    let mut swapped = *board;
    for square in Square::all() {
        match board[square] {
            Cell::Black => swapped.set(square, Cell::White),
            Cell::White => swapped.set(square, Cell::Black),
            _ => {}
        }
    }
    swapped
}

fn in_place(mut board: Board) -> Board {
    for square in Square::all() {
        board.set(opposite(square), board[square]);
    }
    board
}

/// The position before c6, from the project sheet, and its half turn.
fn c6() -> (Board, Board) {
    let before = board(
        "- - - - - - - -
         - - - B - - - -
         - - B - - - - -
         B B W B B - - -
         B W W B B W - -
         B W - W W - - -
         - - - W B - - -
         - - - - B - - -",
    );
    let turned = board(
        "- - - B - - - -
         - - - B W - - -
         - - - W W - W B
         - - W B B W W B
         - - - B B W B B
         - - - - - B - -
         - - - - B - - -
         - - - - - - - -",
    );
    (before, turned)
}

#[test]
fn a_disc_on_d2_ends_up_on_e7() {
    let (mut before, mut after) = (Board::empty(), Board::empty());
    before.set(square("d2"), Cell::Black);
    after.set(square("e7"), Cell::Black);
    task().expect([((before,), after)]);
}

#[test]
fn the_empty_board_stays_empty() {
    task().expect([((Board::empty(),), Board::empty())]);
}

#[test]
fn the_start_looks_the_same_from_both_sides() {
    task().expect([((Board::start(),), Board::start())]);
}

#[test]
fn a_game_looks_right_from_the_other_side_of_the_table() {
    let (before, turned) = c6();
    task().expect([((before,), turned)]);
}

#[test]
fn two_half_turns_bring_the_game_back() {
    let (before, turned) = c6();
    task().expect([((turned,), before)]);
}
