//! The checks of `completes_four`.

use board::{Board, Cell, Square};
use checks::{Random, Task, square};
use connect_four::{ConnectFour, four_through};
use connect_four_exercises::completes_four::completes_four;
use directions::{Direction, ray};

/// A board and the square of the last disc.
type Call = (Board, Square);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, bool> {
    Task::new("completes_four", |(board, square)| {
        completes_four(&board, square)
    })
    .contrast(
        |random| {
            let (mut board, first) =
                (*ConnectFour::new().board(), random.below(4) as i32);
            let length = random.one_of(&[1, 2, 4]);
            for column in 0..7 {
                if (first..first + length).contains(&column) {
                    board.set(Square::at(column, 5), Cell::Black);
                } else {
                    for height in 0..random.below(4) as i32 {
                        board.set(Square::at(column, 5 - height), Cell::White);
                    }
                }
            }
            (board, Square::at(first + length - 1, 5))
        },
        reference,
    )
}

fn reference((board, square): Call) -> bool {
    four_through(&without_discs_above(&board, square), square).is_some()
}

/// Returns the board without the discs above this one.
fn without_discs_above(board: &Board, square: Square) -> Board {
    let mut board = *board;
    for above in ray(square, Direction::North) {
        board.set(above, Cell::Empty);
    }
    board
}

#[track_caller]
fn expect(sequence: &str, name: &str, answer: bool) {
    let game: ConnectFour = sequence.parse().expect("the check's game");
    task().expect([((*game.board(), square(name)), answer)]);
}

#[test]
fn four_in_a_row_win() {
    expect("1122334", "d6", true);
}

#[test]
fn three_in_a_row_do_not_win() {
    expect("112233", "c6", false);
}

#[test]
fn a_disc_can_close_a_gap() {
    expect("1122443", "c6", true);
}

#[test]
fn a_column_of_four_wins() {
    expect("1212121", "a3", true);
}

#[test]
fn a_rising_line_wins() {
    expect("12234334464", "d3", true);
}

#[test]
fn a_falling_line_wins() {
    expect("76654554424", "d3", true);
}

#[test]
fn the_last_disc_can_be_at_the_low_end() {
    expect("12234334464", "a6", true);
    expect("76654554424", "g6", true);
}

#[test]
fn a_line_does_not_bend() {
    expect("4131515", "d6", false);
}

#[test]
fn a_gap_ends_a_line() {
    expect("1122335566", "f6", false);
}

#[test]
fn more_than_four_win_too() {
    expect("1122335566774", "d6", true);
}

#[test]
fn no_line_goes_through_an_empty_square() {
    expect("", "d3", false);
}

#[test]
fn discs_that_hang_above_the_last_one_do_not_count() {
    let mut board = *ConnectFour::new().board();
    for name in ["d6", "d5", "d4", "d3"] {
        board.set(square(name), Cell::Black);
    }
    let calls = [("d6", false), ("d3", true)];
    task().expect(calls.map(|(name, won)| ((board, square(name)), won)));
}

#[test]
fn in_two_hundred_games_each_square_answers_as_in_the_chapter() {
    let games = (0..200).map(|seed| any_game(&mut Random::new(seed)));
    let calls = games.flat_map(|game| {
        let grid = Square::all()
            .filter(|square| square.column() < 7 && square.row() < 6);
        grid.map(move |square| (*game.board(), square))
    });
    task().agrees_with(reference, calls);
}

/// Returns a game of random moves.
fn any_game(random: &mut Random) -> ConnectFour {
    let turns = random.below(43);
    let moves = |game: &ConnectFour| game.moves().collect();
    random.play(ConnectFour::new(), turns, moves, |game, column| {
        game.drop_into(column).expect("a move of the list");
    })
}
