use bitboards::{bit, diagram, squares, step};
use board::Square;
use directions::{Direction, next};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

#[test]
fn shift_equals_direction_step() {
    for square in Square::all() {
        for direction in Direction::ALL {
            let after = next(square, direction);
            let expected = if after.is_on_board() { bit(after) } else { 0 };
            assert_eq!(step(bit(square), direction), expected, "{square}");
        }
    }
}

#[test]
fn diagram_has_a_1_for_each_square() {
    let corners = 1 | 1 << 7 | 1 << 56 | 1 << 63;
    insta::assert_snapshot!(diagram(corners), @"
      a b c d e f g h
    1 1 . . . . . . 1
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . . . . . .
    5 . . . . . . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 1 . . . . . . 1
    ");
}

proptest! {
    #[test]
    fn mask_round_trips_through_squares(mask: u64) {
        prop_assert_eq!(squares(mask).map(bit).sum::<u64>(), mask);
        prop_assert!(squares(mask).is_sorted());
        prop_assert_eq!(squares(mask).count(), mask.count_ones() as usize);
    }

    #[test]
    fn mask_iterates_in_square_order(mask: u64) {
        for direction in Direction::ALL {
            let each = squares(mask).map(|square| step(bit(square), direction));
            prop_assert_eq!(step(mask, direction), each.sum::<u64>());
        }
    }
}
