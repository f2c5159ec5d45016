//! Tests of `History`: navigation, and moves in the middle of a game.

use board::Disc;
use end_of_game::{Position, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::Index;
use records::{History, Played};
use test_support::examples::{example, square};
use test_support::games::any_game;
use whole_games::{Ply, Reason, parse_transcript, referee};

/// Creates a history from a transcript, at its end.
pub fn history(transcript: &str) -> History {
    let plies = parse_transcript(transcript).unwrap();
    History::follow(Position::start(), &plies).unwrap()
}

#[test]
fn navigates_to_start_forward_back_and_end() {
    let mut game = history("f5d6c3");
    let end = *game.position();
    assert_eq!(
        (game.move_number(), game.last_move()),
        (3, Some(square("c3")))
    );
    game.to_start();
    assert_eq!((game.move_number(), game.last_move()), (0, None));
    assert_eq!(*game.position(), Position::start());
    game.forward();
    assert_eq!(*game.position(), *history("f5").position());
    game.forward();
    game.back();
    assert_eq!(game.move_number(), 1);
    game.to_end();
    assert_eq!((game.move_number(), *game.position()), (3, end));
    game.go_to(2);
    assert_eq!(*game.position(), *history("f5d6").position());
}

#[test]
fn navigation_stops_at_both_ends() {
    let mut game = history("f5d6");
    game.forward();
    assert_eq!(game.move_number(), 2);
    game.go_to(99);
    assert_eq!(game.move_number(), 2);
    game.to_start();
    game.back();
    assert_eq!(game.move_number(), 0);
}

#[test]
fn playing_the_next_move_steps_forward() {
    let mut game = history("f5d6c3");
    game.go_to(1);
    assert_eq!(game.play(square("d6")), Ok(Played::Again));
    assert_eq!((game.move_number(), game.moves().len()), (2, 3));
}

#[test]
fn different_move_replaces_rest_of_line() {
    let mut game = history("f5d6c3d3");
    game.go_to(1);
    let played = game.play(square("f6")).unwrap();
    let old = ["d6", "c3", "d3"].map(square).to_vec();
    assert_eq!(played, Played::NewLine(old));
    assert_eq!(game, history("f5f6"));
}

#[test]
fn move_at_the_end_is_added() {
    let mut game = history("f5");
    assert_eq!(game.play(square("d6")), Ok(Played::Added));
    assert_eq!(game, history("f5d6"));
}

#[test]
fn illegal_move_leaves_history_unchanged() {
    let mut game = history("f5d6c3");
    game.go_to(1);
    let before = game.clone();
    let occupied = IllegalMove::Occupied(square("f5"));
    assert_eq!(game.play(square("f5")), Err(Reason::Illegal(occupied)));
    assert_eq!(game, before);
    let mut over = history(example("b1").transcript);
    assert_eq!(over.play(square("b1")), Err(Reason::AfterTheEnd));
}

#[test]
fn forced_pass_is_made_automatically() {
    let mut game = history(example("b1").transcript);
    game.back();
    assert_eq!(game.move_number(), 58);
    assert_eq!(game.position().to_move, Disc::White);
    assert_eq!(game.position().turn(), Turn::Move);
    assert_eq!(game.play(square("b2")), Ok(Played::Again));
}

#[test]
fn pass_in_transcript_is_not_a_step() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let written = history(&format!("{before}pass b2"));
    assert_eq!(written, history(example("b1").transcript));
}

#[test]
fn follow_rejects_illegal_game() {
    let plies = parse_transcript("f5f5").unwrap();
    let objection = History::follow(Position::start(), &plies).unwrap_err();
    assert_eq!(objection.number, 2);
}

#[test]
fn played_messages() {
    let old = ["d6", "c3"].map(square).to_vec();
    let all = [Played::Added, Played::Again, Played::NewLine(old)];
    let sentences = all.map(|played| played.to_string());
    assert_snapshot!(sentences.join("\n"), @r"
    played
    played, as in the record
    a new line begins; it replaces d6c3
    ");
}

proptest! {
    #[test]
    fn positions_match_referee(game in any_game()) {
        let plies: Vec<_> = game.iter().copied().map(Ply::Move).collect();
        let mut history = History::follow(Position::start(), &plies).unwrap();
        for at in (0..=game.len()).rev() {
            history.go_to(at);
            let replay = referee(Position::start(), &plies[..at]).unwrap();
            let after_forced_pass = match replay.position.turn() {
                Turn::Pass => replay.position.passed(),
                _ => replay.position,
            };
            prop_assert_eq!(*history.position(), after_forced_pass);
        }
    }

    #[test]
    fn new_line_keeps_earlier_moves(
        game in any_game(),
        at in any::<Index>(),
        choice in any::<Index>(),
    ) {
        let plies: Vec<_> = game.iter().copied().map(Ply::Move).collect();
        let mut history = History::follow(Position::start(), &plies).unwrap();
        let at = at.index(game.len() + 1);
        history.go_to(at);
        let moves: Vec<_> = history.position().legal_moves().collect();
        prop_assume!(!moves.is_empty());
        let square = *choice.get(&moves);
        let played = history.play(square).unwrap();
        prop_assert_eq!(history.move_number(), at + 1);
        prop_assert_eq!(&history.moves()[..at], &game[..at]);
        prop_assert_eq!(history.last_move(), Some(square));
        match played {
            Played::Added => prop_assert_eq!(at, game.len()),
            Played::Again => prop_assert_eq!(history.moves(), &game[..]),
            Played::NewLine(old) => prop_assert_eq!(&old[..], &game[at..]),
        }
    }
}

#[test]
fn sizes_of_transcript_and_positions() {
    let transcript = example("b1").transcript;
    assert_eq!((transcript.len(), 60 * size_of::<Position>()), (118, 3_960));
}
