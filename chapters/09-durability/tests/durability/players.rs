//! Tests of finished games, the ledger, and the table of players.

use std::fs;

use durability::Ledger;
use end_of_game::Score;
use finished_games::{FinishedGame, Standing, finished_game, standings};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use records::Record;
use test_support::Folder;
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::inputs::any_text;
use whole_games::parse_transcript;

fn record(black: &str, transcript: &str) -> Record {
    Record {
        black: Some(black.to_string()),
        white: Some("Bob".to_string()),
        plies: parse_transcript(transcript).unwrap(),
        ..Record::default()
    }
}

fn parse(line: &str) -> FinishedGame {
    line.parse().unwrap()
}

#[test]
fn finished_game_formats_and_parses() {
    let game = finished_game(&record("Ann", WIPED_OUT)).unwrap().unwrap();
    assert_eq!(game.to_string(), "64-0; Ann; Bob");
    assert_eq!(parse("64-0; Ann; Bob"), game);
    assert_eq!(parse(" 64 - 0 ;Ann;  Bob "), game);
}

#[test]
fn unfinished_game_is_none() {
    assert_eq!(finished_game(&record("Ann", "f5d6")), Ok(None));
    assert!(finished_game(&record("Ann", "f5f5")).is_err());
}

/// A player who resigns loses whatever the discs say.
#[test]
fn written_result_overrides_moves() {
    for transcript in ["f5d6", DRAW] {
        let record = Record {
            result: Some(Score {
                black: 24,
                white: 40,
            }),
            ..record("Ann", transcript)
        };
        let game = finished_game(&record).unwrap().unwrap();
        assert_eq!(game.to_string(), "24-40; Ann; Bob");
    }
}

#[test]
fn names_cannot_break_a_line() {
    let game = finished_game(&record("An;n\nEve", DRAW)).unwrap().unwrap();
    assert_eq!(game.to_string(), "32-32; An n Eve; Bob");
}

