//! A pattern on a board, and what its content is worth.

use crate::common::{all, go_on, one, said};
use bitboards::BitPosition;
use learning::{SMALL, Weights, parse_shape};
use pretty_assertions::assert_eq;

const EMPTY: &str = "position ---------------------------------------------------------------- X";
const BOARD: [&str; 2] = ["live patterns", EMPTY];

/// The page's own example: an X square beside an empty corner.
#[test]
fn an_x_square_costs_less_once_the_corner_is_there() {
    let (say, facts) = said(&BOARD, &["choose 9"]);
    assert_eq!(
        say,
        "a1 b1 c1 a2 b2 c2 is worth -9.1 to Black at the start, and +1.4 at \
         the end."
    );
    assert_eq!(facts[0], "With 63 squares empty that makes -9.6.");
    let (say, _) = said(&BOARD, &["choose 9", "choose 0"]);
    assert!(say.contains("is worth +5.0"), "{say}");
}

#[test]
fn a_disc_turns_over_and_goes_away() {
    let cell = |events: &[&str]| all(&go_on(&BOARD, events), "cell")[9].clone();
    let twice = ["choose 9", "choose 9"];
    assert_eq!(cell(&twice[..1]), "b2, black disc, in the pattern");
    assert_eq!(cell(&twice), "b2, white disc, in the pattern");
    let thrice = ["choose 9", "choose 9", "choose 9"];
    assert_eq!(cell(&thrice), "b2, empty, in the pattern");
}

/// Whatever is on the board, a place has the value that it has in the sum.
#[test]
fn each_pattern_has_a_button_and_each_place_is_reached() {
    let shapes = SMALL.split(' ').filter_map(parse_shape);
    let mut names = Vec::new();
    for (number, shape) in shapes.enumerate() {
        let event = format!("pattern {number}");
        let answer = go_on(&BOARD, &[&event]);
        let pressed = format!("pattern {number} selected ");
        let buttons = all(&answer, "button");
        assert!(buttons.iter().any(|button| button.starts_with(&pressed)));
        let squares: Vec<_> = shape.iter().map(ToString::to_string).collect();
        assert!(one(&answer, "status").starts_with(&squares.join(" ")));
        names.push(squares);
    }
    assert_eq!(names.len(), 5);
    let places = Weights::small().patterns.squares.len();
    let next = vec!["go next"; places];
    let first = one(&go_on(&BOARD, &[]), "status");
    assert_eq!(one(&go_on(&BOARD, &next), "status"), first);
    assert_ne!(one(&go_on(&BOARD, &next[1..]), "status"), first);
    let empty = BitPosition {
        own: 0,
        opponent: 0,
    };
    assert_eq!(Weights::small().value(&empty), 0);
}
