//! Reading a transcript, and the referee who follows it.

use board::{Disc, Square};
use end_of_game::{Position, Turn};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::examples::{example, square};
use whole_games::{Objection, Ply, Reason, Replay, parse_transcript, referee};

fn follow(transcript: &str) -> Result<Replay, Box<Objection>> {
    let plies = parse_transcript(transcript).unwrap();
    referee(Position::start(), &plies)
}

#[test]
fn a_transcript_is_squares_in_a_row() {
    let plies = ["f5", "d6", "c3"].map(|name| Ply::Move(square(name)));
    for text in ["f5d6c3", "F5D6C3", "f5 d6 c3", " F5\nd6\tC3\n", "f 5d 6c3"] {
        assert_eq!(parse_transcript(text).unwrap(), plies, "{text:?}");
    }
    assert_eq!(parse_transcript(" \n").unwrap(), []);
}

#[test]
fn a_pass_is_written_in_four_ways() {
    let plies = [Ply::Move(square("f5")), Ply::Pass, Ply::Move(square("d6"))];
    for pass in ["pass", "PA", "ps", "--", " pa ss "] {
        let text = format!("f5{pass}d6");
        assert_eq!(parse_transcript(&text).unwrap(), plies, "{text:?}");
    }
}

#[test]
fn a_text_that_is_not_a_transcript_says_why() {
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
fn the_referee_follows_a_game_to_its_end() {
    let b1 = example("b1");
    let game = follow(b1.transcript).unwrap();
    assert_eq!(game.position.board, b1.board);
    assert_eq!(game.position.turn(), Turn::Over);
    assert_eq!(game.moves, 59);
    assert_eq!(game.passes, [(Disc::Black, 58)]);
}

#[test]
fn a_pass_may_be_left_out_or_written() {
    let transcript = example("b1").transcript;
    let left_out = follow(transcript).unwrap();
    let before = transcript.strip_suffix("b2").unwrap();
    for pass in ["pass", "pa", "ps", "--"] {
        let written = follow(&format!("{before}{pass}b2")).unwrap();
        assert_eq!(written, left_out);
    }
}

#[test]
fn a_pass_at_the_end_of_a_transcript_may_be_pending_or_written() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let pending = follow(before).unwrap();
    assert_eq!(pending.position.turn(), Turn::Pass);
    assert_eq!(pending.passes, []);
    let written = follow(&format!("{before}pass")).unwrap();
    assert_eq!(written.position, pending.position.passed());
    assert_eq!(written.passes, [(Disc::Black, 58)]);
}

#[test]
fn the_referee_objects_to_a_move_off_the_board() {
    let plies = [Ply::Move(Square::OVERFLOW)];
    let objection = referee(Position::start(), &plies).unwrap_err();
    assert_eq!(objection.reason, Reason::Illegal(IllegalMove::OffTheBoard));
}

#[test]
fn an_illegal_move_after_a_pass_left_out_is_the_passers_opponents() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let objection = follow(&format!("{before}b1")).unwrap_err();
    let nothing = IllegalMove::NothingToFlip(square("b1"), Disc::White);
    assert_eq!(objection.reason, Reason::Illegal(nothing));
    assert_eq!(objection.game.passes, [(Disc::Black, 58)]);
}

#[test]
fn an_objection_holds_the_game_before_it() {
    let objection = follow("f5d6c3a8c4").unwrap_err();
    assert_eq!(objection.game, follow("f5d6c3").unwrap());
}

#[test]
fn an_objection_is_a_sentence() {
    let end = example("b1").transcript;
    let [move_more, pass_more] =
        ["b1", "pass"].map(|ply| format!("{end}{ply}"));
    let objections = ["f5f5", "a1", "pass", &move_more, &pass_more]
        .map(|transcript| follow(transcript).unwrap_err().to_string());
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

fn written(ply: &Ply) -> String {
    match ply {
        Ply::Move(square) => square.to_string(),
        Ply::Pass => "pass".to_string(),
    }
}

proptest! {
    #[test]
    fn a_transcript_printed_is_read_back(
        plies in prop::collection::vec(any_ply(), 0..70)
    ) {
        let text: String = plies.iter().map(written).collect();
        prop_assert_eq!(parse_transcript(&text), Ok(plies));
    }

    #[test]
    fn any_text_is_a_transcript_or_an_error(
        text in "([a-h][1-8]|pa|ps|pass|--| |.){0,20}"
    ) {
        if let Err(error) = parse_transcript(&text) {
            prop_assert!((1..=2).contains(&error.text.chars().count()));
        }
    }

    #[test]
    fn the_referee_has_an_answer_to_any_plies(
        plies in prop::collection::vec(any_ply(), 0..10)
    ) {
        if let Err(objection) = referee(Position::start(), &plies) {
            let followed = objection.game.moves + objection.game.passes.len();
            prop_assert!(followed < plies.len());
        }
    }
}
