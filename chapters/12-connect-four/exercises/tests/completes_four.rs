//! The checks of `completes_four`.

use board::{Board, Cell, Square};
use checks::{Random, Task, square};
use connect_four::{Axis, ConnectFour, four_through, run};
use connect_four_exercises::completes_four::completes_four;
use directions::{Direction, next, ray};

type Call = (Board, Square);

fn task() -> Task<Call, bool> {
    Task::new("completes_four", |(board, square)| {
        completes_four(&board, square)
    })
    .contrast(
        |random| {
            let (mut board, first) =
                (*ConnectFour::new().board(), random.below(4) as i32);
            let length = random.one_of(&[1, 2, 4]);
            for column in first..first + length {
                board.set(Square::at(column, 5), Cell::Black);
            }
            (board, Square::at(first + length - 1, 5))
        },
        chapter,
    )
    .mistake(
        "A line can't go through an empty square.",
        |(board, square)| {
            let board = without_above(&board, square);
            Axis::ALL
                .iter()
                .any(|&axis| run(&board, square, axis).count() >= 4)
        },
    )
    .mistake(
        "It looks as if you counted upward. Nothing can be above the last \
         disc, so don't look there.",
        |(board, square)| four_through(&board, square).is_some(),
    )
    .mistake(
        "It looks as if you didn't look northeast and northwest: only the \
         column straight above the disc is empty.",
        |(board, square)| without_three(&board, square),
    )
    .mistake(
        "It looks as if you walked only one way along an axis: the disc can \
         be in the middle of its line.",
        |(board, square)| one_way(&board, square),
    )
    .mistake(
        "It looks as if you added arms of different axes: a line doesn't \
         bend.",
        |(board, square)| {
            let arms =
                Direction::ALL.map(|direction| arm(&board, square, direction));
            is_disc(&board, square) && 1 + arms.iter().sum::<usize>() >= 4
        },
    )
    .mistake(
        "It looks as if you counted the disc itself twice.",
        |(board, square)| longest(&board, square, &Axis::ALL) + 1 >= 4,
    )
    .mistake("More than four in a line win, too.", |(board, square)| {
        longest(&board, square, &Axis::ALL) == 4
    })
    .mistake(
        "It looks as if you left out the diagonals.",
        |(board, square)| {
            let straight = [Axis::Horizontal, Axis::Vertical];
            longest(&board, square, &straight) >= 4
        },
    )
    .mistake(
        "It looks as if you left out the column.",
        |(board, square)| {
            let axes =
                Axis::ALL.into_iter().filter(|&axis| axis != Axis::Vertical);
            longest(&board, square, &axes.collect::<Vec<_>>()) >= 4
        },
    )
    .mistake(
        "It looks as if you didn't count the disc itself.",
        |(board, square)| longest(&board, square, &Axis::ALL) > 4,
    )
    .mistake(
        "It looks as if you counted across gaps.",
        |(board, square)| with_gaps(&board, square),
    )
}

fn is_disc(board: &Board, square: Square) -> bool {
    matches!(board[square], Cell::Black | Cell::White)
}

fn chapter((board, square): Call) -> bool {
    four_through(&without_above(&board, square), square).is_some()
}

/// The board as it is when this disc has just been dropped.
fn without_above(board: &Board, square: Square) -> Board {
    let mut board = *board;
    for above in ray(square, Direction::North) {
        board.set(above, Cell::Empty);
    }
    board
}

fn without_three(board: &Board, square: Square) -> bool {
    let down = |axis: &Axis| {
        let ways = axis.directions().into_iter();
        let ways = ways.filter(|&way| next(square, way).row() >= square.row());
        1 + ways.map(|way| arm(board, square, way)).sum::<usize>()
    };
    is_disc(board, square) && Axis::ALL.iter().any(|axis| down(axis) >= 4)
}

fn arm(board: &Board, square: Square, direction: Direction) -> usize {
    let board = &without_above(board, square);
    let same = |other: &Square| board[*other] == board[square];
    ray(square, direction).take_while(same).count()
}

fn one_way(board: &Board, square: Square) -> bool {
    let long = |way| arm(board, square, way) >= 3;
    is_disc(board, square) && Direction::ALL.into_iter().any(long)
}

fn longest(board: &Board, square: Square, axes: &[Axis]) -> usize {
    let board = &without_above(board, square);
    let lengths = axes.iter().map(|&axis| run(board, square, axis).count());
    lengths
        .max()
        .filter(|_| is_disc(board, square))
        .unwrap_or(0)
}

fn with_gaps(board: &Board, square: Square) -> bool {
    let board = &without_above(board, square);
    let same = |other: &Square| board[*other] == board[square];
    let count = |axis: &Axis| {
        let arms = axis.directions().into_iter();
        1 + arms.flat_map(|arm| ray(square, arm)).filter(same).count()
    };
    is_disc(board, square) && Axis::ALL.iter().any(|axis| count(axis) >= 4)
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
        let inside = Square::all()
            .filter(|square| square.column() < 7 && square.row() < 6);
        inside.map(move |square| (*game.board(), square))
    });
    task().agrees_with(chapter, calls);
}

fn any_game(random: &mut Random) -> ConnectFour {
    let mut game = ConnectFour::new();
    for _ in 0..random.below(43) {
        let moves: Vec<_> = game.moves().collect();
        if moves.is_empty() {
            break;
        }
        let column = moves[random.below(moves.len())];
        game.drop_into(column).expect("a move of the list");
    }
    game
}
