use bitboards::{
    BitPosition, carry, doubling, lanes, loops, perft, perft_with,
};
use end_of_game::Position;
use test_support::middle_game;

/// The counts of Aart Bik, "Perft for Reversi" (2009), from no ply on.
const WAYS: [u64; 10] =
    [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];

#[test]
fn the_bits_count_what_others_have_counted() {
    for (depth, ways) in WAYS.into_iter().enumerate() {
        assert_eq!(perft(BitPosition::start(), depth), ways);
    }
}

#[test]
fn the_ways_to_shift_count_the_same() {
    let start = BitPosition::start();
    for (depth, ways) in WAYS.into_iter().enumerate().take(9) {
        let looped = perft_with(start, depth, loops::ends, loops::flips);
        let doubled = perft_with(start, depth, doubling::ends, carry::flips);
        let in_lanes = perft_with(start, depth, lanes::ends, carry::flips);
        assert_eq!([looped, doubled, in_lanes], [ways; 3]);
    }
}

#[test]
fn positions_of_tournament_games_have_as_many_ways_on_both_boards() {
    for position in middle_game::positions() {
        let bits = BitPosition::from(&position);
        assert_eq!(perft(bits, 3), whole_games::perft(&position, 3));
    }
}

/// Here passes and early ends come within a few plies.
#[test]
fn the_last_plies_have_as_many_ways_on_both_boards() {
    let lines = ["f5f6d3g5h5h4f7h6", "f5f6d3g5h5h4f7h6c5c4"];
    for line in lines {
        let plies = whole_games::parse_transcript(line).unwrap();
        let start = Position::start();
        let Ok(game) = whole_games::referee(start, &plies) else {
            continue;
        };
        let bits = BitPosition::from(&game.position);
        for depth in 0..6 {
            let slow = whole_games::perft(&game.position, depth);
            assert_eq!(perft(bits, depth), slow, "{line}, {depth}");
        }
    }
}

/// All of the first eleven plies: some tenths of a second when optimized.
#[test]
#[ignore = "counts 212 million ways"]
fn eleven_plies() {
    assert_eq!(perft(BitPosition::start(), 11), 212_258_800);
}
