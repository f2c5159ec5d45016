//! Walking through a game, and playing from the middle of it.

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

/// A game, at its end.
pub fn history(transcript: &str) -> History {
    let plies = parse_transcript(transcript).unwrap();
    History::follow(Position::start(), &plies).unwrap()
}

#[test]
fn one_goes_to_the_start_forward_back_and_to_the_end() {
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
fn past_either_end_one_stays() {
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
fn the_move_of_the_record_is_a_step_forward() {
    let mut game = history("f5d6c3");
    game.go_to(1);
    assert_eq!(game.play(square("d6")), Ok(Played::Again));
    assert_eq!((game.move_number(), game.moves().len()), (2, 3));
}

#[test]
fn another_move_begins_a_new_line_and_says_what_it_replaces() {
    let mut game = history("f5d6c3d3");
    game.go_to(1);
    let played = game.play(square("f6")).unwrap();
    let old = ["d6", "c3", "d3"].map(square).to_vec();
    assert_eq!(played, Played::NewLine(old));
    assert_eq!(game, history("f5f6"));
}

#[test]
fn a_move_at_the_end_is_added() {
    let mut game = history("f5");
    assert_eq!(game.play(square("d6")), Ok(Played::Added));
    assert_eq!(game, history("f5d6"));
}

#[test]
fn a_move_that_the_rules_forbid_changes_nothing() {
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
fn who_must_pass_has_passed() {
    let mut game = history(example("b1").transcript);
    game.back();
    assert_eq!(game.move_number(), 58);
    assert_eq!(game.position().to_move, Disc::White);
    assert_eq!(game.position().turn(), Turn::Move);
    assert_eq!(game.play(square("b2")), Ok(Played::Again));
}

#[test]
fn a_pass_in_the_transcript_is_no_step() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let written = history(&format!("{before}pass b2"));
    assert_eq!(written, history(example("b1").transcript));
}

#[test]
fn an_illegal_game_is_no_history() {
    let plies = parse_transcript("f5f5").unwrap();
    let objection = History::follow(Position::start(), &plies).unwrap_err();
    assert_eq!(objection.number, 2);
}

#[test]
fn what_became_of_the_line_is_a_sentence() {
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
    fn every_step_is_the_position_that_the_referee_finds(game in any_game()) {
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
    fn a_new_line_keeps_what_was_before_it(
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
fn a_position_has_66_bytes_and_a_move_two_letters() {
    let transcript = example("b1").transcript;
    assert_eq!((transcript.len(), 60 * size_of::<Position>()), (118, 3_960));
}
