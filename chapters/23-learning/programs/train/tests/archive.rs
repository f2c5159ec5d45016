//! Games of the federation's archive.

use databases::{WthorGame, WthorHeader};
use pretty_assertions::assert_eq;
use train::samples_from;
use whole_games::{Ply, parse_transcript};

/// Ralle - Thor of 1990, won by Black with 33 discs and lost with perfect play
/// from 24 empty squares.
fn game() -> WthorGame {
    let text = include_str!(
        "../../../../shared/benchmark-positions/src/ralle-thor.txt"
    );
    let plies = parse_transcript(text.trim()).unwrap();
    WthorGame {
        tournament: 0,
        black: 0,
        white: 0,
        score: 33,
        best_score: 30,
        plies: plies.into_iter().filter(|ply| *ply != Ply::Pass).collect(),
    }
}

#[test]
fn what_was_solved_is_the_result_for_what_came_before() {
    let header = WthorHeader {
        depth: 24,
        ..WthorHeader::default()
    };
    let samples = samples_from(&game(), &header);
    assert_eq!(samples.len(), game().plies.len());
    assert_eq!((samples[0].label, samples[1].label), (-4.0, 4.0));
    let last = samples.last().unwrap();
    assert_eq!(last.label.abs(), 2.0);
}

#[test]
fn a_game_that_nobody_solved_has_its_own_result() {
    let unsolved = WthorGame {
        best_score: 0,
        ..game()
    };
    let samples = samples_from(&unsolved, &WthorHeader::default());
    assert_eq!(samples[0].label, 2.0);
}

#[test]
fn an_illegal_move_makes_a_game_worthless() {
    let mut wrong = game();
    wrong.plies.swap(0, 30);
    assert_eq!(samples_from(&wrong, &WthorHeader::default()), []);
}
