//! Tests of WTHOR databases, read by chapter 10 and replayed by the chapters below it, and
//! of the pages about them.
//!
//! The tests in this file write a small archive. Those in `federation` make the same
//! assertions about the French federation's archive, which isn't part of the project.

mod federation;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use databases::{Database, NameList, PlayerNames, WthorGame, WthorGames, WthorHeader};
use end_of_game::{Score, Turn};
use game_formats::NameTable;
use pretty_assertions::assert_eq;
use records::Record;
use test_support::Folder;
use test_support::endings::WIPED_OUT;
use test_support::examples::example;
use whole_games::parse_transcript;

use crate::common::program_path;

/// The length of a header in bytes.
const HEADER_LENGTH: usize = 16;

/// The length of a game in bytes.
const GAME_LENGTH: usize = 68;

/// The width of a player's name in bytes.
const PLAYER_WIDTH: usize = 20;

/// The width of a tournament's name in bytes.
const TOURNAMENT_WIDTH: usize = 26;

/// The number of Ralle in the list of players.
const RALLE: u16 = 17;

/// The number of Thor in the list of players.
const THOR: u16 = 8;

/// The number of the last game of the archive that the tests write.
const LAST_GAME: usize = 875;

/// A random game that White wins 46-18.
const RALLE_WINS_AS_WHITE: &str = "\
    f5d6c7f6c4d7e7d3c6c5e6f8d2c8b7g4g5b6a7b3f7b4g3e2c2f4a4a2f2e3\
    f3h5c3b8g7e1d8h4d1a8b5g8f1h6h2g2a3a5g6e8h7b2h1h8b1a6h3g1c1a1";

/// A random game that Black wins 51-13.
const RALLE_WINS_AS_BLACK: &str = "\
    f5f6c4f4g6e3f7c3b2e6d6e7f2b3e8g8c5b4g5d7a4b1a1b5a6e2a2b6c8d2\
    d8f8a7d3e1g7c6g2c1b8a5g3c2h4h2c7b7h6h8g4h7a3h5g1h3f1h1d1a8f3";

/// Writes an archive of 1990 with what the pages show of the federation's: the
/// numbers, players and results of the games between Ralle and Thor. The first game is
/// unfinished, and all others are equal.
fn write_archive() -> Folder {
    let folder = Folder::empty();
    let header = WthorHeader {
        created: [20, 6, 7, 12],
        games: LAST_GAME as u32,
        year: 1990,
        size: 8,
        depth: 24,
        ..WthorHeader::default()
    };
    let mut games = header.to_bytes().to_vec();
    for number in 1..=LAST_GAME {
        let game = match number {
            1 => game(0, 1, 40, "f5d6"),
            740 => game(THOR, RALLE, 18, RALLE_WINS_AS_WHITE),
            804 => game_804(),
            875 => game(RALLE, THOR, 51, RALLE_WINS_AS_BLACK),
            _ => game(0, 1, 64, WIPED_OUT),
        };
        games.extend(game.to_bytes());
    }
    folder.file("WTH_1990.wtb", &games);

    let mut players = NameTable::<PLAYER_WIDTH>::default();
    for number in 0..=RALLE {
        let name = match number {
            RALLE => "Ralle Paul".to_owned(),
            THOR => "Thor (quin/becquet)".to_owned(),
            _ => format!("Player {number}"),
        };
        assert_eq!(players.intern(&name).unwrap(), number);
    }
    folder.file("WTHOR.JOU", &players.to_bytes());

    let mut tournaments = NameTable::<TOURNAMENT_WIDTH>::default();
    tournaments.intern("Diverses parties").unwrap();
    folder.file("WTHOR.TRN", &tournaments.to_bytes());
    folder
}

/// Creates a game of the tournament 0, with `score` points for Black.
fn game(black: u16, white: u16, score: u8, transcript: &str) -> WthorGame {
    WthorGame {
        tournament: 0,
        black,
        white,
        score,
        best_score: 0,
        plies: parse_transcript(transcript).unwrap(),
    }
}

/// Returns game 804 of 1990, the example game of the book.
fn game_804() -> WthorGame {
    WthorGame {
        best_score: 28,
        ..game(RALLE, THOR, 35, example("b1").transcript)
    }
}

