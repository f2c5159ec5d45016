//! Property tests of round trips: random legal games are equal to those read
//! back after writing them.

use databases::{Database, PlayerNames, TournamentNames, WthorGames};
use game_formats::{DatabaseBuilder, format_ggf, parse_ggf};
use proptest::prelude::*;
use test_support::records::{any_record, any_records_from_anywhere};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ggf_round_trip(records in any_records_from_anywhere()) {
        let text = format_ggf(&records).unwrap();
        prop_assert_eq!(parse_ggf(&text).unwrap(), records);
    }

    #[test]
    fn database_round_trip(
        records in prop::collection::vec(any_record(), 0..6)
    ) {
        let mut builder = DatabaseBuilder::default();
        for record in &records {
            builder.add(record).unwrap();
        }
        let players = builder.players.to_bytes();
        let tournaments = builder.tournaments.to_bytes();
        let games = builder.to_bytes();
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
