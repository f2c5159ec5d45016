//! Property tests of round trips: formatting and parsing any legal game, from
//! any start, with any names that the format can hold.

use end_of_game::Position;
use proptest::prelude::*;
use records::{
    Record, format_oth, format_position, format_transcripts, parse_oth,
    parse_position,
};
use test_support::games::any_game;
use test_support::records::any_records_from_anywhere;
use whole_games::{Ply, referee};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn sheet_round_trip(records in any_records_from_anywhere()) {
        let text = format_oth(&records);
        prop_assert_eq!(parse_oth(&text).unwrap(), records);
    }

    #[test]
    fn transcript_round_trip(records in any_records_from_anywhere()) {
        let moves = |records: &[Record]| -> Vec<_> {
            records
                .iter()
                .filter(|record| !record.plies.is_empty())
                .map(|record| (record.start, record.plies.clone()))
                .collect()
        };
        let text = format_transcripts(&records);
        let read = parse_oth(&text).unwrap();
        prop_assert_eq!(moves(&read), moves(&records));
    }

    #[test]
    fn position_round_trip(game in any_game()) {
        let plies: Vec<_> = game.into_iter().map(Ply::Move).collect();
        let position = referee(Position::start(), &plies).unwrap().position;
        prop_assert_eq!(parse_position(&format_position(&position)), Ok(position));
    }
}
