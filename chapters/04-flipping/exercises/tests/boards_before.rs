//! The checks of `boards_before`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use directions::{Direction, ray};
use flipping::play;
use flipping_exercises::boards_before::boards_before;

type Call = (Board, Square, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("boards_before", |(board, square, disc)| {
        boards_before(&board, square, disc)
    })
    .contrast(a_row, by_playing)
    .panic("attempt to multiply with overflow", TOO_SMALL)
}

const TOO_SMALL: &str = "The choices of eight directions multiply to more than a `u8` \
                         can hold.";

/// Returns the discs of the same color beside the square, direction by
/// direction.
fn runs((board, square, disc): &Call) -> [Vec<Square>; 8] {
    let own = Cell::from(*disc);
    Direction::ALL.map(|direction| {
        let run = ray(*square, direction).take_while(|&s| board[s] == own);
        run.collect()
    })
}

/// Returns the same, as if a run's last disc could have flipped.
fn closing_too(call: &Call) -> usize {
    runs(call).iter().map(|run| run.len() + 1).product()
}

/// Returns the boards that become this one when the move is played on them:
/// whatever number of discs is turned back in each direction is tried.
fn by_playing(call: Call) -> usize {
    let (after, square, disc) = call;
    let mut before = after;
    if square.is_on_board() {
        before.set(square, Cell::Empty);
    }
    let mut boards = vec![before];
    for run in runs(&call) {
        boards = boards.iter().flat_map(|b| turned_back(*b, &run)).collect();
    }
    let leads_here = |b: &&Board| play(b, square, disc) == Ok(after);
    boards.iter().filter(leads_here).count()
}

/// Returns the board, and the boards on which the first discs of the run are
/// the opponent's.
fn turned_back(mut board: Board, run: &[Square]) -> Vec<Board> {
    let mut boards = vec![board];
    for &square in run {
        board.set(square, opposite(board[square]));
        boards.push(board);
    }
    boards
}

fn opposite(cell: Cell) -> Cell {
    match cell {
        Cell::Black => Cell::White,
        Cell::White => Cell::Black,
        other => other,
    }
}

/// Returns a board with black discs on these squares.
fn black(names: &[&str]) -> Board {
    let mut board = Board::empty();
    for name in names {
        board.set(square(name), Cell::Black);
    }
    board
}

#[track_caller]
fn expect(board: Board, placed: &str, count: usize) {
    task().expect([((board, square(placed), Disc::Black), count)]);
}

#[test]
fn without_a_run_nothing_can_have_flipped() {
    let boards = [black(&["d4"]), black(&["d4", "e4", "d3", "c5"])];
    let call = |board| (board, square("d4"), Disc::Black);
    task().expect(boards.map(|board| (call(board), 0)));
}

#[test]
fn a_row_of_two_allows_one_board() {
    expect(black(&["d4", "e4", "f4"]), "d4", 1);
}

#[test]
fn a_row_of_three_allows_two_boards() {
    expect(black(&["d4", "e4", "f4", "g4"]), "d4", 2);
}

#[test]
fn the_choices_of_two_directions_multiply() {
    expect(black(&["d4", "e4", "f4", "g4", "d5", "d6"]), "d4", 5);
}

#[test]
fn a_diagonal_has_choices_too() {
    expect(black(&["d4", "e5", "f6", "g7"]), "d4", 2);
}

#[test]
fn the_disc_must_lie_there() {
    expect(black(&["e4", "f4"]), "d4", 0);
    let mut board = black(&["e4", "f4"]);
    board.set(square("d4"), Cell::White);
    expect(board, "d4", 0);
}

/// Black's d4 would have flipped c4 too.
#[test]
fn no_move_leaves_a_bracketed_run() {
    let left = board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - B W B B B - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    );
    expect(left, "d4", 0);
}

/// North there are c5, c4 and c3, southeast d7 and e8, west b6 and a6,
/// northwest b5 and a4, northeast d5 and e4: 3 x 2 x 2 x 2 x 2 - 1.
#[test]
fn c6_could_have_been_played_on_47_boards() {
    expect(positions::c6_played(), "c6", 47);
}

/// Three discs in each of six directions: 3 x 3 x 3 x 3 x 3 x 3 - 1.
#[test]
fn d4_could_have_been_played_on_728_boards() {
    let star = "d3 d2 d1 e4 f4 g4 d5 d6 d7 c4 b4 a4 e5 f6 g7 e3 f2 g1 d4";
    let star: Vec<_> = star.split(' ').collect();
    expect(black(&star), "d4", 728);
}

#[test]
fn every_disc_of_10_boards_comes_from_as_many_as_can_be_played() {
    for board in random_boards().take(10) {
        let few = |call: &Call| closing_too(call) <= 32;
        let calls = (0..=64).flat_map(|index| {
            let call = move |disc| (board, Square::new(index), disc);
            [Disc::Black, Disc::White].map(call)
        });
        task().agrees_with(by_playing, calls.filter(few));
    }
}

/// Returns up to four black discs in a row, of which the first was placed last.
fn a_row(random: &mut Random) -> Call {
    let (column, row) = (random.below(4) as i32, random.below(8) as i32);
    let mut board = Board::empty();
    for more in 0..=random.below(4) as i32 {
        board.set(Square::at(column + more, row), Cell::Black);
    }
    (board, Square::at(column, row), Disc::Black)
}
