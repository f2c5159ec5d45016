//! Whatever is written in a database is read back from it: any legal game, with
//! any names that it can hold.

use databases::{Database, PlayerNames, TournamentNames, WthorGames};
use end_of_game::Score;
use formats::DatabaseBuilder;
use proptest::prelude::*;
use records::Record;
use testing::games::any_game;
use whole_games::Ply;

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

/// A game from the usual start.
fn any_record() -> impl Strategy<Value = Record> {
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_database_is_read_back(
        records in prop::collection::vec(any_record(), 0..6)
    ) {
        let mut collection = DatabaseBuilder::default();
        for record in &records {
            collection.add(record).unwrap();
        }
        let players = collection.players.to_bytes();
        let tournaments = collection.tournaments.to_bytes();
        let games = collection.to_bytes();
        let database = Database {
            games: WthorGames::new(&games[..]).unwrap(),
            players: PlayerNames::from_reader(&players[..]).unwrap(),
            tournaments: TournamentNames::from_reader(&tournaments[..])
                .unwrap(),
        };
        let read: Vec<_> = database.map(Result::unwrap).collect();
        prop_assert_eq!(read, records);
    }
}
