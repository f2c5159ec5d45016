//! Tests of directions, steps and rays.

use board::Square;
use directions::other_ways::{next_by_matrix, next_by_offsets};
use directions::{Direction, next, next_by_index, ray};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// Returns all arguments of `next`: 65 squares with 8 directions each.
fn all_steps() -> impl Iterator<Item = (Square, Direction)> {
    (0..=64)
        .map(Square::new)
        .flat_map(|square| Direction::ALL.map(|direction| (square, direction)))
}

#[test]
fn four_ways_to_compute_next_agree() {
    let mut steps = 0;
    for (square, direction) in all_steps() {
        let expected = next(square, direction);
        assert_eq!(next_by_index(square, direction), expected);
        assert_eq!(next_by_offsets(square, direction), expected);
        assert_eq!(next_by_matrix(square, direction), expected);
        steps += 1;
    }
    assert_eq!(steps, 520);
}

#[test]
fn all_is_in_discriminant_order() {
    for (number, direction) in Direction::ALL.into_iter().enumerate() {
        assert_eq!(direction as usize, number);
    }
}

#[test]
fn counts_420_steps_on_board() {
    let on_board = all_steps().filter(|&(square, direction)| {
        square.is_on_board() && next(square, direction).is_on_board()
    });
    assert_eq!(on_board.count(), 420);
}

#[test]
fn steps_from_sentinel_stay_there() {
    for direction in Direction::ALL {
        assert_eq!(next(Square::OVERFLOW, direction), Square::OVERFLOW);
        assert_eq!(ray(Square::OVERFLOW, direction).count(), 0);
    }
}

#[test]
fn rays_of_c6() {
    let c6: Square = "c6".parse().unwrap();
    let rays = Direction::ALL.map(|direction| {
        format!("{direction}: {:?}", ray(c6, direction).collect::<Vec<_>>())
    });
    assert_snapshot!(rays.join("\n"), @r"
    north: [c5, c4, c3, c2, c1]
    northeast: [d5, e4, f3, g2, h1]
    east: [d6, e6, f6, g6, h6]
    southeast: [d7, e8]
    south: [c7, c8]
    southwest: [b7, a8]
    west: [b6, a6]
    northwest: [b5, a4]
    ");
}

#[test]
fn a_text_that_is_not_a_direction_says_why() {
    let error = "up".parse::<Direction>().unwrap_err();
    assert_snapshot!(error, @r#""up" isn't a direction: write N, NE, E, SE, S, SW, W or NW"#);
}

#[test]
fn opposite_step_returns() {
    for (square, direction) in all_steps() {
        let neighbor = next(square, direction);
        if neighbor.is_on_board() {
            let opposite = Direction::ALL[(direction as usize + 4) % 8];
            assert_eq!(next(neighbor, opposite), square);
        }
    }
}

#[test]
fn long_name_round_trips() {
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse(), Ok(direction));
    }
}

proptest! {
    #[test]
    fn arbitrary_text_parses_or_errors(text in ".*") {
        if let Ok(direction) = text.parse::<Direction>() {
            prop_assert!(direction.to_string().starts_with(
                &text[..1].to_lowercase()
            ));
        }
    }
}
