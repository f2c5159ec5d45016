//! Records of games, which every format must be able to hold.

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

/// The moves and passes of a transcript.
pub fn plies(transcript: &str) -> Vec<Ply> {
    parse_transcript(transcript).unwrap()
}

/// The game that leaves b1 empty, as if these two had played it.
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

/// A folder with a file `games.oth`: a game of 1990, one cut short, a wipeout
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

/// The same, with a file `bad.oth` in which a move is illegal.
pub fn folder_with_a_bad_game() -> Folder {
    let folder = folder_of_games();
    folder.file("bad.oth", b"Black: Ann\nf5d6f5\n");
    folder
}

/// The only one of these.
pub fn only<T>(games: Vec<T>) -> T {
    let [game] = games.try_into().ok().expect("one game");
    game
}

/// What each text is told that is wrong with it.
pub fn answers<T, E: Display>(texts: &[&str], read: fn(&str) -> Result<T, E>) -> String {
    let answer = |text: &&str| match read(text) {
        Ok(_) => format!("{text:?} is read"),
        Err(error) => error.to_string(),
    };
    texts.iter().map(answer).collect::<Vec<_>>().join("\n")
}

/// A game without what is known about it.
pub fn moves(record: &Record) -> (Position, &[Ply]) {
    (record.start, &record.plies)
}

/// Writes a file in each of these formats, and then a game over it that no
/// format can hold: the file must stay as it is.
pub fn assert_an_illegal_game_leaves_the_old_file<E: Debug + Display>(
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
        let says = error.contains(", game 1: move 2 is illegal");
        assert!(says, "{error}");
        assert_eq!(folder.contents(), files);
    }
}

/// Twelve threads write a new file at once. One of them must succeed, and the
/// others must be told that the file exists. Returns the game that was written.
pub fn assert_one_of_many_writes<E: Display>(
    path: &Path,
    write: impl Fn(&Path, &[Record]) -> Result<(), E> + Sync,
) -> Record {
    let write = |number: usize| {
        let game = record(&format!("Ann {number}"), "Bob");
        let written = write(path, from_ref(&game));
        written.map(|()| game).map_err(|why| why.to_string())
    };
    let written: Vec<_> = thread::scope(|scope| {
        let start = |number| scope.spawn(move || write(number));
        let threads: Vec<_> = (0..12).map(start).collect();
        let join = |thread: ScopedJoinHandle<_>| thread.join().unwrap();
        threads.into_iter().map(join).collect()
    });
    let (winners, late): (Vec<_>, Vec<_>) = written.into_iter().partition(Result::is_ok);
    let says = format!("{} exists: give another name", path.display());
    assert_eq!(late, vec![Err(says); 11]);
    only(winners).unwrap()
}

/// A game from the usual start, with names that a database can hold.
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

/// Up to three games, each of which begins in the middle of another, with or
/// without a result.
pub fn any_records_from_anywhere() -> impl Strategy<Value = Vec<Record>> {
    prop::collection::vec(any_record_from_anywhere(), 0..4)
}

fn any_record_from_anywhere() -> impl Strategy<Value = Record> {
    (any_record(), any::<Index>(), any::<bool>()).prop_map(|(mut record, at, known)| {
        let at = at.index(record.plies.len() + 1);
        let plies = record.plies.split_off(at);
        record.start = record.replay().unwrap().position;
        record.plies = plies;
        record.result = record.result.filter(|_| known);
        record
    })
}

/// A name in Latin-1 that is not too long for a database.
fn any_name() -> impl Strategy<Value = String> {
    "[ -~¡-ÿ]{0,19}"
        .prop_map(|name| name.trim().to_string())
        .prop_filter("a name that is not known", |name| name != "???")
}

/// A result of two colors that share 64 points.
fn any_result() -> impl Strategy<Value = Score> {
    (0..=64_usize).prop_map(|black| Score {
        black,
        white: 64 - black,
    })
}
