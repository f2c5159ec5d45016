//! The checks of `corners`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board};
use connect_four_exercises::corners::corners;

/// A board and a color.
type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("corners", |(board, disc)| corners(&board, disc)).contrast(
        |random| {
            let corner = random.square(2);
            let width = random.below(4) as i32;
            let mut board = Board::empty();
            for column in (0..=width).map(|right| corner.column() - 2 + right) {
                board.set(Square::at(column, corner.row()), Cell::Black);
                board.set(Square::at(column, corner.row() + 1), Cell::Black);
            }
            (board, Disc::Black)
        },
        reference,
    )
}

/// Counts the squares with these corners. The first side goes right and not up,
/// so each is counted once.
fn reference((board, disc): Call) -> usize {
    let steps = (1..8).flat_map(|right| (0..8).map(move |down| (right, down)));
    let has_disc =
        |column, row| board[Square::at(column, row)] == Cell::from(disc);
    let count_from = |(right, down): (i32, i32)| {
        let is_square = |first: &Square| {
            let (column, row) = (first.column(), first.row());
            has_disc(column, row)
                && has_disc(column + right, row + down)
                && has_disc(column + right - down, row + down + right)
                && has_disc(column - down, row + right)
        };
        Square::all().filter(is_square).count()
    };
    steps.map(count_from).sum()
}

/// Returns a board with black discs on these squares.
fn board_with(names: &[&str]) -> Board {
    let mut board = Board::empty();
    for name in names {
        board.set(checks::square(name), Cell::Black);
    }
    board
}

#[track_caller]
fn expect(names: &[&str], squares: usize) {
    task().expect([((board_with(names), Disc::Black), squares)]);
}

#[test]
fn four_discs_make_a_square() {
    expect(&["c3", "d3", "c4", "d4"], 1);
}

#[test]
fn what_is_between_the_corners_does_not_matter() {
    expect(&["b2", "e2", "b5", "e5"], 1);
}

#[test]
fn a_rectangle_is_not_a_square() {
    expect(&["b2", "e2", "b4", "e4"], 0);
}

#[test]
fn a_square_on_its_tip_counts() {
    expect(&["c1", "b2", "d2", "c3"], 1);
}

#[test]
fn a_square_can_be_tilted_a_little() {
    let on_its_tip = ["g5", "f6", "h6", "g7"];
    for tilted in [["b1", "d2", "c4", "a3"], ["a2", "c1", "d3", "b4"]] {
        expect(&[tilted, on_its_tip].concat(), 2);
    }
}

#[test]
fn a_square_can_be_as_large_as_the_board() {
    expect(&["a1", "h1", "a8", "h8"], 1);
}

#[test]
fn both_colors_do_not_share_a_square() {
    let mut board = board_with(&["c3", "d3", "c4"]);
    board.set(checks::square("d4"), Cell::White);
    task().expect([((board, Disc::Black), 0)]);
}

#[test]
fn white_has_squares_too() {
    let board = board(
        "- - - - - - - -\n- O - O - - - -\n- - - - X - - -\n- O - O - - - -\n\
         - - - - X - X -\n- - - - - - - -\n- - - - - - - -\n- - - - - - - -",
    );
    let counts = [(Disc::Black, 0), (Disc::White, 1)];
    task().expect(counts.map(|(disc, count)| ((board, disc), count)));
}

#[test]
fn nine_discs_have_six_squares() {
    expect(&["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"], 6);
}

#[test]
fn a_hundred_boards_have_as_many_as_we_counted() {
    let boards = (0..100).map(|seed| any_board(&mut Random::new(seed)));
    let calls = boards
        .flat_map(|board| [Disc::Black, Disc::White].map(|disc| (board, disc)));
    task().agrees_with(reference, calls);
}

/// Returns a board with random cells.
fn any_board(random: &mut Random) -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        let cell = [Cell::Empty, Cell::Black, Cell::White][random.below(3)];
        board.set(square, cell);
    }
    board
}
