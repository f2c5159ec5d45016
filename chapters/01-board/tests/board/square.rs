//! Tests of a square's index, column, row and name.

use board::{ParseSquareError, Square};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

#[test]
fn c6_has_index_42() {
    let c6 = Square::at(2, 5);
    assert_eq!((c6.index(), c6.column(), c6.row()), (42, 2, 5));
    assert_eq!(c6.to_string(), "c6");
}

#[test]
fn all_runs_from_a1_to_h8() {
    let names: Vec<_> =
        Square::all().map(|square| square.to_string()).collect();
    assert_eq!((names.len(), &*names[0], &*names[63]), (64, "a1", "h8"));
}

#[test]
fn sentinel_has_index_64() {
    assert_eq!(Square::OVERFLOW.index(), 64);
    assert_eq!(Square::OVERFLOW.to_string(), "off the board");
    assert!(!Square::OVERFLOW.is_on_board());
}

#[test]
fn out_of_range_is_sentinel() {
    for (column, row) in [(-1, 0), (8, 0), (0, -1), (0, 8), (-1, 8)] {
        assert_eq!(Square::at(column, row), Square::OVERFLOW);
    }
    assert_eq!(Square::new(64), Square::OVERFLOW);
    assert_eq!(Square::new(usize::MAX), Square::OVERFLOW);
}

#[test]
fn square_parse_error_messages() {
    let errors = ["", "c66", "6c", "65", "i1", "c9", "c\n"].map(|name| {
        name.parse::<Square>()
            .map_err(|error| error.to_string())
            .unwrap_err()
    });
    assert_snapshot!(errors.join("\n"), @r#"
    "" isn't a square: write a letter and a digit, as in c6
    "c66" isn't a square: write a letter and a digit, as in c6
    "6c" has the digit first: write the letter and then the digit, as in c6
    there's no column '6': columns run from a to h, as in c6
    there's no column 'i': columns run from a to h, as in c6
    there's no row '9': rows run from 1 to 8, as in c6
    there's no row '\n': rows run from 1 to 8, as in c6
    "#);
}

fn any_square() -> impl Strategy<Value = Square> {
    (0_usize..64).prop_map(Square::new)
}

proptest! {
    #[test]
    fn name_round_trips_in_either_case(square in any_square()) {
        let name = square.to_string();
        prop_assert_eq!(name.parse(), Ok(square));
        prop_assert_eq!(name.to_uppercase().parse(), Ok(square));
    }

    #[test]
    fn column_and_row_round_trip(square in any_square()) {
        prop_assert_eq!(Square::at(square.column(), square.row()), square);
        prop_assert_eq!(Square::new(square.index()), square);
    }

    #[test]
    fn arbitrary_text_parses_or_errors(text in ".*") {
        match text.parse::<Square>() {
            Ok(square) => {
                prop_assert_eq!(square.to_string(), text.to_lowercase());
            }
            Err(ParseSquareError::Shape(shape)) => prop_assert_eq!(shape, text),
            Err(_) => prop_assert_eq!(text.chars().count(), 2),
        }
    }
}
