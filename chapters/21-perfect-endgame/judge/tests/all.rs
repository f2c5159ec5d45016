//! What the judge says of late moves.

use end_of_game::Position;
use judge::judge;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use whole_games::parse_transcript;

fn solver() -> Solver {
    Solver::new(BoardShape::EIGHT, Table::new(12).expect("12 MB"))
}

/// Ralle - Thor of 1990, from chapter 6.
const RALLE_THOR: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1\
    d1e8h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

/// The mistakes in it.
fn mistakes(empty: usize) -> Vec<(usize, String, String, i32)> {
    let plies = parse_transcript(RALLE_THOR).unwrap();
    let mut solver = solver();
    let judged = judge(&mut solver, Position::start(), &plies, empty);
    let judged = judged.unwrap().into_iter();
    let mistakes = judged.filter(|judged| judged.lost() > 0).map(|judged| {
        let (played, best) =
            (judged.played.to_string(), judged.best.to_string());
        (judged.number, played, best, judged.lost())
    });
    mistakes.collect()
}

#[test]
fn thor_had_the_game_won() {
    let (a7, a6) = ((43, "a7", "b4", 2), (44, "a6", "b3", 14));
    let expected = [a7, a6].map(|(number, played, best, lost)| {
        (number, played.to_string(), best.to_string(), lost)
    });
    assert_eq!(mistakes(18), expected);
    assert_eq!(mistakes(16), []);
}

#[test]
fn an_illegal_game_is_not_judged() {
    let plies = parse_transcript("f5f5").unwrap();
    let mut solver = solver();
    let judged = judge(&mut solver, Position::start(), &plies, 20);
    assert_eq!(judged.unwrap_err().number, 2);
}
