//! The French federation's WTHOR databases, read by chapter 10 and replayed by the
//! chapters below it.
//!
//! The files aren't part of the project. The tests read all years in the folder that the
//! environment variable `OTHELLIER_WTHOR` names, and are skipped without any.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use databases::{Database, NameList, PlayerNames, TournamentNames};
use databases::{WthorGames, WthorHeader};
use end_of_game::{Score, Turn};
use game_formats::NameTable;
use pretty_assertions::assert_eq;
use records::Record;
use test_support::examples::example;
use test_support::skip;
use whole_games::parse_transcript;

use crate::common::program_path;

/// The environment variable with the folder of the databases.
const VARIABLE: &str = "OTHELLIER_WTHOR";

/// Returns the folder with the databases, or an empty path.
fn folder() -> PathBuf {
    env::var_os(VARIABLE).unwrap_or_default().into()
}

/// Returns the path of a year's games.
fn games_file(year: u32) -> PathBuf {
    folder().join(format!("WTH_{year}.wtb"))
}

/// Returns the years in the folder, sorted. Without any, prints that the test is skipped.
fn available_years() -> Vec<u32> {
    let mut years: Vec<_> = fs::read_dir(folder())
        .into_iter()
        .flatten()
        .filter_map(|entry| parse_year(entry.unwrap().file_name()))
        .collect();
    if years.is_empty() {
        skip(
            VARIABLE,
            "no folder with the federation's databases is named",
        );
    }
    years.sort();
    years
}

/// Returns the year in the name of a file, such as `WTH_1990.wtb`.
fn parse_year(name: OsString) -> Option<u32> {
    let name = name.to_str()?.strip_prefix("WTH_")?;
    name.strip_suffix(".wtb")?.parse().ok()
}

/// Returns true if there is a database of 1990, whose games some tests know. Otherwise
/// prints that the test is skipped.
fn has_1990() -> bool {
    let years = available_years();
    let has_1990 = years.contains(&1990);
    if !has_1990 && !years.is_empty() {
        skip(VARIABLE, "there is no database of 1990");
    }
    has_1990
}

fn games(year: u32) -> Vec<Record> {
    Database::open(&games_file(year))
        .unwrap()
        .map(Result::unwrap)
        .collect()
}

/// Years with their numbers of finished games and of all games.
const GAME_COUNTS: [(u32, usize, usize); 8] = [
    (1977, 12, 12),
    (1978, 8, 8),
    (1979, 11, 11),
    (1980, 160, 160),
    (1981, 150, 153),
    (1990, 2_965, 2_986),
    (2021, 320, 320),
    (2025, 2_010, 2_010),
];

#[test]
fn games_are_legal_and_score_as_recorded() {
    for year in available_years() {
        let games = games(year);
        let f5 = parse_transcript("f5").unwrap();
        assert!(games.iter().all(|game| game.plies.starts_with(&f5)));
        let finished = games.iter().filter(|game| is_finished(game)).count();
        if let Some(expected) = GAME_COUNTS.iter().find(|(known, ..)| *known == year) {
            assert_eq!(*expected, (year, finished, games.len()));
        }
    }
}

/// Replays a game. Returns true if it is over, and asserts that it has the recorded score
/// then.
fn is_finished(record: &Record) -> bool {
    let position = record.replay().unwrap().position;
    let is_over = position.turn() == Turn::Over;
    let result = Some(Score::result(&position.board));
    assert!(!is_over || result == record.result, "{record}");
    is_over
}

#[test]
fn example_game_is_game_804_of_1990() {
    if !has_1990() {
        return;
    }
    let mut games = Database::open(&games_file(1990)).unwrap();
    let game = games.game(804).unwrap().unwrap();
    let transcript = parse_transcript(example("b1").transcript).unwrap();
    assert_eq!(game.plies, transcript);
    let fields = [game.black, game.date, game.place];
    let expected = ["Ralle Paul", "1990", "Diverses parties"];
    assert_eq!(fields, expected.map(|text| Some(text.to_string())));
    assert_eq!(game.result.unwrap().to_string(), "35-29");
}

