//! The checks of `corners`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board};
use connect_four_exercises::corners::corners;

type Call = (Board, Disc);

fn task() -> Task<Call, usize> {
    Task::new("corners", |(board, disc)| corners(&board, disc))
        .contrast(
            |random| {
                let corner = random.square(2);
                let width = random.below(4) as i32;
                let mut board = Board::empty();
                for at in (0..=width).map(|right| corner.column() - 2 + right) {
                    board.set(Square::at(at, corner.row()), Cell::Black);
                    board.set(Square::at(at, corner.row() + 1), Cell::Black);
                }
                (board, Disc::Black)
            },
            chapter,
        )
        .mistake(
            "It looks as if you counted upright squares only: a square can be \
             tilted.",
            |call| count(call, |right, down| right > 0 && down == 0),
        )
        .mistake(
            "It looks as if you counted upright squares and those on their tip \
             only: there are other ways to tilt a square.",
            |call| {
                let is_step = |right, down| down == 0 || down == right;
                count(call, |right, down| right > 0 && is_step(right, down))
            },
        )
        .mistake(
            "It looks as if you counted each square four times.",
            |call| 4 * chapter(call),
        )
        .mistake(
            "It looks as if you counted upright squares twice, starting from \
             two of their sides.",
            |call| count(call, |right, down| right >= 0 && down >= 0),
        )
        .mistake("It looks as if you counted small squares only.", |call| {
            let is_small = |place| (0..4).contains(&place);
            count(call, |right, down| {
                right > 0 && is_small(right) && is_small(down)
            })
        })
        .mistake(
            "The discs on a square's four corners have to be the same color.",
            |(board, _)| chapter((painted(&board), Disc::Black)),
        )
        .mistake(
            "It looks as if you counted the squares of one color, whatever \
             color was asked for.",
            |(board, _)| chapter((board, Disc::Black)),
        )
        .mistake("It looks as if you left out the upright squares.", |call| {
            count(call, |right, down| right > 0 && down > 0)
        })
}

fn chapter(call: Call) -> usize {
    count(call, |right, down| right > 0 && down >= 0)
}

/// The squares whose first step is one of these.
fn count((board, disc): Call, is_step: impl Fn(i32, i32) -> bool) -> usize {
    let steps =
        (-7..8).flat_map(|right| (-7..8).map(move |down| (right, down)));
    let steps = steps.filter(|&step| step != (0, 0) && is_step(step.0, step.1));
    let at = |column, row| board[Square::at(column, row)] == Cell::from(disc);
    let count_from = |(right, down): (i32, i32)| {
        let is_square = |first: &Square| {
            let (column, row) = (first.column(), first.row());
            at(column, row)
                && at(column + right, row + down)
                && at(column + right - down, row + down + right)
                && at(column - down, row + right)
        };
        Square::all().filter(is_square).count()
    };
    steps.map(count_from).sum()
}

/// A board with black discs on these squares.
fn on(names: &[&str]) -> Board {
    let mut board = Board::empty();
    for name in names {
        board.set(checks::square(name), Cell::Black);
    }
    board
}

/// The board with every disc black.
fn painted(board: &Board) -> Board {
    let mut painted = *board;
    for square in Square::all().filter(|square| board[*square] == Cell::White) {
        painted.set(square, Cell::Black);
    }
    painted
}

#[track_caller]
fn expect(names: &[&str], squares: usize) {
    task().expect([((on(names), Disc::Black), squares)]);
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
    let mut board = on(&["c3", "d3", "c4"]);
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
    task().agrees_with(chapter, calls);
}

fn any_board(random: &mut Random) -> Board {
    let mut board = Board::empty();
    for square in Square::all() {
        let cell = [Cell::Empty, Cell::Black, Cell::White][random.below(3)];
        board.set(square, cell);
    }
    board
}
