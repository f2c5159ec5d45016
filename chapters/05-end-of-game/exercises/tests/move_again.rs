//! The checks of `move_again`.

use board::{Board, Disc, Square};
use checks::{
    Random, Task, board, positions, random_boards, square, transcript,
};
use end_of_game::{Position, Turn};
use end_of_game_exercises::move_again::move_again;

type Call = (Board, Disc);
type Moves = Vec<Square>;

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Moves> {
    Task::new("move_again", |(board, to_move)| move_again(&board, to_move))
        .contrast(two_such_moves, reference)
}

fn reference((board, to_move): Call) -> Moves {
    let position = Position { board, to_move };
    let passes = |square: &Square| {
        let after = position.play(*square);
        after.is_ok_and(|after| after.turn() == Turn::Pass)
    };
    position.legal_moves().filter(passes).collect()
}

/// Returns the position after these moves from the start, none of which is a
/// pass.
fn after(moves: &str) -> Call {
    let mut position = Position::start();
    for square in transcript(moves) {
        position = position.play(square).expect("the check's game");
    }
    (position.board, position.to_move)
}

#[test]
fn no_first_move_makes_white_pass() {
    task().expect([((Board::start(), Disc::Black), vec![])]);
}

#[test]
fn h6_makes_black_pass() {
    task().expect([(after("f5f6d3g5h5h4f7"), vec![square("h6")])]);
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
    task().agrees_with(reference, [after("e6f4e3f6g5d6e7f5")]);
}

#[test]
fn in_a_finished_game_there_are_none() {
    task().expect([((positions::b1(), Disc::White), vec![])]);
}

#[test]
fn the_moves_on_200_boards_are_the_same_as_in_the_chapter() {
    let both = |board| [Disc::Black, Disc::White].map(|disc| (board, disc));
    task().agrees_with(reference, random_boards().take(200).flat_map(both));
}

/// Returns two pairs of discs at the edge, where only Black can move.
fn two_such_moves(random: &mut Random) -> Call {
    let first = random.below(4) as i32;
    let turn = random.below(4);
    let color = random.one_of(&[Disc::Black, Disc::White]);
    let mut board = Board::empty();
    for along in [first, first + 2 + random.below(3) as i32] {
        for (inward, disc) in [(0, color), (1, color.opponent())] {
            let square = match turn {
                0 => Square::at(inward, along),
                1 => Square::at(along, inward),
                2 => Square::at(7 - inward, along),
                _ => Square::at(along, 7 - inward),
            };
            board.set(square, disc.into());
        }
    }
    (board, color)
}
