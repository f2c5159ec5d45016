//! Tests of the parser and the writer of GGF.

use end_of_game::{Position, Score};
use game_formats::{format_ggf, parse_ggf};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{Record, non_empty};
use test_support::records::{parse_errors, plies, record, single};

/// Returns the record of the example game, which ends with b1 empty.
fn b1() -> Record {
    record("Ralle Paul", "Thor")
}

#[test]
fn whitespace_is_no_game() {
    assert_eq!(parse_ggf(" \n").unwrap(), []);
}

#[test]
fn writes_passes_and_colors() {
    let text = format_ggf(&[b1()]).unwrap();
    assert_snapshot!(text, @"(;GM[Othello]PC[Paris]DT[1990]PB[Ralle Paul]PW[Thor]RE[+6.000]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[D6]B[C5]W[F4]B[E3]W[C6]B[D3]W[F6]B[E6]W[D7]B[G4]W[C4]B[G5]W[C3]B[F7]W[D2]B[E7]W[F2]B[E2]W[F3]B[C1]W[G3]B[C2]W[F1]B[D1]W[E8]B[H3]W[E1]B[G1]W[H4]B[H5]W[F8]B[C8]W[D8]B[G8]W[H6]B[H7]W[G6]B[B5]W[G2]B[C7]W[B6]B[A7]W[A6]B[B4]W[A8]B[H1]W[A3]B[H2]W[A5]B[G7]W[B3]B[A2]W[B8]B[A4]W[H8]B[B7]W[A1]B[PA]W[B2];)");
    assert_eq!(parse_ggf(&text).unwrap(), [b1()]);
}

#[test]
fn parses_game_of_a_server() {
    let text = "1 (;GM[Othello]PC[GGS/os]DT[2003.05.14]PB[ann]PW[bob]\
                RB[1700.1]RW[1800]TI[05:00//02:00]TY[8r]RE[-12.000:r]BO[8 \
                -------- -------- -------- ---O*--- ---*O--- -------- \
                -------- -------- *]B[F5//1.5]W[d6/-0.50/2]B[C3];)\n2";
    let game = single(parse_ggf(text).unwrap());
    assert_eq!(
        (game.place, game.date),
        (non_empty("GGS/os"), non_empty("2003.05.14"))
    );
    assert_eq!(
        (game.black, game.white),
        (non_empty("ann"), non_empty("bob"))
    );
    let score = Score {
        black: 26,
        white: 38,
    };
    assert_eq!(game.result, Some(score));
    assert_eq!(
        (game.start, game.plies),
        (Position::start(), plies("f5d6c3"))
    );
}

#[test]
fn impossible_result_is_unknown() {
    let out_of_range = ["-9223372036854775808", "9223372036854775807", "-1e99"];
    let invalid = ["?", "+5.000", "+66", "+0.500", "NaN", "inf", "", "1e99"];
    for result in out_of_range.into_iter().chain(invalid) {
        let text = format!("(;GM[Othello]RE[{result}];)");
        assert_eq!(single(parse_ggf(&text).unwrap()).result, None, "{result}");
    }
}

#[test]
fn errors_name_the_line() {
    let texts = [
        "hello",
        "(;GM[Othello]B[F5]\n",
        "(;GM[Othello]B[F5",
        "(;GM[Othello];)\n\n(;GM[Chess];)",
        "(;GM[Othello]BO[10 ---- *];)",
        "(;GM[Othello]BO[8 ---- *];)",
        "(;GM[Othello]BO[8];)",
        "(;GM[Othello]\nB[F5]\nW[D6]\nB[F5];)",
        "(;GM[Othello]B[F5]B[F6];)",
        "(;GM[Othello]B[F5]W[PA];)",
        "(;GM[Othello]W[F5];)",
        "(;GM[Othello]B[hello];)",
        "(;GM[Othello]B[F5] hello;)",
        "(;GM[Othello]B[F5D6];)",
        "(;GM[Othello]B[];)",
        "(;GM[Othello]TY[10]B[F5];)",
        "(;GM[Othello]TY[8a]B[F5];)",
        "(;GM[Othello]TY[s8kr16]KM[-4.000]B[F5];)",
    ];
    assert_snapshot!(parse_errors(&texts, parse_ggf), @r#"
    line 1: "hello" is where a game or a move should begin, as in (;GM[Othello]B[F5]W[D6];)
    line 2: the file ends within a game: a game ends with ;) and a value with ]
    line 1: the file ends within a game: a game ends with ;) and a value with ]
    line 3: a game of "Chess": only Othello can be read
    line 1: a board of "10" squares a side: only 8 can be read
    line 1: a board has 64 squares, but this text has 4: write 64 characters, or paste a diagram
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 4: move 3 is illegal: f5 is taken: play on an empty square
    line 1: move 2 is illegal: White can move, so White can't pass
    line 1: move 2 is illegal: White can move, so White can't pass
    line 1: move 1 is illegal: Black can move, so Black can't pass
    line 1: "he" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 1: "hello;)" is where a game or a move should begin, as in (;GM[Othello]B[F5]W[D6];)
    line 1: "F5D6" isn't a turn: a turn is F5, say, or PA
    line 1: "" isn't a turn: a turn is F5, say, or PA
    line 1: a game of type "10": only the ordinary game on 8 by 8 squares can be read
    line 1: a game of type "8a": only the ordinary game on 8 by 8 squares can be read
    line 1: a game with "-4.000" points given away (KM): only games without can be read
    "#);
}

