//! Fuzz-like tests: parsers return games or an error for any input.
//!
//! Each test runs 1,500 cases by default. For a longer run:
//!
//! ```text
//! PROPTEST_CASES=1000000 cargo test --release -p databases any_input
//! ```

use databases::{
    Database, PlayerNames, TournamentNames, WthorGame, WthorGames,
};
use proptest::prelude::*;
use test_support::games::any_game;
use test_support::inputs::{any_corruption, corrupt};
use whole_games::Ply;

use crate::common;

fn any_wthor_game() -> impl Strategy<Value = WthorGame> {
    (any_game(), any::<[u16; 3]>(), [0..=64_u8, 0..=64_u8]).prop_map(
        |(moves, [tournament, black, white], [score, best_score])| WthorGame {
            tournament,
            black,
            white,
            score,
            best_score,
            plies: moves.into_iter().map(Ply::Move).collect(),
        },
    )
}

/// Parses bytes as each of the three files of a database. Invalid bytes must
/// not yield more games than fit in them, plus an error.
fn parse_all(bytes: &[u8]) {
    let _ = PlayerNames::from_reader(bytes);
    let _ = TournamentNames::from_reader(bytes);
    if let Ok(games) = WthorGames::new(bytes) {
        let database = Database {
            games,
            players: PlayerNames::default(),
            tournaments: TournamentNames::default(),
        };
        let items = database.count();
        assert!(items <= bytes.len() / 68 + 1, "{items}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn game_round_trip(game in any_wthor_game()) {
        prop_assert_eq!(WthorGame::from_bytes(&game.to_bytes()), Ok(game));
    }

    #[test]
    fn parsing_any_bytes_does_not_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..160),
    ) {
        parse_all(&bytes);
    }

    #[test]
    fn parsing_corrupted_database_does_not_panic(
        game in any_wthor_game(),
        damage in any_corruption(),
    ) {
        let bytes = common::database(&[game]);
        parse_all(&corrupt(bytes, &damage));
        let names = common::names::<20>(&["Ann", "Bob"]);
        parse_all(&corrupt(names, &damage));
    }
}
