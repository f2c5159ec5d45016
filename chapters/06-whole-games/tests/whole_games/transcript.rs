//! Tests of transcripts and the referee.

use board::{Disc, Square};
use end_of_game::{Position, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::examples::{example, square};
use whole_games::{Objection, Ply, Reason, Replay, parse_transcript, referee};

/// Parses and replays a transcript from the start.
fn replay(transcript: &str) -> Result<Replay, Box<Objection>> {
    let plies = parse_transcript(transcript).unwrap();
    referee(Position::start(), &plies)
}

#[test]
fn parses_squares_in_any_case_and_spacing() {
    let plies = ["f5", "d6", "c3"].map(|name| Ply::Move(square(name)));
    for text in ["f5d6c3", "F5D6C3", "f5 d6 c3", " F5\nd6\tC3\n", "f 5d 6c3"] {
        assert_eq!(parse_transcript(text).unwrap(), plies, "{text:?}");
    }
    assert_eq!(parse_transcript(" \n").unwrap(), []);
}

#[test]
fn parses_all_notations_of_a_pass() {
    let plies = [Ply::Move(square("f5")), Ply::Pass, Ply::Move(square("d6"))];
    for pass in ["pass", "PA", "ps", "--", " pa ss "] {
        let text = format!("f5{pass}d6");
        assert_eq!(parse_transcript(&text).unwrap(), plies, "{text:?}");
    }
}

#[test]
fn transcript_parse_error_messages() {
    let errors = ["x5", "f5d6c9", "f5d", "f5é6", "pap", "65"]
        .map(|text| parse_transcript(text).unwrap_err().to_string());
    assert_snapshot!(errors.join("\n"), @r#"
    "x5" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    "c9" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    "d" isn't a square or a pass, where ply 2 should be: write a game like f5d6c3
    "é6" isn't a square or a pass, where ply 2 should be: write a game like f5d6c3
    "p" isn't a square or a pass, where ply 2 should be: write a game like f5d6c3
    "65" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    "#);
}

#[test]
fn referee_replays_a_complete_game() {
    let b1 = example("b1");
    let game = replay(b1.transcript).unwrap();
    assert_eq!(game.position.board, b1.board);
    assert_eq!(game.position.turn(), Turn::Over);
    assert_eq!(game.moves, 59);
    assert_eq!(game.passes, [(Disc::Black, 58)]);
}

#[test]
fn written_pass_is_optional() {
    let transcript = example("b1").transcript;
    let left_out = replay(transcript).unwrap();
    let before = transcript.strip_suffix("b2").unwrap();
    for pass in ["pass", "pa", "ps", "--"] {
        let written = replay(&format!("{before}{pass}b2")).unwrap();
        assert_eq!(written, left_out);
    }
}

#[test]
fn final_pass_is_pending_unless_written() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let pending = replay(before).unwrap();
    assert_eq!(pending.position.turn(), Turn::Pass);
    assert_eq!(pending.passes, []);
    let written = replay(&format!("{before}pass")).unwrap();
    assert_eq!(written.position, pending.position.passed());
    assert_eq!(written.passes, [(Disc::Black, 58)]);
}

#[test]
fn referee_rejects_move_off_the_board() {
    let plies = [Ply::Move(Square::OVERFLOW)];
    let objection = referee(Position::start(), &plies).unwrap_err();
    assert_eq!(objection.reason, Reason::Illegal(IllegalMove::OffTheBoard));
}

#[test]
fn omitted_pass_comes_before_illegal_move() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let objection = replay(&format!("{before}b1")).unwrap_err();
    let illegal = IllegalMove::NothingToFlip(square("b1"), Disc::White);
    assert_eq!(objection.reason, Reason::Illegal(illegal));
    assert_eq!(objection.game.passes, [(Disc::Black, 58)]);
}

#[test]
fn objection_contains_game_before_illegal_ply() {
    let objection = replay("f5d6c3a8c4").unwrap_err();
    assert_eq!(objection.game, replay("f5d6c3").unwrap());
}

#[test]
fn objection_messages() {
    let end = example("b1").transcript;
    let [move_more, pass_more] =
        ["b1", "pass"].map(|ply| format!("{end}{ply}"));
    let objections = ["f5f5", "a1", "pass", &move_more, &pass_more]
        .map(|transcript| replay(transcript).unwrap_err().to_string());
    assert_snapshot!(objections.join("\n"), @r"
    move 2 is illegal: f5 is taken: play on an empty square
    move 1 is illegal: Black can't play a1: it wouldn't flip anything
    the pass before move 1 is illegal: Black can move, so Black can't pass
    move 60 is illegal: the game was already over
    move 60 is illegal: the game was already over
    ");
}

fn any_ply() -> impl Strategy<Value = Ply> {
    prop_oneof![
        (0_usize..64).prop_map(|index| Ply::Move(Square::new(index))),
        Just(Ply::Pass),
    ]
}

proptest! {
    #[test]
    fn transcript_round_trips(
        plies in prop::collection::vec(any_ply(), 0..70)
    ) {
        let text: String = plies.iter().map(Ply::to_string).collect();
        prop_assert_eq!(parse_transcript(&text), Ok(plies));
    }

    #[test]
    fn arbitrary_text_parses_or_errors(
        text in "([a-h][1-8]|pa|ps|pass|--| |.){0,20}"
    ) {
        if let Err(error) = parse_transcript(&text) {
            prop_assert!((1..=2).contains(&error.text.chars().count()));
        }
    }

    #[test]
    fn referee_accepts_or_rejects_arbitrary_plies(
        plies in prop::collection::vec(any_ply(), 0..10)
    ) {
        if let Err(objection) = referee(Position::start(), &plies) {
            let legal = objection.game.moves + objection.game.passes.len();
            prop_assert!(legal < plies.len());
        }
    }
}
