//! The French federation's databases of real games, read by chapter 10 and
//! replayed through the chapters below it: every game must be legal, every
//! finished game must score as recorded.
//!
//! The files are the federation's and not part of the project. They are looked
//! for in the folder that `OTHELLIER_WTHOR` names. Whatever years are there are
//! read; without any, the tests say so and pass.

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

/// Names the folder with the databases.
const VARIABLE: &str = "OTHELLIER_WTHOR";

/// The folder with the databases, or a name that no folder has.
fn folder() -> PathBuf {
    env::var_os(VARIABLE).unwrap_or_default().into()
}

fn file(year: u32) -> PathBuf {
    folder().join(format!("WTH_{year}.wtb"))
}

/// The years that there are. Without any, says that the test is skipped.
fn years() -> Vec<u32> {
    let folder = folder();
    let files = fs::read_dir(&folder).into_iter().flatten();
    let names = files.map(|file| file.unwrap().file_name());
    let mut years: Vec<_> = names.filter_map(year).collect();
    if years.is_empty() {
        skip(
            VARIABLE,
            "no folder with the federation's databases is named",
        );
    }
    years.sort();
    years
}

/// The year in the name of a file, such as `WTH_1990.wtb`.
fn year(name: OsString) -> Option<u32> {
    let name = name.to_str()?.strip_prefix("WTH_")?;
    name.strip_suffix(".wtb")?.parse().ok()
}

/// The year whose games some tests know. Without it, says so.
fn year_1990() -> Option<u32> {
    let years = years();
    let found = years.iter().find(|year| **year == 1990).copied();
    if found.is_none() && !years.is_empty() {
        skip(VARIABLE, "there is no database of 1990");
    }
    found
}

fn games(year: u32) -> Vec<Record> {
    let games = Database::open(&file(year)).unwrap();
    games.map(Result::unwrap).collect()
}

