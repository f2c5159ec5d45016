//! The example positions of the documents. `tests/positions.csv` at the root
//! says where each comes from.

use board::Board;

use crate::board;

/// After Black's first move f5: White to move.
pub fn f5_played() -> Board {
    board(
        "- - - - - - - -
         - - - - - - - -
         - - - - - - - -
         - - - W B - - -
         - - - B B B - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    )
}

/// Figure 6 of the C++ project sheet: Black to move, and c6 flips five discs.
pub fn c6() -> Board {
    board(
        "- - - - - - - -
         - - - B - - - -
         - - B - - - - -
         B B W B B - - -
         B W W B B W - -
         B W - W W - - -
         - - - W B - - -
         - - - - B - - -",
    )
}

/// The same after c6: White to move.
pub fn c6_played() -> Board {
    board(
        "- - - - - - - -
         - - - B - - - -
         - - B - - - - -
         B B B B B - - -
         B B B B B W - -
         B B B W W - - -
         - - - B B - - -
         - - - - B - - -",
    )
}

/// Figure 8 of the sheet: Black to move, and a5 starts no chain reaction.
pub fn a5() -> Board {
    board(
        "- - - - - - - -
         - - B - - - - -
         - - B B W - - -
         - - W W B - - -
         - W W B B B - -
         - - - - - - - -
         - - - - - - - -
         - - - - - - - -",
    )
}

/// The Python document's example: White to move, and d2 flips four discs.
pub fn d2() -> Board {
    board(
        "- - - - - - - -
         - - - - - - - -
         - - - B B - - -
         - - - B B W - -
         - - - B B - - -
         - - - W B - - -
         - - - - - - - -
         - - - - - - - -",
    )
}

/// The same after d2: Black to move.
pub fn d2_played() -> Board {
    board(
        "- - - - - - - -
         - - - W - - - -
         - - - W W - - -
         - - - W B W - -
         - - - W B - - -
         - - - W B - - -
         - - - - - - - -
         - - - - - - - -",
    )
}

/// The end of Ralle - Thor: b1 is empty, and neither side can move.
pub fn b1() -> Board {
    board(
        "W - B B B B B B
         W W B B B B B B
         W W W B B B B B
         W W B W B B B B
         W W W B W B B B
         W W B W B W B B
         W W B B W B W B
         W W W W W W W W",
    )
}
