//! Whatever is written in a format is read back from it: any legal game, from
//! any start, with any names that the format can hold.

use end_of_game::{Position, Turn};
use game_formats::{Solved, format_ggf, format_obf, parse_ggf, parse_obf};
use proptest::prelude::*;
use test_support::games::any_game;
use test_support::records::any_records_from_anywhere;
use whole_games::{Ply, referee};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ggf_is_read_back(records in any_records_from_anywhere()) {
        let text = format_ggf(&records).unwrap();
        prop_assert_eq!(parse_ggf(&text).unwrap(), records);
    }

    #[test]
    fn positions_are_read_back_with_their_scores(
        game in any_game(),
        scores in prop::collection::vec(-64..=64, 64),
    ) {
        let plies: Vec<_> = game.into_iter().map(Ply::Move).collect();
        let position = referee(Position::start(), &plies).unwrap().position;
        let mut moves: Vec<_> = position.legal_moves().map(Ply::Move).collect();
        if position.turn() == Turn::Pass {
            moves.push(Ply::Pass);
        }
        let scores = moves.into_iter().zip(scores).collect();
        let solved = [Solved { position, scores }];
        prop_assert_eq!(parse_obf(&format_obf(&solved)).unwrap(), solved);
    }
}
