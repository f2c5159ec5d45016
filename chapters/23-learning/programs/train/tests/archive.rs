//! Tests of samples from the WTHOR database.

use databases::{WthorGame, WthorHeader};
use pretty_assertions::assert_eq;
use train::samples_from;
use whole_games::{Ply, parse_transcript};

/// Returns Ralle - Thor of 1990, which Black won with 33 discs, and would have
/// lost with 30 after perfect play from 24 empty squares.
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
fn solved_result_labels_earlier_positions() {
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
fn actual_result_labels_unsolved_games() {
    let unsolved = WthorGame {
        best_score: 0,
        ..game()
    };
    let samples = samples_from(&unsolved, &WthorHeader::default());
    assert_eq!(samples[0].label, 2.0);
}

#[test]
fn illegal_move_discards_the_game() {
    let mut wrong = game();
    wrong.plies.swap(0, 30);
    assert_eq!(samples_from(&wrong, &WthorHeader::default()), []);
}
