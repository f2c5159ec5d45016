//! Tests of the parser of OBF.

use board::Disc;
use end_of_game::Position;
use game_formats::parse_obf;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{Record, format_position};
use test_support::examples::example;
use test_support::records::{parse_errors, plies, single};
use whole_games::Ply;

const START: &str = "---------------------------OX------XO------\
                     ---------------------";

#[test]
fn comment_is_no_position() {
    assert_eq!(parse_obf("% a comment\n").unwrap(), []);
}

#[test]
fn parses_position_with_scores() {
    let text = format!("% the start\n{START} X; f5:+2; D3:-4 ; % two\n");
    let scored = single(parse_obf(&text).unwrap());
    assert_eq!(scored.position, Position::start());
    let scores = [(plies("f5")[0], 2), (plies("d3")[0], -4)];
    assert_eq!(scored.scores, scores);
}

#[test]
fn parses_score_of_a_pass() {
    let transcript = example("b1").transcript;
    let before_pass = transcript.strip_suffix("b2").unwrap();
    let record = Record {
        plies: plies(before_pass),
        ..Record::default()
    };
    let position = record.replay().unwrap().position;
    assert_eq!(position.to_move, Disc::Black);
    let text = format!("{}; pass:+6;", format_position(&position));
    let scored = single(parse_obf(&text).unwrap());
    assert_eq!(scored.position, position);
    assert_eq!(scored.scores, [(Ply::Pass, 6)]);
}

#[test]
fn errors_name_the_line() {
    let texts = [
        START.to_string(),
        format!("{START};"),
        format!("\n{START} Z;"),
        format!("{} X; f5:2;", &START[1..]),
        format!("{START} X; f5;"),
        format!("{START} X; f5:much;"),
        format!("{START} X; f5d6:2;"),
        format!("{START} X; z9:2;"),
        format!("{START} X; a1:2;"),
        format!("{START} X; pass:2;"),
    ];
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    assert_snapshot!(parse_errors(&texts, parse_obf), @r#"
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 2: "Z" isn't a color: write black or white
    line 1: a board has 64 squares, but this text has 63: write 64 characters, or paste a diagram
    line 1: "f5" isn't a move with its score: write it as g8:+18;
    line 1: "f5:much" isn't a move with its score: write it as g8:+18;
    line 1: "f5d6:2" isn't a move with its score: write it as g8:+18;
    line 1: "z9" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 1: move 1 is illegal: Black can't play a1: it wouldn't flip anything
    line 1: move 1 is illegal: Black can move, so Black can't pass
    "#);
}
