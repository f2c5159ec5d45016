//! Programs that are killed while they write.

use databases::Database;
use end_of_game::Score;
use game_formats::write_database;
use pretty_assertions::assert_eq;
use records::Record;
use test_support::Folder;
use test_support::processes::{kill, name, task};

/// Games between players whom no game before has had.
fn newcomers(name: &str) -> Vec<Record> {
    let game = Record {
        black: Some(format!("Ann {name}")),
        white: Some(format!("Bob {name}")),
        place: Some(format!("Club {name}")),
        result: Some(Score {
            black: 40,
            white: 24,
        }),
        ..Record::default()
    };
    vec![game; 20]
}

#[test]
#[ignore = "only a child process runs it"]
fn writes_databases_until_it_is_killed() {
    let Some(path) = task() else {
        return; // nobody's child
    };
    let name = name();
    println!("at work");
    for number in 0.. {
        let games = newcomers(&format!("{name}.{number}"));
        write_database(&path, &games).unwrap();
    }
}

#[test]
fn a_kill_leaves_a_database_with_the_names_of_its_players() {
    let folder = Folder::empty();
    let path = folder.path().join("club.wtb");
    write_database(&path, &newcomers("0")).unwrap();
    for round in 0..10 {
        kill("writes_databases_until_it_is_killed", &path, round);
        let games = Database::open(&path).unwrap();
        let games: Vec<_> = games.map(Result::unwrap).collect();
        let name = games[0]
            .black
            .as_deref()
            .unwrap()
            .strip_prefix("Ann ")
            .unwrap();
        assert_eq!(games, newcomers(name), "round {round}");
    }
}
