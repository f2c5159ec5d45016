//! The formats that are text: what they read, and where they say it is wrong.

use std::fmt::Display;
use std::slice::from_ref;

use board::Disc;
use end_of_game::{Position, Score};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{
    Record, Solved, format_ggf, format_obf, format_oth, format_transcripts,
    parse_ggf, parse_obf, parse_oth, parse_score,
};
use testing::examples::example;
use whole_games::{Ply, parse_transcript};

const START: &str = "---------------------------OX------XO------\
                     ---------------------";

fn plies(transcript: &str) -> Vec<Ply> {
    parse_transcript(transcript).unwrap()
}

/// The game that leaves b1 empty.
fn b1() -> Record {
    Record {
        black: "Ralle Paul".to_string(),
        white: "Thor".to_string(),
        date: "1990".to_string(),
        place: "Paris".to_string(),
        result: Some(Score {
            black: 35,
            white: 29,
        }),
        plies: plies(example("b1").transcript),
        ..Record::default()
    }
}

fn only<T>(games: Vec<T>) -> T {
    let [game] = games.try_into().ok().expect("one game");
    game
}

/// What each text is told that is wrong with it.
fn answers<T, E: Display>(
    texts: &[&str],
    read: fn(&str) -> Result<T, E>,
) -> String {
    let answer = |text: &&str| match read(text) {
        Ok(_) => format!("{text:?} is read"),
        Err(error) => error.to_string(),
    };
    texts.iter().map(answer).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_sheet_says_who_played_and_every_move() {
    assert_snapshot!(format_oth(&[b1()]), @r"
    Black: Ralle Paul
    White: Thor
    Date: 1990
    Place: Paris
    Result: 35-29
    f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2
    ");
}

#[test]
fn a_sheet_is_read_leniently() {
    let text = "\u{feff}WHITE :  Bob\r\n\
                event: a line that nobody asked for\r\n\
                black:Ann\r\n\r\n\
                F5 D6\r\nc3 pa\r\n";
    assert!(parse_oth(text).is_err(), "White must move");
    let game = only(parse_oth(&text.replace("pa", "")).unwrap());
    assert_eq!((&*game.black, &*game.white), ("Ann", "Bob"));
    assert_eq!(game.plies, plies("f5d6c3"));
    assert_eq!(game.result, None);
}

#[test]
fn a_blank_line_or_a_header_after_the_moves_ends_a_game() {
    let games = parse_oth("f5d6\n\n\nf5f6\nBlack: Ann\nc4").unwrap();
    let moves: Vec<_> = games.iter().map(|game| game.plies.clone()).collect();
    assert_eq!(moves, ["f5d6", "f5f6", "c4"].map(plies));
    assert_eq!(games[2].black, "Ann");
}

#[test]
fn a_header_that_comes_twice_is_about_the_next_game() {
    let games = [Record::default(), b1(), Record::default()];
    assert_eq!(parse_oth(&format_oth(&games)).unwrap(), games);
}

#[test]
fn a_text_without_a_game_has_none() {
    for text in ["", "\n\n", "nothing: at all"] {
        assert_eq!(parse_oth(text).unwrap(), []);
    }
    assert_eq!(parse_ggf(" \n").unwrap(), []);
    assert_eq!(parse_obf("% a comment\n").unwrap(), []);
}

#[test]
fn a_transcript_is_the_moves_in_a_line() {
    let text = format_transcripts(&[b1()]);
    assert_eq!(text, format!("{}\n", example("b1").transcript));
}

#[test]
fn a_name_that_would_break_its_line_does_not() {
    let record = Record {
        black: "Ann\nWhite: Eve".to_string(),
        ..Record::default()
    };
    let game = only(parse_oth(&format_oth(&[record])).unwrap());
    assert_eq!((&*game.black, &*game.white), ("Ann White: Eve", ""));
}

/// Only a word makes a line a header: moves before a colon don't vanish.
#[test]
fn a_remark_with_a_colon_hides_no_moves() {
    let texts = [
        "f5d6c3 // 12:30 played",
        "f5 d6: good",
        "1. f5 d6: good",
        "pa f5: good",
        "// 12:30",
        "f5d6\nc3{9:15}",
    ];
    assert_snapshot!(answers(&texts, parse_oth), @r#"
    line 1: "//" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3
    line 1: ":g" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    line 1: "1." isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 1: ":g" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    line 1: "//" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 2: "{9" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3
    "#);
    for line in ["Pairing: 1", "Round 2: Ann", "Événement: a", "time : 12:30"]
    {
        let game = only(parse_oth(&format!("{line}\nf5")).unwrap());
        assert_eq!(game.plies, plies("f5"), "{line}");
    }
}

#[test]
fn a_sheet_that_is_wrong_says_in_which_line() {
    let late = format!("f5d6\n\nBlack: Ann\nStart: {START}\nf5");
    let texts = [
        "Black: Ann\n\nf5d6\nhello",
        "f5d6\nc3f5",
        "f5d6\n\nf5f4f6pa",
        "Result: 3529",
        "Result: 35-x",
        "Start: ------ X",
        "Start: ------",
        &late,
        &late.replace("f5\n", "f5d6\n").replace("XO--", "XO-- Z"),
    ];
    assert_snapshot!(answers(&texts, parse_oth), @r#"
    line 4: "he" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    line 2: move 4 is illegal: f5 is taken: play on an empty square
    line 3: move 3 is illegal: Black can't play f6: it wouldn't flip anything
    line 1: "3529" is no result: write Black's points and White's, such as 35-29
    line 1: "35-x" is no result: write Black's points and White's, such as 35-29
    line 1: a board has 64 squares, but this text has 6: write 64 characters, or paste a diagram
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 4: a position is 64 squares, a space, and who is to move: X or O
    line 4: a board has 64 squares, but this text has 39: write 64 characters, or paste a diagram
    "#);
}

#[test]
fn ggf_has_the_passes_and_who_made_each_move() {
    let text = format_ggf(&[b1()]).unwrap();
    assert_snapshot!(text, @"(;GM[Othello]PC[Paris]DT[1990]PB[Ralle Paul]PW[Thor]RE[+6.000]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[D6]B[C5]W[F4]B[E3]W[C6]B[D3]W[F6]B[E6]W[D7]B[G4]W[C4]B[G5]W[C3]B[F7]W[D2]B[E7]W[F2]B[E2]W[F3]B[C1]W[G3]B[C2]W[F1]B[D1]W[E8]B[H3]W[E1]B[G1]W[H4]B[H5]W[F8]B[C8]W[D8]B[G8]W[H6]B[H7]W[G6]B[B5]W[G2]B[C7]W[B6]B[A7]W[A6]B[B4]W[A8]B[H1]W[A3]B[H2]W[A5]B[G7]W[B3]B[A2]W[B8]B[A4]W[H8]B[B7]W[A1]B[PA]W[B2];)");
    assert_eq!(parse_ggf(&text).unwrap(), [b1()]);
}

#[test]
fn ggf_of_a_game_server_is_read() {
    let text = "1 (;GM[Othello]PC[GGS/os]DT[2003.05.14]PB[ann]PW[bob]\
                RB[1700.1]RW[1800]TI[05:00//02:00]TY[8r]RE[-12.000:r]BO[8 \
                -------- -------- -------- ---O*--- ---*O--- -------- \
                -------- -------- *]B[F5//1.5]W[d6/-0.50/2]B[C3];)\n2";
    let game = only(parse_ggf(text).unwrap());
    assert_eq!((&*game.place, &*game.date), ("GGS/os", "2003.05.14"));
    assert_eq!((&*game.black, &*game.white), ("ann", "bob"));
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
fn a_result_that_no_two_colors_share_is_unknown() {
    let ends = ["-9223372036854775808", "9223372036854775807", "-1e99"];
    let odd = ["?", "+5.000", "+66", "+0.500", "NaN", "inf", "", "1e99"];
    for result in ends.into_iter().chain(odd) {
        let text = format!("(;GM[Othello]RE[{result}];)");
        assert_eq!(only(parse_ggf(&text).unwrap()).result, None, "{result}");
    }
}

#[test]
fn a_bracket_in_a_name_does_not_end_it() {
    let record = Record {
        black: r"Ann [the \great]".to_string(),
        ..Record::default()
    };
    let text = format_ggf(from_ref(&record)).unwrap();
    assert_eq!(only(parse_ggf(&text).unwrap()), record);
}

#[test]
fn ggf_that_is_wrong_says_in_which_line() {
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
    assert_snapshot!(answers(&texts, parse_ggf), @r#"
    line 1: "hello" stands where a game or a move should begin, as in (;GM[Othello]B[F5]W[D6];)
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
    line 1: "hello;)" stands where a game or a move should begin, as in (;GM[Othello]B[F5]W[D6];)
    line 1: "F5D6" is no turn: a turn is F5, say, or PA
    line 1: "" is no turn: a turn is F5, say, or PA
    line 1: a game of type "10": only the ordinary game on 8 by 8 squares can be read
    line 1: a game of type "8a": only the ordinary game on 8 by 8 squares can be read
    line 1: a game with "-4.000" points given away (KM): only games without can be read
    "#);
}

#[test]
fn ordinary_games_of_the_servers_are_read() {
    for more in ["TY[8]", "TY[s8r20]", "TY[8b]", "TY[8k]KM[0.00]", "TY[]"] {
        let text = format!("(;GM[Othello]{more}B[F5];)");
        assert_eq!(only(parse_ggf(&text).unwrap()).plies.len(), 1, "{more}");
    }
}

/// Black must pass before b2: here it is said to play there.
#[test]
fn a_move_of_the_color_that_must_pass_is_refused() {
    let text = format_ggf(&[b1()]).unwrap();
    let wrong = text.replace("B[PA]W[B2]", "B[B2]");
    assert_snapshot!(parse_ggf(&wrong).unwrap_err(), @"line 1: Black has no move here and must pass");
    let left_out = text.replace("B[PA]", "");
    assert_eq!(parse_ggf(&left_out).unwrap(), [b1()]);
}

#[test]
fn an_illegal_game_is_not_written_as_ggf() {
    let illegal = Record {
        plies: plies("f5f5"),
        ..Record::default()
    };
    assert_snapshot!(format_ggf(&[b1(), illegal]).unwrap_err(), @"game 2: move 2 is illegal: f5 is taken: play on an empty square");
}

#[test]
fn a_position_of_obf_has_the_scores_of_its_moves() {
    let text = format!("% the start\n{START} X; f5:+2; D3:-4 ; % two\n");
    let solved = only(parse_obf(&text).unwrap());
    assert_eq!(solved.position, Position::start());
    let scores = [(plies("f5")[0], 2), (plies("d3")[0], -4)];
    assert_eq!(solved.scores, scores);
    let written = format!("{START} X; f5:+2; d3:-4;\n");
    assert_eq!(format_obf(&[solved]), written);
}

#[test]
fn in_obf_a_pass_has_a_score_too() {
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let record = Record {
        plies: plies(before),
        ..Record::default()
    };
    let position = record.replay().unwrap().position;
    assert_eq!(position.to_move, Disc::Black);
    let solved = Solved {
        position,
        scores: vec![(Ply::Pass, 6)],
    };
    let text = format_obf(from_ref(&solved));
    assert_eq!(only(parse_obf(&text).unwrap()), solved);
}

#[test]
fn obf_that_is_wrong_says_in_which_line() {
    let wrong = [
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
    let wrong: Vec<_> = wrong.iter().map(String::as_str).collect();
    assert_snapshot!(answers(&wrong, parse_obf), @r#"
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 2: "Z" isn't a color: write black or white
    line 1: a board has 64 squares, but this text has 63: write 64 characters, or paste a diagram
    line 1: "f5" is no move with its score: write it as g8:+18;
    line 1: "f5:much" is no move with its score: write it as g8:+18;
    line 1: "f5d6:2" is no move with its score: write it as g8:+18;
    line 1: "z9" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 1: move 1 is illegal: Black can't play a1: it wouldn't flip anything
    line 1: move 1 is illegal: Black can move, so Black can't pass
    "#);
}

#[test]
fn a_score_is_two_numbers_with_a_hyphen_between() {
    let score = Score {
        black: 35,
        white: 29,
    };
    for text in ["35-29", " 35 - 29 "] {
        assert_eq!(parse_score(text), Ok(score));
    }
    for text in ["", "35", "-29", "35-", "35-29-1", "35:29", "999-1"] {
        assert!(parse_score(text).is_err(), "{text:?}");
    }
}

#[test]
fn the_year_is_the_first_four_digits() {
    let year = |date: &str| {
        let date = date.to_string();
        let record = Record {
            date,
            ..Record::default()
        };
        record.year()
    };
    assert_eq!(year("1990"), Some(1990));
    assert_eq!(year("12.5.1990, evening"), Some(1990));
    assert_eq!(year("1990-05-12"), Some(1990));
    assert_eq!([year(""), year("May 90"), year("19905")], [None; 3]);
}

#[test]
fn a_record_in_a_line_leaves_out_what_is_unknown() {
    let lines = [b1(), Record::default()].map(|record| record.to_string());
    assert_snapshot!(lines.join("\n"), @r"
    Ralle Paul 35-29 Thor, Paris, 1990
    Black - White
    ");
}

#[test]
fn a_game_without_a_move_lends_its_start_to_no_other() {
    let elsewhere = Record {
        start: Position::start().play("f5".parse().unwrap()).unwrap(),
        ..Record::default()
    };
    let usual = Record {
        plies: parse_transcript("f5d6").unwrap(),
        ..Record::default()
    };
    let text = format_transcripts(&[elsewhere, usual.clone()]);
    assert_eq!(only(parse_oth(&text).unwrap()), usual);
}
