use bitboards::{
    BitPosition, carry, doubling, lanes, loops, perft, perft_with,
};

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

/// All of the first eleven plies: some tenths of a second when optimized.
#[test]
#[ignore = "counts 212 million ways"]
fn eleven_plies() {
    assert_eq!(perft(BitPosition::start(), 11), 212_258_800);
}
