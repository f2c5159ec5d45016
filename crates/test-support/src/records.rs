//! Records of games, and assertions about the functions that write them to files.

use std::fmt::{Debug, Display};
use std::path::Path;
use std::slice::from_ref;
use std::thread::{self, ScopedJoinHandle};

use end_of_game::{Position, Score};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::sample::Index;
use records::{Record, non_empty};
use whole_games::{Ply, parse_transcript};

use crate::Folder;
use crate::endings::{DRAW, WIPED_OUT};
use crate::examples::example;
use crate::games::any_game;

/// Parses a transcript.
pub fn plies(transcript: &str) -> Vec<Ply> {
    parse_transcript(transcript).unwrap()
}

/// Returns a record of the example game `b1` with these players.
pub fn record(black: &str, white: &str) -> Record {
    Record {
        black: Some(black.to_string()),
        white: Some(white.to_string()),
        date: Some("1990".to_string()),
        place: Some("Paris".to_string()),
        result: Some(Score {
            black: 35,
            white: 29,
        }),
        plies: plies(example("b1").transcript),
        ..Record::default()
    }
}

/// Creates a folder with a file `games.oth`: a game of 1990, an unfinished one, a wipeout
/// and a draw.
pub fn folder_of_games() -> Folder {
    let folder = Folder::empty();
    let b1 = example("b1").transcript;
    let text = format!(
        "Black: Ralle Paul\nWhite: Thor\nDate: 1990\nResult: 35-29\n{b1}\n\n\
         Black: Ann\nWhite: Bob\nPlace: the kitchen\nDate: 2024-05-12\nf5d6\n\n\
         Black: Ann\nWhite: Bob\nDate: 2024\nResult: 64-0\n{WIPED_OUT}\n\n\
         Black: Chloé\nWhite: Ann\nResult: 32-32\n{DRAW}\n"
    );
    folder.file("games.oth", text.as_bytes());
    folder
}

/// Creates the same folder, with a file `bad.oth` in which a move is illegal.
pub fn folder_with_a_bad_game() -> Folder {
    let folder = folder_of_games();
    folder.file("bad.oth", b"Black: Ann\nf5d6f5\n");
    folder
}

/// Returns the only one of these.
///
/// # Panics
///
/// Panics if there are none or several.
pub fn single<T>(games: Vec<T>) -> T {
    let [game] = games.try_into().ok().expect("one game");
    game
}

/// Returns a line with the parser's error for each text.
pub fn parse_errors<T, E: Display>(texts: &[&str], parse: fn(&str) -> Result<T, E>) -> String {
    let result = |text: &&str| match parse(text) {
        Ok(_) => format!("{text:?} is read"),
        Err(error) => error.to_string(),
    };
    texts.iter().map(result).collect::<Vec<_>>().join("\n")
}

/// Returns the moves of a game, and the position that they start from.
pub fn moves(record: &Record) -> (Position, &[Ply]) {
    (record.start, &record.plies)
}

/// Writes a file in each of these formats. Asserts that writing a game with an illegal move
/// to it then fails and leaves it unchanged.
pub fn assert_illegal_game_keeps_old_file<E: Debug + Display>(
    extensions: &[&str],
    write: impl Fn(&Path, &[Record]) -> Result<(), E>,
) {
    let folder = Folder::empty();
    let illegal = Record {
        plies: plies("f5f5"),
        ..record("Ann", "Bob")
    };
    for extension in extensions {
        let path = folder.path().join(format!("games.{extension}"));
        write(&path, &[record("Ann", "Bob")]).unwrap();
        let files = folder.contents();
        let error = write(&path, from_ref(&illegal)).unwrap_err().to_string();
        assert!(error.contains(", game 1: move 2 is illegal"), "{error}");
        assert_eq!(folder.contents(), files);
    }
}

/// Writes a new file from twelve threads at once. Asserts that one of them succeeds, and
/// that the others get the error that the file exists. Returns the game that was written.
pub fn assert_only_one_thread_writes<E: Display>(
    path: &Path,
    write: impl Fn(&Path, &[Record]) -> Result<(), E> + Sync,
) -> Record {
    let write = |number: usize| {
        let game = record(&format!("Ann {number}"), "Bob");
        let written = write(path, from_ref(&game));
        written.map(|()| game).map_err(|error| error.to_string())
    };
    let results: Vec<_> = thread::scope(|scope| {
        let start = |number| scope.spawn(move || write(number));
        let threads: Vec<_> = (0..12).map(start).collect();
        let join = |thread: ScopedJoinHandle<_>| thread.join().unwrap();
        threads.into_iter().map(join).collect()
    });
    let (written, failed): (Vec<_>, Vec<_>) = results.into_iter().partition(Result::is_ok);
    let error = format!("{} exists: give another name", path.display());
    assert_eq!(failed, vec![Err(error); 11]);
    single(written).unwrap()
}

/// A strategy for records of games from the start, with names that fit in a database.
pub fn any_record() -> impl Strategy<Value = Record> {
    (any_name(), any_name(), any_name(), any_result(), any_game()).prop_map(
        |(black, white, place, result, game)| Record {
            black: non_empty(&black),
            white: non_empty(&white),
            place: non_empty(&place),
            date: Some("1990".to_string()),
            result: Some(result),
            plies: game.into_iter().map(Ply::Move).collect(),
            ..Record::default()
        },
    )
}

/// A strategy for up to three records of games that begin in the middle of another, with
/// or without a result.
pub fn any_records_from_anywhere() -> impl Strategy<Value = Vec<Record>> {
    prop::collection::vec(any_record_from_anywhere(), 0..4)
}

fn any_record_from_anywhere() -> impl Strategy<Value = Record> {
    (any_record(), any::<Index>(), any::<bool>()).prop_map(|(mut record, index, known)| {
        let index = index.index(record.plies.len() + 1);
        let plies = record.plies.split_off(index);
        record.start = record.replay().unwrap().position;
        record.plies = plies;
        record.result = record.result.filter(|_| known);
        record
    })
}

/// A strategy for names in Latin-1 that fit in a database.
fn any_name() -> impl Strategy<Value = String> {
    "[ -~¡-ÿ]{0,19}"
        .prop_map(|name| name.trim().to_string())
        .prop_filter("the name of an unknown player", |name| name != "???")
}

/// A strategy for results whose points add up to 64.
fn any_result() -> impl Strategy<Value = Score> {
    (0..=64_usize).prop_map(|black| Score {
        black,
        white: 64 - black,
    })
}