/// Returns the games of a database.
fn read_records(path: &Path) -> Vec<Record> {
    Database::open(path).unwrap().map(Result::unwrap).collect()
}

/// Replays all games, and asserts that those that are over have the recorded scores.
/// Returns the number of games that are over.
fn replay_and_count_finished(records: &[Record]) -> usize {
    let mut finished = 0;
    for record in records {
        let position = record.replay().unwrap().position;
        if position.turn() == Turn::Over {
            let score = Score::result(&position.board);
            assert_eq!(record.result, Some(score), "{record}");
            finished += 1;
        }
    }
    finished
}

#[test]
fn games_are_legal_and_score_as_recorded() {
    let archive = write_archive();
    let records = read_records(&archive.path().join("WTH_1990.wtb"));
    assert_eq!(replay_and_count_finished(&records), LAST_GAME - 1);
    assert_eq!(records.len(), LAST_GAME);
}

#[test]
fn example_game_is_game_804_of_1990() {
    assert_example_game(write_archive().path());
}

/// Asserts that game 804 of the archive in `dir` is the example game.
fn assert_example_game(dir: &Path) {
    let mut games = Database::open(&dir.join("WTH_1990.wtb")).unwrap();
    let game = games.game(804).unwrap().unwrap();
    let transcript = parse_transcript(example("b1").transcript).unwrap();
    assert_eq!(game.plies, transcript);
    let fields = [game.black, game.white, game.date, game.place];
    let expected = [
        "Ralle Paul",
        "Thor (quin/becquet)",
        "1990",
        "Diverses parties",
    ];
    assert_eq!(fields, expected.map(|text| Some(text.to_string())));
    assert_eq!(game.result.unwrap().to_string(), "35-29");
}

#[test]
fn files_survive_a_round_trip() {
    let archive = write_archive();
    let dir = archive.path();
    assert_games_round_trip(&dir.join("WTH_1990.wtb"));
    assert_names_round_trip::<PLAYER_WIDTH>(&dir.join("WTHOR.JOU"));
    assert_names_round_trip::<TOURNAMENT_WIDTH>(&dir.join("WTHOR.TRN"));
}

/// Asserts that a database is the same file after decoding and encoding it.
fn assert_games_round_trip(path: &Path) {
    let file = fs::read(path).unwrap();
    let mut games = WthorGames::new(&file[..]).unwrap();
    let count = games.header().games as usize;
    assert_eq!(file.len(), HEADER_LENGTH + GAME_LENGTH * count);
    let mut written = games.header().to_bytes().to_vec();
    written.extend(games.by_ref().flat_map(|game| game.unwrap().to_bytes()));
    assert!(written == file, "{} has changed", path.display());
}

/// Asserts that a file of names is the same after decoding and encoding it, except for the
/// date.
fn assert_names_round_trip<const WIDTH: usize>(path: &Path) {
    let file = fs::read(path).unwrap();
    let names = NameList::<WIDTH>::from_reader(&file[..]).unwrap();
    let written = NameTable::from(names).to_bytes();
    let name_count = |bytes: &[u8]| {
        let header = bytes[..HEADER_LENGTH].try_into().unwrap();
        WthorHeader::from_bytes(header).names
    };
    assert_eq!(name_count(&written), name_count(&file));
    assert!(
        written[HEADER_LENGTH..] == file[HEADER_LENGTH..],
        "{} has changed",
        path.display()
    );
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
    let game = hex(&game_804().to_bytes());
    let join_lines = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let matches = [blocks("text"), blocks("board")]
        .concat()
        .iter()
        .filter(|block| join_lines(block).contains(&game))
        .count();
    assert_eq!(matches, 2);
}

#[test]
fn game_804_has_its_place_in_the_file() {
    assert_bytes_of_game_804(write_archive().path());
}

/// Asserts that the archive in `dir` has the bytes of game 804 after 803 games.
fn assert_bytes_of_game_804(dir: &Path) {
    let file = fs::read(dir.join("WTH_1990.wtb")).unwrap();
    assert_eq!(
        hex(&file[54_620..][..GAME_LENGTH]),
        hex(&game_804().to_bytes())
    );
}

