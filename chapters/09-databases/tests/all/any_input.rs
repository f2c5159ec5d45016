//! Every reader has an answer to every input: games, or what is wrong.
//!
//! Ordinarily each reader gets 1,500 inputs of each kind. A longer run:
//!
//! ```text
//! OTHELLIER_INPUTS=1000000 cargo test --release -p databases --test any_input
//! ```

use std::env;

use databases::{
    Database, DatabaseBuilder, PlayerNames, TournamentNames, WthorGames,
};
use end_of_game::Score;
use proptest::prelude::*;
use proptest::sample::Index;
use records::Record;
use testing::games::any_game;
use whole_games::Ply;

/// How many inputs each reader gets.
fn inputs() -> ProptestConfig {
    let asked = env::var("OTHELLIER_INPUTS").ok();
    let inputs = asked.map_or(1_500, |it| it.parse().expect("a number"));
    ProptestConfig {
        cases: inputs,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn any_record() -> impl Strategy<Value = Record> {
    any_game().prop_map(|game| Record {
        black: "Ann".to_string(),
        result: Some(Score {
            black: 40,
            white: 24,
        }),
        plies: game.into_iter().map(Ply::Move).collect(),
        ..Record::default()
    })
}

/// The bytes with some of them changed, and cut short.
fn spoil(
    mut bytes: Vec<u8>,
    changes: &[(Index, u8)],
    end: &Option<Index>,
) -> Vec<u8> {
    for (at, byte) in changes {
        let length = bytes.len();
        bytes[at.index(length)] = *byte;
    }
    if let Some(end) = end {
        bytes.truncate(end.index(bytes.len()));
    }
    bytes
}

fn changes() -> impl Strategy<Value = (Vec<(Index, u8)>, Option<Index>)> {
    let change = (any::<Index>(), any::<u8>());
    (prop::collection::vec(change, 0..4), any::<Option<Index>>())
}

/// Reads bytes as each of the three files of a database. However wrong they
/// are, there are no more games than fit in them, and a fault or two.
fn read_bytes(bytes: &[u8]) {
    let _ = PlayerNames::from_reader(bytes);
    let _ = TournamentNames::from_reader(bytes);
    if let Ok(entries) = WthorGames::new(bytes) {
        let names = (PlayerNames::default(), TournamentNames::default());
        let games = Database::new(entries, names.0, names.1).count();
        assert!(games <= bytes.len() / 68 + 1, "{games}");
    }
}

proptest! {
    #![proptest_config(inputs())]

    #[test]
    fn any_bytes_are_a_database_or_an_error(
        bytes in prop::collection::vec(any::<u8>(), 0..160),
    ) {
        read_bytes(&bytes);
    }

    #[test]
    fn a_spoiled_database_is_games_or_an_error(
        record in any_record(),
        (changes, end) in changes(),
    ) {
        let mut collection = DatabaseBuilder::default();
        collection.add(&record).unwrap();
        read_bytes(&spoil(collection.to_bytes(), &changes, &end));
        let names = collection.players.to_bytes();
        read_bytes(&spoil(names, &changes, &end));
    }
}
