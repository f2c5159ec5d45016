//! The checks of `framed_start`.

use board::{Board, Cell, Square};
use checks::{Task, board, square};
use two_players::Size;
use two_players_exercises::framed_start::framed_start;

fn task() -> Task<(Size,), Board> {
    Task::new("framed_start", |(size,)| framed_start(size))
        .contrast(|| [Size::Six, Size::Four].map(|it| ((it,), it.start())))
        .mistake(
            "It looks as if the start is rotated: d4 and e5 are white, d5 and \
             e4 black.",
            |(size,)| framed(size, turned_start(), is_outside),
        )
        .mistake(
            "The four discs are missing: the frame is only half the job.",
            |(size,)| framed(size, Board::empty(), is_outside),
        )
        .mistake(
            "The frame is missing: every square outside a smaller board holds \
             `Cell::Border`.",
            |_| Board::start(),
        )
        .mistake(
            "It looks as if you painted only where the column and the row are \
             both outside: one of them is enough.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    is_off(at.column(), frame) && is_off(at.row(), frame)
                })
            },
        )
        .mistake(
            "The frame has only two sides: look at the column and at the row.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    is_off(at.row(), frame)
                })
            },
        )
        .mistake(
            "The frame has only two sides: look at the column and at the row.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    is_off(at.column(), frame)
                })
            },
        )
        .mistake(
            "The frame has only two sides: it goes all around.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    at.column() < frame || at.row() < frame
                })
            },
        )
        .mistake(
            "It looks as if the smaller board is in a corner: it belongs in \
             the middle.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    at.column().max(at.row()) >= 8 - 2 * frame
                })
            },
        )
        .mistake(
            "The frame is one square too wide: check `<` and `<=`.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    is_outside(at, frame + 1)
                })
            },
        )
        .mistake(
            "The frame is too narrow on the right and at the bottom: \
             columns and rows are counted from 0.",
            |(size,)| {
                framed(size, Board::start(), |at, frame| {
                    at.column().min(at.row()) < frame
                        || at.column().max(at.row()) > 8 - frame
                })
            },
        )
}

/// A board with `Border` on the squares that are outside, for a frame this
/// wide.
fn framed(
    size: Size,
    mut board: Board,
    is_outside: fn(Square, i32) -> bool,
) -> Board {
    let frame = match size {
        Size::Four => 2,
        Size::Six => 1,
        Size::Eight => 0,
    };
    for square in Square::all().filter(|&s| is_outside(s, frame)) {
        board.set(square, Cell::Border);
    }
    board
}

fn is_outside(square: Square, frame: i32) -> bool {
    is_off(square.column(), frame) || is_off(square.row(), frame)
}

fn is_off(number: i32, frame: i32) -> bool {
    !(frame..8 - frame).contains(&number)
}

fn turned_start() -> Board {
    let mut board = Board::empty();
    for (name, cell) in [
        ("d4", Cell::Black),
        ("e4", Cell::White),
        ("d5", Cell::White),
        ("e5", Cell::Black),
    ] {
        board.set(square(name), cell);
    }
    board
}

#[track_caller]
fn expect(size: Size, diagram: &str) {
    task().expect([((size,), board(diagram))]);
}

#[test]
fn a_four_by_four_board_has_a_frame_of_two() {
    expect(
        Size::Four,
        "# # # # # # # #
         # # # # # # # #
         # # - - - - # #
         # # - W B - # #
         # # - B W - # #
         # # - - - - # #
         # # # # # # # #
         # # # # # # # #",
    );
}

#[test]
fn a_six_by_six_board_has_a_frame_of_one() {
    expect(
        Size::Six,
        "# # # # # # # #
         # - - - - - - #
         # - - - - - - #
         # - - W B - - #
         # - - B W - - #
         # - - - - - - #
         # - - - - - - #
         # # # # # # # #",
    );
}

#[test]
fn an_eight_by_eight_board_has_no_frame() {
    expect(
        Size::Eight,
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - W B - - -
         - - - B W - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
}

#[test]
fn each_size_starts_as_in_the_chapter() {
    let sizes = [Size::Four, Size::Six, Size::Eight].map(|size| (size,));
    task().agrees_with(|(size,)| size.start(), sizes);
}