#[test]
fn append_adds_at_the_end() {
    let folder = Folder::empty();
    let ledger = Ledger::in_folder(&folder.path().join("made/for/it"));
    ledger.append(&[parse("35-29; Ann; Bob")]).unwrap();
    ledger.append(&[]).unwrap();
    ledger
        .append(&[parse("0-64; Bob; Ann"), parse("32-32; Ann; Dan")])
        .unwrap();
    assert_snapshot!(fs::read_to_string(ledger.path()).unwrap(), @r"
    35-29; Ann; Bob
    0-64; Bob; Ann
    32-32; Ann; Dan
    ");
}

#[test]
fn load_reports_invalid_lines() {
    let folder = Folder::empty();
    let ledger = Ledger::in_folder(folder.path());
    let text = b"35-29; Ann; Bob\r\n\nAnn won!\n3x-29; Ann; Bob\n\
                 40-24; Chlo\xe9; Dan\n12-52; Bob; Ann";
    fs::write(ledger.path(), text).unwrap();
    let contents = ledger.load().unwrap();
    assert_eq!(contents.games.len(), 2);
    let errors: String = contents
        .unreadable
        .iter()
        .map(|(line, why)| format!("{line}: {why}\n"))
        .collect();
    assert_snapshot!(errors, @r#"
    3: "Ann won!" isn't a finished game: write one as 35-29; Ann; Bob
    4: "3x-29" isn't a result: write Black's points and White's, such as 35-29
    6: "12-52; Bob; Ann" has no line end, so it may be half a line: end it, or delete it
    "#);
}

/// Half a name would be another player, so a torn line is neither counted nor
/// completed.
#[test]
fn torn_line_is_never_counted() {
    for torn in ["35-29; Ann; Bo", "35-29; Ann", "35-29", "35-29; Ann;"] {
        let folder = Folder::empty();
        let ledger = Ledger::in_folder(folder.path());
        fs::write(ledger.path(), format!("0-64; Dan; Eve\n{torn}")).unwrap();
        for added in 0..3 {
            let contents = ledger.load().unwrap();
            assert_eq!(contents.games.len(), 1 + added, "{contents:?}");
            let lines: Vec<_> =
                contents.unreadable.iter().map(|line| line.0).collect();
            assert_eq!(lines, [2]);
            ledger.append(&[parse("32-32; Ann; Dan")]).unwrap();
        }
        let text = fs::read_to_string(ledger.path()).unwrap();
        assert!(text.contains(torn), "{text}");
    }
}

/// `12-52; Ann; Bo` may have been Bob's game, so what's appended must not
/// complete the line, wherever it was torn.
#[test]
fn append_never_completes_a_torn_line() {
    let games =
        ["35-29; Ann; Bob", "0-64; Bob; Ann", "1-63; Bob; Ann"].map(parse);
    let all = games.clone().map(|game| format!("{game}\n")).concat();
    for length in 1..all.len() {
        let torn = &all[..length];
        if !torn.ends_with('\n') {
            let folder = Folder::empty();
            let ledger = Ledger::in_folder(folder.path());
            fs::write(ledger.path(), torn).unwrap();
            ledger.append(&games).unwrap();
            let text = fs::read_to_string(ledger.path()).unwrap();
            assert_eq!(text, format!("{torn};;; cut short\n{all}"));
            let contents = ledger.load().unwrap();
            let complete = torn.matches('\n').count();
            assert_eq!(contents.games.len(), complete + games.len());
            assert_eq!(contents.unreadable.len(), 1);
        }
    }
}

#[test]
fn standings_order_by_wins_losses_and_name() {
    let games = [
        "35-29; Ann; Bob",
        "35-29; Dan; Bob",
        "0-64; Bob; Ann",
        "32-32; Chloé; Eve",
        "30-34; Eve; Dan",
        "10-54; Fay; Chloé",
        "10-54; Fay; ",
    ];
    let table = standings(&games.map(parse));
    let rows: Vec<_> = table.iter().map(|row| format!("|{row}")).collect();
    assert_snapshot!(rows.join("\n"), @r"
    |    2     0     0  Ann
    |    2     0     0  Dan
    |    1     1     0  Chloé
    |    0     1     1  Eve
    |    0     0     2  Fay
    |    0     0     3  Bob
    ");
}

proptest! {
    #[test]
    fn finished_game_round_trip(
        points in 0..=64_usize,
        names in prop::array::uniform2("[^;\r\n]{0,20}"),
    ) {
        let [black, white] = names.map(|name| name.trim().to_string());
        let score = Score { black: points, white: 64 - points };
        let game = FinishedGame { score, black, white };
        prop_assert_eq!(game.to_string().parse(), Ok(game));
    }

    #[test]
    fn standings_count_each_game_for_both_players(
        games in prop::collection::vec((0..5, 0..5, 0..=64_usize), 0..30),
    ) {
        let games: Vec<_> = games
            .into_iter()
            .map(|(black, white, points)| FinishedGame {
                score: Score { black: points, white: 64 - points },
                black: format!("player {black}"),
                white: format!("player {white}"),
            })
            .collect();
        let table = standings(&games);
        let sum = |count: fn(&Standing) -> usize| {
            table.iter().map(count).sum::<usize>()
        };
        prop_assert_eq!(sum(|player| player.won), sum(|player| player.lost));
        let all = sum(|player| player.won + player.drawn + player.lost);
        prop_assert_eq!(all, 2 * games.len());
        prop_assert!(table.is_sorted_by_key(|player| std::cmp::Reverse(player.won)));
    }
}

/// Tokens of a finished game's line.
const PIECES: &[&str] = &["35-29", ";", " ", "-", "Ann", "\u{1b}", "\n"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn parsing_any_text_does_not_panic(text in any_text(PIECES)) {
        let _ = text.parse::<FinishedGame>();
    }
}
