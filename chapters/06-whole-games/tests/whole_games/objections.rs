//! Tests of the referee's objections: their reasons and their plies.

use board::Disc;
use end_of_game::Position;
use flipping::IllegalMove;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::examples::{example, square};
use test_support::games::{Move, any_game, moves};
use whole_games::{Ply, Reason, parse_transcript, referee};

/// Returns the number of the illegal move and the reason.
fn objection(transcript: &str) -> (usize, Reason) {
    let plies = parse_transcript(transcript).unwrap();
    let objection = referee(Position::start(), &plies).unwrap_err();
    assert_eq!(objection.game.moves + 1, objection.number);
    (objection.number, objection.reason)
}

#[test]
fn rejects_occupied_square() {
    let reason = Reason::Illegal(IllegalMove::Occupied(square("f5")));
    assert_eq!(objection("f5d6f5"), (3, reason));
}

#[test]
fn rejects_move_without_flips() {
    let illegal = IllegalMove::NothingToFlip(square("a1"), Disc::White);
    assert_eq!(objection("f5a1"), (2, Reason::Illegal(illegal)));
}

#[test]
fn rejects_pass_when_moves_exist() {
    let reason = Reason::NeedlessPass(Disc::White);
    assert_eq!(objection("f5 pass"), (2, reason));
}

#[test]
fn rejects_move_and_pass_after_the_end() {
    let game = example("b1").transcript;
    for ply in ["b1", "pass"] {
        let transcript = format!("{game}{ply}");
        assert_eq!(objection(&transcript), (60, Reason::AfterTheEnd));
    }
}

proptest! {
    #[test]
    fn replayed_game_ends_after_its_last_move(game in any_game()) {
        let plies: Vec<_> = game.iter().copied().map(Ply::Move).collect();
        let replay = referee(Position::start(), &plies).unwrap();
        prop_assert_eq!(replay.moves, game.len());
        if let Some(Move { board, disc, square }) = moves(&game).pop() {
            let before = Position { board, to_move: disc };
            prop_assert_eq!(Ok(replay.position), before.play(square));
        }
    }
}
