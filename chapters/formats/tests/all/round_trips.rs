//! Whatever is written in a format is read back from it: any legal game, from
//! any start, with any names that the format can hold.

use end_of_game::{Position, Score, Turn};
use formats::{Solved, format_ggf, format_obf, parse_ggf, parse_obf};
use proptest::prelude::*;
use proptest::sample::Index;
use records::Record;
use testing::games::any_game;
use whole_games::{Ply, referee};

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

/// A game that begins in the middle of another, with or without a result.
fn any_record_from_anywhere() -> impl Strategy<Value = Record> {
    (any_record(), any::<Index>(), any::<bool>()).prop_map(
        |(mut record, at, known)| {
            let at = at.index(record.plies.len() + 1);
            let plies = record.plies.split_off(at);
            record.start = record.replay().unwrap().position;
            record.plies = plies;
            record.result = record.result.filter(|_| known);
            record
        },
    )
}

fn any_records() -> impl Strategy<Value = Vec<Record>> {
    prop::collection::vec(any_record_from_anywhere(), 0..4)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ggf_is_read_back(records in any_records()) {
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
