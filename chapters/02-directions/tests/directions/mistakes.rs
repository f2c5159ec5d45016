//! Tests of a common mistake: a step that doesn't check for the edge.

use board::Square;
use directions::{Direction, next, ray};
use pretty_assertions::assert_eq;

/// Computes a step east without checking for the edge.
fn step_east(square: Square) -> Square {
    Square::new(square.index() + 1)
}

#[test]
fn step_without_edge_check_wraps_to_a5() {
    let h4: Square = "h4".parse().unwrap();
    assert_eq!(step_east(h4).to_string(), "a5");
}

#[test]
fn walk_without_edge_check_visits_34_squares() {
    let f4: Square = "f4".parse().unwrap();
    let mut square = step_east(f4);
    let mut visited = 0;
    while square.is_on_board() {
        visited += 1;
        square = step_east(square);
    }
    assert_eq!(visited, 34); // from g4 to h8
}

#[test]
fn next_east_of_h4_is_sentinel() {
    let h4: Square = "h4".parse().unwrap();
    assert_eq!(next(h4, Direction::East), Square::OVERFLOW);
}

#[test]
fn ray_east_of_f4_ends_at_h4() {
    let f4: Square = "f4".parse().unwrap();
    let squares: Vec<_> = ray(f4, Direction::East).collect();
    assert_eq!(squares, ["g4", "h4"].map(|name| name.parse().unwrap()));
}
