//! The checks of `move_again`.

use board::{Board, Cell, Disc, Square};
use checks::{Random, Task, board, positions, random_boards, square};
use end_of_game::{Position, Turn};
use end_of_game_exercises::move_again::move_again;

type Call = (Board, Disc);
type Moves = Vec<Square>;

fn task() -> Task<Call, Moves> {
    Task::new("move_again", |(board, to_move)| move_again(&board, to_move))
        .contrast(two_such_moves, chapter)
        .mistake(
            "It looks as if the opponent was asked before the move, not after it.",
            |call| match position(call).passed().turn() {
                Turn::Move => Vec::new(),
                _ => position(call).legal_moves().collect(),
            },
        )
        .mistake(
            "It looks as if you passed once too often: after `play` it's the \
             opponent's turn already.",
            |call| moves(call, |after| after.passed().turn() == Turn::Pass),
        )
        .mistake(
            "After the last move nobody moves again: the game is over.",
            |call| {
                moves(call, |after| after.legal_moves().next().is_none())
            },
        )
        .mistake(
            "It looks as if the search stopped at the first of these moves.",
            |call| chapter(call).into_iter().take(1).collect(),
        )
        .mistake(
            "These end the game. You want the ones after which your opponent \
             passes and you play on.",
            |call| moves(call, |after| after.turn() == Turn::Over),
        )
        .mistake(
            "These are all legal moves: keep the ones after which your opponent \
             has to pass.",
            |call| position(call).legal_moves().collect(),
        )
}

fn position((board, to_move): Call) -> Position {
    Position { board, to_move }
}

/// The legal moves that lead to such a position.
fn moves(call: Call, is_meant: fn(&Position) -> bool) -> Moves {
    let position = position(call);
    let leads_there = |square: &Square| {
        position.play(*square).is_ok_and(|after| is_meant(&after))
    };
    position.legal_moves().filter(leads_there).collect()
}

fn chapter(call: Call) -> Moves {
    moves(call, |after| after.turn() == Turn::Pass)
}

/// The position after these moves from the start, none of which is a pass.
fn after(moves: &[&str]) -> Call {
    let mut position = Position::start();
    for name in moves {
        position = position.play(square(name)).expect("the check's game");
    }
    (position.board, position.to_move)
}

/// White has a move that leaves Black without one.
fn before_h6() -> Call {
    after(&["f5", "f6", "d3", "g5", "h5", "h4", "f7"])
}

#[test]
fn no_first_move_makes_white_pass() {
    task().expect([((Board::start(), Disc::Black), vec![])]);
}

#[test]
fn h6_makes_black_pass() {
    task().expect([(before_h6(), vec![square("h6")])]);
}

#[test]
fn two_moves_make_white_pass() {
    let board = board(
        "B W - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -
         B W - - - - - -",
    );
    let moves = vec![square("c1"), square("c8")];
    task().expect([((board, Disc::Black), moves)]);
}

/// c5 takes White's last disc.
#[test]
fn a_move_that_ends_the_game_is_not_one_of_them() {
    let moves = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5"];
    task().agrees_with(chapter, [after(&moves)]);
}

#[test]
fn in_a_finished_game_there_are_none() {
    task().expect([((positions::b1(), Disc::White), vec![])]);
}

#[test]
fn the_moves_on_200_boards_are_the_same_as_in_the_chapter() {
    let both = |board| [Disc::Black, Disc::White].map(|disc| (board, disc));
    task().agrees_with(chapter, random_boards().take(200).flat_map(both));
}

/// Two pairs of discs at the edge, where only Black can move.
fn two_such_moves(random: &mut Random) -> Call {
    let first = random.below(4) as i32;
    let mut board = Board::empty();
    for row in [first, first + 2 + random.below(3) as i32] {
        board.set(Square::at(0, row), Cell::Black);
        board.set(Square::at(1, row), Cell::White);
    }
    (board, Disc::Black)
}
