//! The mistake of this chapter: a walk that doesn't see the edge.

use board::Square;
use directions::{Direction, next, ray};
use pretty_assertions::assert_eq;

/// One step east, the way nearly everyone writes it first.
fn step_east(square: Square) -> Square {
    Square::new(square.index() + 1)
}

#[test]
fn a_step_east_from_h4_lands_on_a5() {
    let h4: Square = "h4".parse().unwrap();
    assert_eq!(step_east(h4).to_string(), "a5");
}

#[test]
fn a_walk_east_from_f4_runs_through_the_rest_of_the_board() {
    let f4: Square = "f4".parse().unwrap();
    let mut walk = vec![step_east(f4)];
    while walk[walk.len() - 1].is_on_board() {
        walk.push(step_east(walk[walk.len() - 1]));
    }
    assert_eq!(walk.len() - 1, 34); // g4 to h8, and then the sentinel
}

#[test]
fn our_step_east_from_h4_leaves_the_board() {
    let h4: Square = "h4".parse().unwrap();
    assert_eq!(next(h4, Direction::East), Square::OVERFLOW);
}

#[test]
fn our_walk_east_from_f4_ends_at_h4() {
    let f4: Square = "f4".parse().unwrap();
    let walk: Vec<_> = ray(f4, Direction::East).collect();
    assert_eq!(walk, ["g4", "h4"].map(|name| name.parse().unwrap()));
}
