//! Every reader has an answer to every input: games, or what is wrong.
//!
//! Ordinarily each reader gets 1,500 inputs of each kind. A longer run:
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

fn any_entry() -> impl Strategy<Value = WthorGame> {
    let numbers = (any::<[u16; 3]>(), [0..=64_u8, 0..=64_u8]);
    (any_game(), numbers).prop_map(|(game, (whose, [score, best_score]))| {
        let [tournament, black, white] = whose;
        let plies = game.into_iter().map(Ply::Move).collect();
        WthorGame {
            tournament,
            black,
            white,
            score,
            best_score,
            plies,
        }
    })
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
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn a_game_that_is_written_is_read_back(game in any_entry()) {
        prop_assert_eq!(WthorGame::from_bytes(&game.to_bytes()), Ok(game));
    }

    #[test]
    fn any_bytes_are_a_database_or_an_error(
        bytes in prop::collection::vec(any::<u8>(), 0..160),
    ) {
        read_bytes(&bytes);
    }

    #[test]
    fn a_spoiled_database_is_games_or_an_error(
        game in any_entry(),
        damage in any_corruption(),
    ) {
        let bytes = common::database(&[game]);
        read_bytes(&corrupt(bytes, &damage));
        let names = common::names::<20>(&["Ann", "Bob"]);
        read_bytes(&corrupt(names, &damage));
    }
}
