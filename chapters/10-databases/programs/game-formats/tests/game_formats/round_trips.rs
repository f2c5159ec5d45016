//! Whatever is written in a format is read back from it: any legal game, from
//! any start that it knows, with any names that it can hold.

use databases::{Database, PlayerNames, TournamentNames, WthorGames};
use game_formats::{DatabaseBuilder, format_ggf, parse_ggf};
use proptest::prelude::*;
use test_support::records::{any_record, any_records_from_anywhere};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ggf_is_read_back(records in any_records_from_anywhere()) {
        let text = format_ggf(&records).unwrap();
        prop_assert_eq!(parse_ggf(&text).unwrap(), records);
    }

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
