//! The checks of `what_now`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, positions, random_boards, transcript};
use end_of_game::{Position, Turn};
use end_of_game_exercises::what_now::what_now;

type Call = (Board, Disc);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Turn> {
    Task::new("what_now", |(board, to_move)| what_now(&board, to_move))
        .contrast(begun_or_full, reference)
}

fn reference((board, to_move): Call) -> Turn {
    Position { board, to_move }.turn()
}

/// The game Ralle - Thor before White's last move, b2.
const BEFORE_B2: &str = "\
    f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4\
    h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1";

/// A game in which White loses its last disc in the ninth move.
const WIPED_OUT: &str = "e6f4e3f6g5d6e7f5c5";

/// A game that ends with a full board.
const FULL_BOARD: &str = "\
    c4c5b6d3c2a7d6e7d7e3b5d2f7b1b7c6e6e8d1a8c7a4b8c3f5e1b3c1b2a2\
    d8f8a1f6g7g4b4a3g8a6g5g6a5h7h3g3g2h6f2g1f4h8h5f3h1h4f1c8h2e2";

/// Returns the board after these moves, passes left out.
fn after(moves: &str) -> Board {
    let mut position = Position::start();
    for square in transcript(moves) {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        position = position.play(square).expect("the check's game");
    }
    position.board
}

#[track_caller]
fn expect(board: Board, to_move: Disc, turn: Turn) {
    task().expect([((board, to_move), turn)]);
}

#[test]
fn black_begins_with_a_move() {
    expect(Board::start(), Disc::Black, Turn::Move);
}

#[test]
fn white_has_a_last_move() {
    expect(after(BEFORE_B2), Disc::White, Turn::Move);
}

#[test]
fn black_passes_before_the_last_move_of_white() {
    expect(after(BEFORE_B2), Disc::Black, Turn::Pass);
}

#[test]
fn a_full_board_is_the_end() {
    expect(after(FULL_BOARD), Disc::Black, Turn::Over);
    expect(after(FULL_BOARD), Disc::White, Turn::Over);
}

#[test]
fn the_game_is_over_although_b1_is_empty() {
    expect(positions::b1(), Disc::Black, Turn::Over);
    expect(positions::b1(), Disc::White, Turn::Over);
}

#[test]
fn the_game_is_over_when_a_color_has_no_disc() {
    expect(after(WIPED_OUT), Disc::White, Turn::Over);
    expect(after(WIPED_OUT), Disc::Black, Turn::Over);
}

#[test]
fn either_color_on_200_boards_is_answered_as_in_the_chapter() {
    let both = |board| [Disc::Black, Disc::White].map(|disc| (board, disc));
    task().agrees_with(reference, random_boards().take(200).flat_map(both));
}

/// Returns the beginning of a game, or a board that is full of discs.
fn begun_or_full(random: &mut Random) -> Call {
    let mut board = after(&FULL_BOARD[..4 * random.below(10)]);
    if random.below(2) == 0 {
        for square in Square::all() {
            board.set(square, random.one_of(&[Cell::Black, Cell::White]));
        }
    }
    (board, Disc::Black)
}
