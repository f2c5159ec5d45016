//! Text that nobody would type.

use board::{Board, Cell, ParseBoardError};
use proptest::prelude::*;

/// Any text, or one that is a board, or almost.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![".*", "[-.BbXx*WwOo]{63,65}", "[-XO]{60}[-XOz?]{4}"]
}

proptest! {
    #[test]
    fn any_text_is_a_board_or_an_error(text in any_text()) {
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
