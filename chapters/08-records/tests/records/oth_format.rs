//! Tests of the `.oth` and `.txt` formats and of their error messages.

use std::slice;

use end_of_game::{Position, Score};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{
    Record, format_oth, format_transcripts, non_empty, parse_oth,
    parse_oth_games, parse_score,
};
use test_support::examples::example;
use test_support::records::{parse_errors, plies, record, single};

const START: &str = "---------------------------OX------XO------\
                     ---------------------";

/// Returns the record of the example game b1.
fn b1() -> Record {
    record("Ralle Paul", "Thor")
}

#[test]
fn formats_sheet() {
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
fn parses_sheet_leniently() {
    let text = "\u{feff}WHITE :  Bob\r\n\
                event: a line that nobody asked for\r\n\
                black:Ann\r\n\r\n\
                F5 D6\r\nc3 pa\r\n";
    assert!(parse_oth(text).is_err(), "White must move");
    let game = single(parse_oth(&text.replace("pa", "")).unwrap());
    assert_eq!(
        (game.black, game.white),
        (non_empty("Ann"), non_empty("Bob"))
    );
    assert_eq!(game.plies, plies("f5d6c3"));
    assert_eq!(game.result, None);
}

#[test]
fn blank_line_or_header_after_moves_ends_game() {
    let games = parse_oth("f5d6\n\n\nf5f6\nBlack: Ann\nc4").unwrap();
    let moves: Vec<_> = games.iter().map(|game| game.plies.clone()).collect();
    assert_eq!(moves, ["f5d6", "f5f6", "c4"].map(plies));
    assert_eq!(games[2].black, non_empty("Ann"));
}

/// After h6, Black must pass.
#[test]
fn pass_is_kept_at_the_end_and_left_out_before_a_move() {
    let moves = "f5f6d3g5h5h4f7h6";
    let read = |text: &str| single(parse_oth(text).unwrap());
    for pass in ["pass", " PA", "\n--"] {
        let game = read(&format!("{moves}{pass}"));
        assert_eq!(game.plies, plies(&format!("{moves}pass")));
        let text = format_transcripts(slice::from_ref(&game));
        assert_eq!(text, format!("{moves}pass\n"));
        assert_eq!(read(&format_oth(slice::from_ref(&game))), game);
        let game = read(&format!("{moves}{pass}e7"));
        assert_eq!(game.plies, plies(&format!("{moves}e7")));
    }
    let only_pass = Record {
        start: read(moves).replay().unwrap().position,
        plies: plies("pass"),
        ..Record::default()
    };
    let text = format_transcripts(slice::from_ref(&only_pass));
    assert_eq!(read(&text), only_pass);
}

#[test]
fn repeated_header_begins_next_game() {
    let games = [Record::default(), b1(), Record::default()];
    assert_eq!(parse_oth(&format_oth(&games)).unwrap(), games);
}

#[test]
fn text_without_games_has_no_records() {
    for text in ["", "\n\n", "nothing: at all"] {
        assert_eq!(parse_oth(text).unwrap(), []);
    }
}

#[test]
fn formats_transcript_on_one_line() {
    let text = format_transcripts(&[b1()]);
    assert_eq!(text, format!("{}\n", example("b1").transcript));
}

#[test]
fn line_breaks_in_names_are_removed() {
    let record = Record {
        black: non_empty("Ann\nWhite: Eve"),
        ..Record::default()
    };
    let game = single(parse_oth(&format_oth(&[record])).unwrap());
    assert_eq!(
        (game.black, game.white),
        (non_empty("Ann White: Eve"), None)
    );
}

/// Only a word before the colon makes a line a header, so moves before a
/// colon aren't lost.
#[test]
fn remark_with_colon_is_not_a_header() {
    let texts = [
        "f5d6c3 // 12:30 played",
        "f5 d6: good",
        "1. f5 d6: good",
        "pa f5: good",
        "// 12:30",
        "f5d6\nc3{9:15}",
    ];
    assert_snapshot!(parse_errors(&texts, parse_oth), @r#"
    line 1: "//" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3
    line 1: ":g" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    line 1: "1." isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 1: ":g" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    line 1: "//" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    line 2: "{9" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3
    "#);
    for line in ["Pairing: 1", "Round 2: Ann", "Événement: a", "time : 12:30"]
    {
        let game = single(parse_oth(&format!("{line}\nf5")).unwrap());
        assert_eq!(game.plies, plies("f5"), "{line}");
    }
}

#[test]
fn parse_errors_name_the_line() {
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
    assert_snapshot!(parse_errors(&texts, parse_oth), @r#"
    line 4: "he" isn't a square or a pass, where ply 3 should be: write a game like f5d6c3
    line 2: move 4 is illegal: f5 is taken: play on an empty square
    line 3: move 3 is illegal: Black can't play f6: it wouldn't flip anything
    line 1: "3529" isn't a result: write Black's points and White's, such as 35-29
    line 1: "35-x" isn't a result: write Black's points and White's, such as 35-29
    line 1: a board has 64 squares, but this text has 6: write 64 characters, or paste a diagram
    line 1: a position is 64 squares, a space, and who is to move: X or O
    line 4: a position is 64 squares, a space, and who is to move: X or O
    line 4: a board has 64 squares, but this text has 39: write 64 characters, or paste a diagram
    "#);
}

/// Whatever is wrong with it, an invalid game ends where a valid one would.
#[test]
fn invalid_game_leaves_the_others() {
    let bad = [
        "hello",
        "f5\nf5\nd6",
        "Black: Ann\nResult: 3\nDate: 1990\nf5\nd6",
        "Result: 3\nf5",
        "Start: --- X\nf5",
    ];
    let (first, last) = ("Black: Eve\nf5d6", "Black: Bob\nf5f6");
    for bad in bad {
        let good = |text: &str| single(parse_oth(text).unwrap());
        let games = |texts: [&str; 3]| parse_oth_games(&texts.join("\n\n"));
        for index in 0..3 {
            let mut texts = vec![first, last];
            texts.insert(index, bad);
            let mut games = games(texts.try_into().unwrap());
            assert_eq!(games.len(), 3, "{bad}");
            games.remove(index).unwrap_err();
            let games: Vec<_> = games.into_iter().map(Result::unwrap).collect();
            assert_eq!(games, [good(first), good(last)], "{bad}");
        }
    }
}

#[test]
fn parses_score() {
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
fn record_line_omits_unknown_fields() {
    let lines = [b1(), Record::default()].map(|record| record.to_string());
    assert_snapshot!(lines.join("\n"), @r"
    Ralle Paul 35-29 Thor, Paris, 1990
    Black - White
    ");
}

#[test]
fn transcript_omits_games_without_moves() {
    let elsewhere = Record {
        start: Position::start().play("f5".parse().unwrap()).unwrap(),
        ..Record::default()
    };
    let usual = Record {
        plies: plies("f5d6"),
        ..Record::default()
    };
    let text = format_transcripts(&[elsewhere, usual.clone()]);
    assert_eq!(single(parse_oth(&text).unwrap()), usual);
}
