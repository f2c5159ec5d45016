//! Tests of the French federation's databases.
//!
//! They read the folder that the environment variable `OTHELLIER_WTHOR` names, and fail
//! without it. `.ci/run` skips this module on machines without that folder.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use pretty_assertions::assert_eq;
use whole_games::parse_transcript;

use super::{PLAYER_WIDTH, TOURNAMENT_WIDTH};

/// The environment variable with the folder of the databases.
const VARIABLE: &str = "OTHELLIER_WTHOR";

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

/// Returns the folder with the databases, after checking that the lists of names and the
/// games of 1990 are there.
fn archive_dir() -> PathBuf {
    let dir = PathBuf::from(env::var_os(VARIABLE).unwrap_or_default());
    for name in ["WTHOR.JOU", "WTHOR.TRN", "WTH_1990.wtb"] {
        assert!(
            dir.join(name).is_file(),
            "{VARIABLE} must name the folder with the federation's databases, but {name} isn't in {dir:?}"
        );
    }
    dir
}

/// Returns the path of a year's games.
fn database_path(year: u32) -> PathBuf {
    archive_dir().join(format!("WTH_{year}.wtb"))
}

/// Returns the years in the folder, sorted.
fn available_years() -> Vec<u32> {
    let mut years: Vec<_> = fs::read_dir(archive_dir())
        .unwrap()
        .filter_map(|entry| parse_year(entry.unwrap().file_name()))
        .collect();
    years.sort();
    years
}

/// Returns the year in the name of a file, such as `WTH_1990.wtb`.
fn parse_year(name: OsString) -> Option<u32> {
    let name = name.to_str()?.strip_prefix("WTH_")?;
    name.strip_suffix(".wtb")?.parse().ok()
}

#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn games_are_legal_and_score_as_recorded() {
    let f5 = parse_transcript("f5").unwrap();
    for year in available_years() {
        let records = super::read_records(&database_path(year));
        assert!(records.iter().all(|record| record.plies.starts_with(&f5)));
        let finished = super::replay_and_count_finished(&records);
        if let Some(expected) = GAME_COUNTS.iter().find(|(known, ..)| *known == year) {
            assert_eq!((year, finished, records.len()), *expected);
        }
    }
}

#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn example_game_is_game_804_of_1990() {
    super::assert_example_game(&archive_dir());
}

#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn files_survive_a_round_trip() {
    for year in available_years() {
        super::assert_games_round_trip(&database_path(year));
    }
    let dir = archive_dir();
    super::assert_names_round_trip::<PLAYER_WIDTH>(&dir.join("WTHOR.JOU"));
    super::assert_names_round_trip::<TOURNAMENT_WIDTH>(&dir.join("WTHOR.TRN"));
}

#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn game_804_has_its_place_in_the_file() {
    super::assert_bytes_of_game_804(&archive_dir());
}

#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn names_of_game_804_have_the_offsets_of_the_figure() {
    super::assert_name_offsets(&archive_dir());
}

#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn pages_show_the_output_of_the_programs() {
    for command in super::page_commands() {
        assert_eq!(command.run(&archive_dir()), command.output);
    }
}

/// A page gives these counts and names.
#[test]
#[ignore = "needs the federation's databases: set OTHELLIER_WTHOR"]
fn swapped_bytes_are_often_another_player() {
    let databases = GAME_COUNTS.map(|(year, ..)| database_path(year));
    for path in &databases {
        assert!(path.is_file(), "the counts need {}", path.display());
    }
    let names = super::read_players(&archive_dir());
    let counts = super::count_valid_swapped(&names, &databases);
    assert_eq!(counts, (2_065, 11_320));
    let players = [super::RALLE, super::THOR].map(|number| names.get(number.swap_bytes()));
    assert_eq!(players, [Some("Ho Yin Chau"), Some("Cairns Matt")]);
}