#[test]
fn accepts_supported_game_types() {
    for properties in ["TY[8]", "TY[s8r20]", "TY[8b]", "TY[8k]KM[0.00]", "TY[]"]
    {
        let text = format!("(;GM[Othello]{properties}B[F5];)");
        assert_eq!(
            single(parse_ggf(&text).unwrap()).plies.len(),
            1,
            "{properties}"
        );
    }
}

/// Black must pass before White plays b2.
#[test]
fn rejects_move_of_color_that_must_pass() {
    let text = format_ggf(&[b1()]).unwrap();
    let invalid = text.replace("B[PA]W[B2]", "B[B2]");
    assert_snapshot!(parse_ggf(&invalid).unwrap_err(), @"line 1: Black has no move here and must pass");
}

#[test]
fn missing_pass_is_inferred() {
    let text = format_ggf(&[b1()]).unwrap();
    let without_pass = text.replace("B[PA]", "");
    assert_ne!(without_pass, text);
    assert_eq!(parse_ggf(&without_pass).unwrap(), [b1()]);
}

/// After h6, Black must pass.
const PASS_AT_THE_END: &str =
    "(;GM[Othello]B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6]B[PA];)";

#[test]
fn keeps_pass_at_the_end() {
    let game = single(parse_ggf(PASS_AT_THE_END).unwrap());
    assert_eq!(game.plies, plies("f5f6d3g5h5h4f7h6pass"));
    let text = format_ggf(std::slice::from_ref(&game)).unwrap();
    assert!(text.ends_with("W[H6]B[PA];)\n"), "{text}");
    assert_eq!(parse_ggf(&text).unwrap(), [game]);
    let went_on = PASS_AT_THE_END.replace(";)", "W[E7];)");
    let game = single(parse_ggf(&went_on).unwrap());
    assert_eq!(game.plies, plies("f5f6d3g5h5h4f7h6e7"));
    let start = PASS_AT_THE_END.replace("W[H6]B[PA]", "W[H6]B[E7]");
    assert_snapshot!(parse_ggf(&start).unwrap_err(), @"line 1: Black has no move here and must pass");
}

#[test]
fn reports_or_rejects_unsupported_content() {
    let texts = ["(;GM[Othello]B[F5][D6];)", "(;GM[Othello]B[F5]BO[8 - *];)"];
    assert_snapshot!(parse_errors(&texts, parse_ggf), @r#"
    line 1: "[D6];)" is where a game or a move should begin, as in (;GM[Othello]B[F5]W[D6];)
    line 1: the board (BO) stands after a move: it belongs before the first
    "#);
    let left_out = |properties: &str| {
        let text = format!("(;GM[Othello]TY[8]KM[0]{properties}B[F5];)");
        single(parse_ggf(&text).unwrap()).left_out
    };
    let result = Some("a result that isn't a number of discs");
    let clocks = Some("clocks, ratings and remarks");
    for none in ["", "RE[?]", "RE[]", "RE[+4.000]", "TI[]"] {
        assert_eq!(left_out(none), None, "{none}");
    }
    assert_eq!(left_out("RE[White]"), result);
    assert_eq!(left_out("TI[05:00]"), clocks);
    assert_eq!(left_out("C[well played]"), clocks);
}