#[test]
fn names_of_game_804_have_the_offsets_of_the_figure() {
    assert_name_offsets(write_archive().path());
}

/// Asserts that the names of game 804 are where a figure of the page shows them.
fn assert_name_offsets(dir: &Path) {
    for (file, offset, name) in [
        ("WTHOR.TRN", 16, "Diverses parties"),
        ("WTHOR.JOU", 176, "Thor (quin/becquet)"),
        ("WTHOR.JOU", 356, "Ralle Paul"),
    ] {
        let bytes = fs::read(dir.join(file)).unwrap();
        assert!(bytes[offset..].starts_with(name.as_bytes()), "{name}");
        assert_eq!(bytes[offset + name.len()], 0, "{name}");
    }
}

/// A command in a page that needs the federation's archive, so that `transcripts.rs` can't
/// run it.
struct PageCommand {
    package: String,
    arguments: Vec<String>,
    /// The output that the page shows.
    output: String,
}

impl PageCommand {
    /// Parses a block that begins with a command.
    fn parse(block: &str) -> Option<PageCommand> {
        let (command, output) = block.split_once('\n')?;
        let command = command.strip_prefix("$ cargo run -p ")?;
        let (package, arguments) = command.split_once(" -- ")?;
        Some(PageCommand {
            package: package.to_owned(),
            arguments: arguments.split(' ').map(str::to_owned).collect(),
            output: output.to_owned(),
        })
    }

    /// Runs the command in a folder. Returns its standard output.
    fn run(&self, dir: &Path) -> String {
        let program = program_path(&self.package)
            .unwrap_or_else(|| panic!("cargo build -p {} first", self.package));
        let output = Command::new(program)
            .args(&self.arguments)
            .current_dir(dir)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    }
}

/// Returns the commands that show a game, find games, and print statistics.
fn page_commands() -> [PageCommand; 3] {
    let commands: Vec<_> = blocks("text")
        .iter()
        .filter_map(|block| PageCommand::parse(block))
        .collect();
    let names: Vec<_> = commands
        .iter()
        .map(|command| command.arguments[0].as_str())
        .collect();
    assert_eq!(names, ["show", "find", "stats"]);
    commands.try_into().ok().unwrap()
}

#[test]
fn pages_show_the_output_of_the_programs() {
    let archive = write_archive();
    let [show, find, stats] = page_commands();
    assert_eq!(show.run(archive.path()), show.output);
    assert_eq!(find.run(archive.path()), find.output);
    // The statistics have other numbers than the federation's.
    assert_eq!(labels(&stats.run(archive.path())), labels(&stats.output));
}

/// Returns the lines of a table without the number at their ends.
fn labels(table: &str) -> Vec<&str> {
    table
        .lines()
        .map(|line| {
            line.trim_end_matches(|c: char| c.is_ascii_digit())
                .trim_end()
        })
        .collect()
}

/// Returns how many numbers of players in these databases are numbers of players with
/// swapped bytes, too, and how many there are in all.
fn count_valid_swapped(names: &PlayerNames, databases: &[PathBuf]) -> (usize, usize) {
    let (mut valid, mut total) = (0, 0);
    for path in databases {
        let file = fs::read(path).unwrap();
        for game in WthorGames::new(&file[..]).unwrap() {
            let game = game.unwrap();
            for number in [game.black, game.white] {
                valid += usize::from(names.get(number.swap_bytes()).is_some());
                total += 1;
            }
        }
    }
    (valid, total)
}

/// Returns the names of the players of the archive in `dir`.
fn read_players(dir: &Path) -> PlayerNames {
    let file = fs::read(dir.join("WTHOR.JOU")).unwrap();
    PlayerNames::from_reader(&file[..]).unwrap()
}

#[test]
fn swapped_bytes_are_another_player_or_none() {
    let archive = write_archive();
    let database = archive.path().join("WTH_1990.wtb");
    let counts = count_valid_swapped(&read_players(archive.path()), &[database]);
    // Of few players, only number 0 is valid with swapped bytes. It plays all but three
    // games.
    assert_eq!(counts, (LAST_GAME - 3, 2 * LAST_GAME));
}
