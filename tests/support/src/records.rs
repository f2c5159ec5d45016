//! Random records of games, which every format must be able to hold.

use end_of_game::Score;
use proptest::prelude::*;
use proptest::sample::Index;
use records::Record;
use whole_games::Ply;

use crate::games::any_game;

/// A game from the usual start, with names that a database can hold.
pub fn any_record() -> impl Strategy<Value = Record> {
    (any_name(), any_name(), any_name(), any_result(), any_game()).prop_map(
        |(black, white, place, result, game)| Record {
            black,
            white,
            place,
            date: "1990".to_string(),
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
