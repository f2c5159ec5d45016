//! Every reader has an answer to every input: games, or what is wrong.
//!
//! Ordinarily each reader gets 1,500 inputs of each kind. A longer run:
//!
//! ```text
//! OTHELLIER_INPUTS=1000000 cargo test --release -p databases --test any_input
//! ```

use std::env;

use databases::{
    Database, PlayerNames, TournamentNames, WthorGame, WthorGames,
};
use proptest::prelude::*;
use proptest::sample::Index;
use testing::games::any_game;
use whole_games::Ply;

use crate::common;

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

fn any_entry() -> impl Strategy<Value = WthorGame> {
    any_game().prop_map(|game| WthorGame {
        plies: game.into_iter().map(Ply::Move).collect(),
        ..common::game(0, 1, 40, "")
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
        let database = Database {
            games: entries,
            players: PlayerNames::default(),
            tournaments: TournamentNames::default(),
        };
        let games = database.count();
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
        game in any_entry(),
        (changes, end) in changes(),
    ) {
        let bytes = common::database(&[game]);
        read_bytes(&spoil(bytes, &changes, &end));
        let names = common::names::<20>(&["Ann", "Bob"]);
        read_bytes(&spoil(names, &changes, &end));
    }
}
