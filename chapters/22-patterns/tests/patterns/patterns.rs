use bitboards::BitPosition;
use patterns::{LARGE, MEDIUM, Patterns, PatternsError, SMALL, Weights};
use patterns::{content_count, views};
use pretty_assertions::assert_eq;
use transpositions::eight_views;

#[test]
fn symmetric_views_are_counted_once() {
    let count = |text| Patterns::new(text).unwrap().entry_count();
    assert_eq!(count("a1b1c1a2b2c2"), 8);
    assert_eq!(count("a1b1c1d1e1f1g1h1"), 4);
    assert_eq!(count("a8b7c6d5e4f3g2h1"), 2);
    assert_eq!(count("moves"), 2);
}

#[test]
fn rejects_invalid_patterns() {
    for text in ["a9", "a1a1", "a", "ä1", "a1b1c1d1e1f1g1h1a2b2c2"] {
        assert!(Patterns::new(text).is_err(), "{text}");
    }
    let many = Patterns::new(&"a1b2 ".repeat(50));
    assert_eq!(many.err(), Some(PatternsError::TooMany));
}

#[test]
fn numbers_of_weights() {
    let own = |text| {
        let shared = Patterns::new(text).unwrap().shared;
        let own = shared
            .iter()
            .enumerate()
            .filter(|(index, entry)| entry.is_own(*index));
        (shared.len(), own.count())
    };
    assert_eq!(own("a1b1c1d1e1f1g1h1"), (content_count(8), 3321));
    assert_eq!(own("colors a1b1c1d1e1f1g1h1"), (content_count(8), 1640));
    assert_eq!(own(SMALL), (2170, 1675));
    assert_eq!(own(MEDIUM), (49231, 25246));
    assert_eq!(own(LARGE), (167329, 113941));
}

#[test]
fn shape_has_eight_views() {
    let shape = ["b1".parse().unwrap()];
    let mut seen: Vec<_> = views(&shape).concat();
    seen.sort();
    let names: Vec<_> = seen.iter().map(|square| square.to_string()).collect();
    assert_eq!(names, ["b1", "g1", "a2", "h2", "a7", "h7", "b8", "g8"]);
}

#[test]
fn symmetric_positions_have_the_same_evaluation() {
    for empty in [28, 36, 44] {
        for position in benchmark_positions::middle_game(empty) {
            let value =
                |position: &BitPosition| Weights::large().value(position);
            let seen = BitPosition::from(&position);
            for view in eight_views(&position) {
                assert_eq!(value(&BitPosition::from(&view)), value(&seen));
            }
        }
    }
}