/// How many games of a year are finished, and how many there are in all.
const KNOWN: [(u32, usize, usize); 8] = [
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
fn every_game_is_legal_and_every_finished_game_scores_as_recorded() {
    for year in years() {
        let games = games(year);
        let f5 = parse_transcript("f5").unwrap();
        assert!(games.iter().all(|game| game.plies.starts_with(&f5)));
        let finished = games.iter().filter(|game| is_finished(game)).count();
        let known = KNOWN.iter().find(|(known, ..)| *known == year);
        let counted = (year, finished, games.len());
        assert_eq!(&counted, known.unwrap_or(&counted));
    }
}

/// Whether a game is over, at a score that must be the recorded one.
fn is_finished(record: &Record) -> bool {
    let position = record.replay().unwrap().position;
    let is_over = position.turn() == Turn::Over;
    let result = Some(Score::result(&position.board));
    assert!(!is_over || result == record.result, "{record}");
    is_over
}

#[test]
fn the_game_that_leaves_b1_empty_is_game_804_of_1990() {
    let Some(year) = year_1990() else { return };
    let mut games = Database::open(&file(year)).unwrap();
    let game = games.game(804).unwrap().unwrap();
    let transcript = parse_transcript(example("b1").transcript).unwrap();
    assert_eq!(game.plies, transcript);
    let known = [game.black, game.date, game.place];
    let wanted = ["Ralle Paul", "1990", "Diverses parties"];
    assert_eq!(known, wanted.map(|text| Some(text.to_string())));
    assert_eq!(game.result.unwrap().to_string(), "35-29");
}

/// The federation's own bytes are what the reader understood, all of them.
#[test]
fn every_file_written_again_is_the_same_file() {
    let years = years();
    for year in &years {
        let file = fs::read(file(*year)).unwrap();
        let mut entries = WthorGames::new(&file[..]).unwrap();
        let all = entries.header().games as usize;
        assert_eq!(file.len(), 16 + 68 * all);
        let mut again = entries.header().to_bytes().to_vec();
        again.extend(entries.by_ref().flat_map(|game| game.unwrap().to_bytes()));
        assert!(again == file, "{year}");
    }
    if years.is_empty() {
        return;
    }
    let players = fs::read(folder().join("WTHOR.JOU")).unwrap();
    assert!(is_the_same(
        PlayerNames::from_reader(&players[..]).unwrap(),
        &players
    ));
    let tournaments = fs::read(folder().join("WTHOR.TRN")).unwrap();
    let read = TournamentNames::from_reader(&tournaments[..]).unwrap();
    assert!(is_the_same(read, &tournaments));
}

/// Whether a list of names has the bytes of this file, but for its date.
fn is_the_same<const WIDTH: usize>(names: NameList<WIDTH>, file: &[u8]) -> bool {
    let again = NameTable::from(names).to_bytes();
    let header = |bytes: &[u8]| {
        let bytes = bytes[..16].try_into().unwrap();
        WthorHeader::from_bytes(bytes).names
    };
    header(&again) == header(file) && again[16..] == file[16..]
}

/// The page of the chapter and the one about formats, block by block.
fn blocks(kind: &str) -> Vec<String> {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/src");
    let page: String = ["10-databases.md", "game-formats.md"]
        .map(|name| fs::read_to_string(pages.join(name)).unwrap())
        .concat();
    let fence = format!("```{kind}\n");
    let blocks = page.split(&fence).skip(1);
    let bodies = blocks.filter_map(|block| Some(block.split_once("```")?.0));
    bodies.map(str::to_owned).collect()
}

/// Bytes in hexadecimal, from their first line on.
fn hex(bytes: &[u8]) -> String {
    let bytes = bytes.iter().map(|byte| format!("{byte:02x}"));
    bytes.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_bytes_on_the_page_are_those_of_game_804() {
    let Some(year) = year_1990() else { return };
    let file = fs::read(file(year)).unwrap();
    let game = hex(&file[54_620..][..68]);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = blocks("text").into_iter().chain(blocks("board"));
    let shown = shown.filter(|block| words(block).contains(&game));
    assert_eq!(shown.count(), 2);
}

/// A figure of the page has these names at these bytes.
#[test]
fn the_names_of_game_804_are_where_their_numbers_say() {
    if year_1990().is_none() {
        return;
    }
    for (list, at, name) in [
        ("WTHOR.TRN", 16, "Diverses parties"),
        ("WTHOR.JOU", 176, "Thor (quin/becquet)"),
        ("WTHOR.JOU", 356, "Ralle Paul"),
    ] {
        let bytes = fs::read(folder().join(list)).unwrap();
        assert!(bytes[at..].starts_with(name.as_bytes()), "{name}");
        assert_eq!(bytes[at + name.len()], 0, "{name}");
    }
}

/// What the pages show of the federation's files is what the programs print.
#[test]
fn the_pages_show_what_the_programs_print() {
    let mut commands = 0;
    for block in blocks("text") {
        let Some((command, shown)) = block.split_once('\n') else {
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
        assert_eq!(String::from_utf8_lossy(&output.stdout), shown);
    }
    assert_eq!(commands, 3);
}

#[test]
fn from_the_wrong_end_many_players_are_somebody_else() {
    let years = years();
    if !KNOWN.iter().all(|(year, ..)| years.contains(year)) {
        return;
    }
    let names = fs::read(folder().join("WTHOR.JOU")).unwrap();
    let names = PlayerNames::from_reader(&names[..]).unwrap();
    let numbers: Vec<u16> = KNOWN
        .iter()
        .flat_map(|(year, ..)| {
            let file = fs::read(file(*year)).unwrap();
            let games = WthorGames::new(&file[..]).unwrap();
            let games: Vec<_> = games.map(Result::unwrap).collect();
            games.into_iter().flat_map(|game| [game.black, game.white])
        })
        .collect();
    let found = |number: &&u16| names.get(number.swap_bytes()).is_some();
    let found = numbers.iter().filter(found).count();
    assert_eq!((found, numbers.len()), (2_065, 11_320));
    let players = [17_u16, 8].map(|number| names.get(number.swap_bytes()));
    assert_eq!(players, [Some("Ho Yin Chau"), Some("Cairns Matt")]);
}