/// No byte of the files is lost.
#[test]
fn files_survive_a_round_trip() {
    let years = available_years();
    for year in &years {
        let file = fs::read(games_file(*year)).unwrap();
        let mut games = WthorGames::new(&file[..]).unwrap();
        let count = games.header().games as usize;
        assert_eq!(file.len(), 16 + 68 * count);
        let mut written = games.header().to_bytes().to_vec();
        written.extend(games.by_ref().flat_map(|game| game.unwrap().to_bytes()));
        assert!(written == file, "{year}");
    }
    if years.is_empty() {
        return;
    }
    let players = fs::read(folder().join("WTHOR.JOU")).unwrap();
    let names = PlayerNames::from_reader(&players[..]).unwrap();
    assert!(survives_round_trip(names, &players));
    let tournaments = fs::read(folder().join("WTHOR.TRN")).unwrap();
    let names = TournamentNames::from_reader(&tournaments[..]).unwrap();
    assert!(survives_round_trip(names, &tournaments));
}

/// Returns true if the names are written as the bytes of `file`, except for the date.
fn survives_round_trip<const WIDTH: usize>(names: NameList<WIDTH>, file: &[u8]) -> bool {
    let written = NameTable::from(names).to_bytes();
    let name_count = |bytes: &[u8]| {
        let header = bytes[..16].try_into().unwrap();
        WthorHeader::from_bytes(header).names
    };
    name_count(&written) == name_count(file) && written[16..] == file[16..]
}

/// Returns the code blocks of a language in the pages about databases and formats.
fn blocks(language: &str) -> Vec<String> {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/src");
    let page: String = ["10-databases.md", "game-formats.md"]
        .map(|name| fs::read_to_string(pages.join(name)).unwrap())
        .concat();
    let fence = format!("```{language}\n");
    page.split(&fence)
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("```")?.0.to_owned()))
        .collect()
}

/// Formats bytes in hexadecimal, separated by spaces.
fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn pages_show_the_bytes_of_game_804() {
    if !has_1990() {
        return;
    }
    let file = fs::read(games_file(1990)).unwrap();
    let game = hex(&file[54_620..][..68]);
    let join_lines = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let matches = [blocks("text"), blocks("board")]
        .concat()
        .iter()
        .filter(|block| join_lines(block).contains(&game))
        .count();
    assert_eq!(matches, 2);
}

/// A figure of the page shows these offsets.
#[test]
fn names_of_game_804_have_the_offsets_of_the_figure() {
    if !has_1990() {
        return;
    }
    for (file, offset, name) in [
        ("WTHOR.TRN", 16, "Diverses parties"),
        ("WTHOR.JOU", 176, "Thor (quin/becquet)"),
        ("WTHOR.JOU", 356, "Ralle Paul"),
    ] {
        let bytes = fs::read(folder().join(file)).unwrap();
        assert!(bytes[offset..].starts_with(name.as_bytes()), "{name}");
        assert_eq!(bytes[offset + name.len()], 0, "{name}");
    }
}

/// These commands need the federation's files, so `transcripts.rs` can't run them.
#[test]
fn pages_show_the_output_of_the_programs() {
    let mut commands = 0;
    for block in blocks("text") {
        let Some((command, expected)) = block.split_once('\n') else {
            continue;
        };
        let words = command.strip_prefix("$ cargo run -p ");
        let Some((name, arguments)) = words.and_then(|words| words.split_once(" -- ")) else {
            continue;
        };
        commands += 1;
        let arguments: Vec<_> = arguments.split(' ').collect();
        if !folder().join(arguments[1]).exists() {
            skip(VARIABLE, &format!("there is no {}", arguments[1]));
            continue;
        }
        let program = program_path(name).unwrap();
        let output = Command::new(program)
            .args(&arguments)
            .current_dir(folder())
            .output()
            .unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    }
    assert_eq!(commands, 3);
}

/// The page says how often a number that is read in the wrong byte order is another
/// player's.
#[test]
fn swapped_bytes_are_often_another_player() {
    let years = available_years();
    if !GAME_COUNTS.iter().all(|(year, ..)| years.contains(year)) {
        return;
    }
    let names = fs::read(folder().join("WTHOR.JOU")).unwrap();
    let names = PlayerNames::from_reader(&names[..]).unwrap();
    let numbers: Vec<u16> = GAME_COUNTS
        .iter()
        .flat_map(|(year, ..)| {
            let file = fs::read(games_file(*year)).unwrap();
            let games = WthorGames::new(&file[..]).unwrap();
            let games: Vec<_> = games.map(Result::unwrap).collect();
            games.into_iter().flat_map(|game| [game.black, game.white])
        })
        .collect();
    let valid = numbers
        .iter()
        .filter(|number| names.get(number.swap_bytes()).is_some())
        .count();
    assert_eq!((valid, numbers.len()), (2_065, 11_320));
    let players = [17_u16, 8].map(|number| names.get(number.swap_bytes()));
    assert_eq!(players, [Some("Ho Yin Chau"), Some("Cairns Matt")]);
}
