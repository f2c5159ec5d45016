//! Squares: their index, their column and row, their name.

use board::{ParseSquareError, Square};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

#[test]
fn c6_is_the_43rd_square() {
    let c6 = Square::at(2, 5);
    assert_eq!((c6.index(), c6.column(), c6.row()), (42, 2, 5));
    assert_eq!(c6.to_string(), "c6");
}

#[test]
fn the_row_begins_with_a1_and_ends_with_h8() {
    let names: Vec<_> = Square::all().map(|s| s.to_string()).collect();
    assert_eq!((names.len(), &*names[0], &*names[63]), (64, "a1", "h8"));
}

#[test]
fn the_sentinel_comes_after_h8() {
    assert_eq!(Square::OVERFLOW.index(), 64);
    assert_eq!(Square::OVERFLOW.to_string(), "off the board");
    assert!(!Square::OVERFLOW.is_on_board());
}

#[test]
fn every_place_beside_the_board_is_the_sentinel() {
    for (column, row) in [(-1, 0), (8, 0), (0, -1), (0, 8), (-1, 8)] {
        assert_eq!(Square::at(column, row), Square::OVERFLOW);
    }
    assert_eq!(Square::new(64), Square::OVERFLOW);
    assert_eq!(Square::new(usize::MAX), Square::OVERFLOW);
}

#[test]
fn a_text_that_is_not_a_square_says_why() {
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
    fn a_name_in_either_case_is_read_back(square in any_square()) {
        let name = square.to_string();
        prop_assert_eq!(name.parse(), Ok(square));
        prop_assert_eq!(name.to_uppercase().parse(), Ok(square));
    }

    #[test]
    fn a_column_and_a_row_make_the_square(square in any_square()) {
        prop_assert_eq!(Square::at(square.column(), square.row()), square);
        prop_assert_eq!(Square::new(square.index()), square);
    }

    #[test]
    fn any_text_is_a_square_or_an_error(text in ".*") {
        match text.parse::<Square>() {
            Ok(square) => {
                prop_assert_eq!(square.to_string(), text.to_lowercase());
            }
            Err(ParseSquareError::Shape(shape)) => prop_assert_eq!(shape, text),
            Err(_) => prop_assert_eq!(text.chars().count(), 2),
        }
    }
}
