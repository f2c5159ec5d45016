use bitboards::{BitPosition, perft};

/// The counts of Aart Bik, "Perft for Reversi" (2009), from no ply on.
const WAYS: [u64; 10] =
    [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];

#[test]
fn perft_matches_published_counts() {
    for (depth, ways) in WAYS.into_iter().enumerate() {
        assert_eq!(perft(BitPosition::start(), depth), ways);
    }
}

/// All of the first eleven plies: some tenths of a second when optimized.
#[test]
#[ignore = "counts 212 million ways"]
fn perft_11() {
    assert_eq!(perft(BitPosition::start(), 11), 212_258_800);
}
