//! Property test of parsing arbitrary text as a board.

use board::{Board, Cell, ParseBoardError};
use proptest::prelude::*;

/// Generates arbitrary text, valid boards, and boards with small errors.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![".*", "[-.BbXx*WwOo]{63,65}", "[-XO]{60}[-XOz?]{4}"]
}

proptest! {
    #[test]
    fn arbitrary_text_parses_or_errors(text in any_text()) {
        let discs = text.matches(|symbol| "BbXx*WwOo".contains(symbol)).count();
        match text.parse::<Board>() {
            Ok(board) => prop_assert_eq!(board.count(Cell::Empty), 64 - discs),
            Err(ParseBoardError::Symbol(symbol, square)) => {
                prop_assert!(text.contains(symbol) && square.is_on_board());
            }
            Err(ParseBoardError::Count(count)) => {
                prop_assert!(count != 64 && count <= text.chars().count());
            }
        }
    }
}
