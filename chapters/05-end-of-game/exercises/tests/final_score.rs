//! The checks of `final_score`.

use board::{Board, Cell, Disc, Square};
use checks::{Task, board, positions, random_boards};
use end_of_game::{Position, Score, parse_transcript, referee};
use end_of_game_exercises::final_score::final_score;

fn task() -> Task<(Board,), Score> {
    Task::new("final_score", |(board,)| final_score(&board))
        .contrast(|| {
            [
                ((after(FULL_BOARD),), score(27, 37)),
                ((after(DRAW),), score(32, 32)),
            ]
        })
        .mistake(
            "It looks as if Black and White changed places.",
            |(board,)| {
                let Score { black, white } = Score::result(&board);
                score(white, black)
            },
        )
        .mistake(
            "In a draw nobody has won: \
             each side gets half of the empty squares.",
            |(board,)| draw_to(&board, (0, 0)),
        )
        .mistake(
            "In a draw nobody has won: \
             each side gets half of the empty squares.",
            |(board,)| draw_to(&board, (1, 0)),
        )
        .mistake(
            "In a draw nobody has won: \
             each side gets half of the empty squares.",
            |(board,)| draw_to(&board, (0, 1)),
        )
        .mistake(
            "The empty squares are missing: the winner gets them.",
            |(board,)| Score::discs(&board),
        )
        .mistake(
            "It looks as if Black always gets the empty squares: \
             the winner does.",
            |(board,)| with_empty(&board, Disc::Black),
        )
        .mistake(
            "The empty squares went to the loser: the winner gets them.",
            |(board,)| match Score::discs(&board).winner() {
                Some(winner) => with_empty(&board, winner.opponent()),
                None => Score::result(&board),
            },
        )
        .mistake(
            "It looks as if 64 squares were shared out: this board has fewer.",
            |(board,)| {
                let Score { black, white } = Score::result(&board);
                match Score::discs(&board).winner() {
                    Some(Disc::Black) => score(64 - white, white),
                    Some(Disc::White) => score(black, 64 - black),
                    None => score(32, 32),
                }
            },
        )
}

fn score(black: usize, white: usize) -> Score {
    Score { black, white }
}

/// The empty squares go to this color.
fn with_empty(board: &Board, disc: Disc) -> Score {
    let Score { black, white } = Score::discs(board);
    let empty = board.count(Cell::Empty);
    match disc {
        Disc::Black => score(black + empty, white),
        Disc::White => score(black, white + empty),
    }
}

/// In a draw, each side gets the empty squares this many times.
fn draw_to(board: &Board, (to_black, to_white): (usize, usize)) -> Score {
    let Score { black, white } = Score::discs(board);
    let empty = board.count(Cell::Empty);
    match black == white {
        true => score(black + to_black * empty, white + to_white * empty),
        false => Score::result(board),
    }
}

/// White loses its last disc in the ninth move.
const WIPED_OUT: &str = "e6f4e3f6g5d6e7f5c5";

/// All 64 squares hold a disc, and White has more.
const FULL_BOARD: &str = "\
    c4c5b6d3c2a7d6e7d7e3b5d2f7b1b7c6e6e8d1a8c7a4b8c3f5e1b3c1b2a2\
    d8f8a1f6g7g4b4a3g8a6g5g6a5h7h3g3g2h6f2g1f4h8h5f3h1h4f1c8h2e2";

/// A full board with 32 discs of each color.
const DRAW: &str = "\
    d3c3e6f6g6e3f5d6c5b4d7g5c4c7e2h6h5e1b5c8f7b6a6d2d8f4a3h7g3e7\
    h4g7f2c6c1g2h2f3b8b3f8d1h8h3c2g1a4h1g4a5b2b1a7b7a1a2f1a8g8e8";

/// 31 discs of each color, and neither can play on the two squares left.
const DRAW_WITH_EMPTY_SQUARES: &str = "\
    e6d6c4f6d7c3e7b4b3b2a4b5a2f4g6a3a6e8f3a5f8a1g3a7f7c5d3c6b6e2\
    c7b7d8c8c2e3d1c1b8e1b1h6f1g1h5h3g7h7g8d2h8g5h4f5h2g4f2g2";

fn after(transcript: &str) -> Board {
    let plies = parse_transcript(transcript).expect("the check's game");
    let game = referee(Position::start(), &plies).expect("the check's game");
    game.position.board
}

#[track_caller]
fn expect(board: Board, black: usize, white: usize) {
    task().expect([((board,), score(black, white))]);
}

#[test]
fn a_full_board_gives_a_point_for_each_disc() {
    expect(after(FULL_BOARD), 27, 37);
    expect(after(DRAW), 32, 32);
}

#[test]
fn black_wins_and_gets_b1() {
    expect(positions::b1(), 35, 29);
}

#[test]
fn who_loses_every_disc_loses_64_to_0() {
    expect(after(WIPED_OUT), 64, 0);
    expect(colors_swapped(after(WIPED_OUT)), 0, 64);
}

fn colors_swapped(mut board: Board) -> Board {
    for square in Square::all() {
        match board[square] {
            Cell::Black => board.set(square, Cell::White),
            Cell::White => board.set(square, Cell::Black),
            _ => {}
        }
    }
    board
}

#[test]
fn in_a_draw_each_side_has_half_of_the_empty_squares() {
    expect(after(DRAW_WITH_EMPTY_SQUARES), 32, 32);
}

#[test]
fn squares_outside_a_smaller_board_count_for_nobody() {
    let smaller = board(
        "# # # # # # # #
         # # # # # # # #
         # # - W W W # #
         # # W B B W # #
         # # W W B W # #
         # # W W W - # #
         # # # # # # # #
         # # # # # # # #",
    );
    expect(smaller, 3, 13);
}

#[test]
fn each_of_500_boards_is_scored_as_in_the_chapter() {
    task().agrees_with(
        |(board,)| Score::result(&board),
        random_boards().take(500).map(|board| (board,)),
    );
}
