//! Eight directions, and the next square in each.

use board::Square;
use directions::other_ways::{by_matrix, by_offsets};
use directions::{Direction, by_arithmetic, next, ray};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// Every question that `next` can be asked: 65 squares, 8 directions.
fn every_question() -> impl Iterator<Item = (Square, Direction)> {
    (0..=64)
        .map(Square::new)
        .flat_map(|square| Direction::ALL.map(|direction| (square, direction)))
}

#[test]
fn four_ways_one_answer() {
    let mut questions = 0;
    for (square, direction) in every_question() {
        let answer = next(square, direction);
        assert_eq!(by_arithmetic(square, direction), answer);
        assert_eq!(by_offsets(square, direction), answer);
        assert_eq!(by_matrix(square, direction), answer);
        questions += 1;
    }
    assert_eq!(questions, 520);
}

#[test]
fn the_directions_are_in_the_order_of_their_numbers() {
    for (number, direction) in Direction::ALL.into_iter().enumerate() {
        assert_eq!(direction as usize, number);
    }
}

#[test]
fn four_hundred_and_twenty_steps_stay_on_the_board() {
    let stay = |(square, direction): &(Square, Direction)| {
        square.is_on_board() && next(*square, *direction).is_on_board()
    };
    assert_eq!(every_question().filter(stay).count(), 420);
}

#[test]
fn no_step_leads_away_from_the_sentinel() {
    for direction in Direction::ALL {
        assert_eq!(next(Square::OVERFLOW, direction), Square::OVERFLOW);
        assert_eq!(ray(Square::OVERFLOW, direction).count(), 0);
    }
}

#[test]
fn the_eight_rays_of_c6() {
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
fn a_step_there_and_a_step_back() {
    for (square, direction) in every_question() {
        let there = next(square, direction);
        if there.is_on_board() {
            let back = Direction::ALL[(direction as usize + 4) % 8];
            assert_eq!(next(there, back), square);
        }
    }
}

#[test]
fn a_long_name_is_read_back() {
    for direction in Direction::ALL {
        assert_eq!(direction.to_string().parse(), Ok(direction));
    }
}

proptest! {
    #[test]
    fn any_text_is_a_direction_or_an_error(text in ".*") {
        if let Ok(direction) = text.parse::<Direction>() {
            prop_assert!(direction.to_string().starts_with(
                &text[..1].to_lowercase()
            ));
        }
    }
}
