//! Boards from the table of example positions that several checks ask about.

use board::Board;
use example_positions::example;

/// Returns the board after Black's first move f5: White to move.
pub fn f5_played() -> Board {
    example("start").after
}

/// Returns figure 6 of the C++ project sheet: Black to move, and c6 flips five discs.
pub fn c6() -> Board {
    example("c6").board
}

/// Returns the board of [`c6`] after Black has played there: White to move.
pub fn c6_played() -> Board {
    example("c6").after
}

/// Returns figure 8 of the sheet: Black to move, and a5 starts no chain reaction.
pub fn a5() -> Board {
    example("a5").board
}

/// Returns the Python document's example: White to move, and d2 flips four discs.
pub fn d2() -> Board {
    example("d2").board
}

/// Returns the end of Ralle - Thor: b1 is empty, and neither side can move.
pub fn b1() -> Board {
    example("b1").board
}
