//! The checks of `rectangle`.

use board::{Board, Cell, Square};
use checks::{Task, board};
use two_players_exercises::rectangle::rectangle;

type Call = (i32, i32);

fn task() -> Task<Call, Board> {
    Task::new("rectangle", |(columns, rows)| rectangle(columns, rows))
        .contrast(
            |random| {
                (
                    2 + 2 * random.below(4) as i32,
                    2 + 2 * random.below(4) as i32,
                )
            },
            |call| painted(call, is_out),
        )
        .mistake(
            "The columns and the rows are swapped: the first number says how \
             many columns there are.",
            |(columns, rows)| painted((rows, columns), is_out),
        )
        .mistake(
            "The frame is missing: every square outside the board holds \
             `Cell::Border`.",
            |_| Board::start(),
        )
        .mistake(
            "It looks as if the board is square: the rows have a range of \
             their own.",
            |(columns, _)| painted((columns, columns), is_out),
        )
        .mistake(
            "It looks as if you painted only where the column and the row are \
             both outside: one of them is enough.",
            |call| {
                painted(call, |(columns, rows), at| {
                    is_off(at.column(), columns) && is_off(at.row(), rows)
                })
            },
        )
        .mistake(
            "It looks as if the board is in a corner: it belongs in the \
             middle.",
            |call| {
                painted(call, |(columns, rows), at| {
                    at.column() >= columns || at.row() >= rows
                })
            },
        )
        .mistake(
            "The frame is one square too narrow on the right and at the \
             bottom: a range without `=` ends before its last number.",
            |call| {
                painted(call, |(columns, rows), at| {
                    let off = |number, count| {
                        number < (8 - count) / 2 || number > (8 + count) / 2
                    };
                    off(at.column(), columns) || off(at.row(), rows)
                })
            },
        )
        .mistake(
            "The four discs are missing: the frame is only half the job.",
            |call| {
                let mut board = painted(call, is_out);
                for square in Square::all() {
                    if matches!(board[square], Cell::Black | Cell::White) {
                        board.set(square, Cell::Empty);
                    }
                }
                board
            },
        )
}

/// The start with `Border` wherever the square is outside.
fn painted(call: Call, is_outside: fn(Call, Square) -> bool) -> Board {
    let mut board = Board::start();
    for square in Square::all().filter(|&square| is_outside(call, square)) {
        board.set(square, Cell::Border);
    }
    board
}

fn is_out((columns, rows): Call, at: Square) -> bool {
    is_off(at.column(), columns) || is_off(at.row(), rows)
}

fn is_off(number: i32, count: i32) -> bool {
    !((8 - count) / 2..(8 + count) / 2).contains(&number)
}

#[test]
fn a_board_of_8_by_4_has_a_frame_above_and_below() {
    let board = board(
        "# # # # # # # #
         # # # # # # # #
         - - - - - - - -
         - - - W B - - -
         - - - B W - - -
         - - - - - - - -
         # # # # # # # #
         # # # # # # # #",
    );
    task().expect([((8, 4), board)]);
}

#[test]
fn a_board_of_4_by_6_has_a_frame_all_around() {
    let board = board(
        "# # # # # # # #
         # # - - - - # #
         # # - - - - # #
         # # - W B - # #
         # # - B W - # #
         # # - - - - # #
         # # - - - - # #
         # # # # # # # #",
    );
    task().expect([((4, 6), board)]);
}

#[test]
fn a_board_of_8_by_8_has_no_frame() {
    task().expect([((8, 8), Board::start())]);
}

#[test]
fn every_width_goes_with_every_height() {
    let sizes = [2, 4, 6, 8];
    let calls = sizes.map(|columns| sizes.map(|rows| (columns, rows)));
    task().agrees_with(|call| painted(call, is_out), calls.concat());
}
