//! Minimax and perft give the same on bits and on the array board.

use bitboards::evaluate::discs;
use bitboards::{BitPosition, perft};
use end_of_game::Position;
use minimax::{Search, analyze, minimax};
use pretty_assertions::assert_eq;
use test_support::middle_game;
use whole_games::{parse_transcript, referee};

#[test]
fn minimax_matches_array() {
    for position in middle_game::positions() {
        let bits = BitPosition::from(&position);
        let mut slow = Search::new(&minimax::discs);
        let mut fast = Search::new(&discs);
        assert_eq!(
            minimax(&mut fast, &bits, 3),
            minimax(&mut slow, &position, 3)
        );
        assert_eq!(fast.positions(), slow.positions());
    }
}

#[test]
fn values_of_all_moves_match_array() {
    let position = Position::start();
    let bits = BitPosition::from(&position);
    let slow = analyze(&position, 4, &minimax::discs);
    assert_eq!(analyze(&bits, 4, &discs), slow);
}

/// A ply after the second transcript, the shortest possible game is over.
#[test]
fn perft_before_early_ends_matches_array() {
    for transcript in ["e6f4e3f6g5d6e7", "e6f4e3f6g5d6e7f5", "f5f6d3g5h5h4f7h6"]
    {
        let plies = parse_transcript(transcript).unwrap();
        let position = referee(Position::start(), &plies).unwrap().position;
        let bits = BitPosition::from(&position);
        for depth in 0..5 {
            let slow = whole_games::perft(&position, depth);
            assert_eq!(perft(bits, depth), slow, "{transcript}, {depth}");
        }
    }
}
