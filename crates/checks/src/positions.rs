//! The example positions of the documents, as `chapters/positions.csv` at the root has
//! them; it says where each comes from.

use board::Board;

use crate::board;

/// After Black's first move f5: White to move.
pub fn f5_played() -> Board {
    board("---------------------------OX------XXX--------------------------")
}

/// Figure 6 of the C++ project sheet: Black to move, and c6 flips five discs.
pub fn c6() -> Board {
    board("-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X---")
}

/// The same after c6: White to move.
pub fn c6_played() -> Board {
    board("-----------X------X-----XXXXX---XXXXXO--XXXOO------XX-------X---")
}

/// Figure 8 of the sheet: Black to move, and a5 starts no chain reaction.
pub fn a5() -> Board {
    board("----------X-------XXO-----OOX----OOXXX--------------------------")
}

/// The Python document's example: White to move, and d2 flips four discs.
pub fn d2() -> Board {
    board("-------------------XX------XXO-----XX------OX-------------------")
}

/// The end of Ralle - Thor: b1 is empty, and neither side can move.
pub fn b1() -> Board {
    board("O-XXXXXXOOXXXXXXOOOXXXXXOOXOXXXXOOOXOXXXOOXOXOXXOOXXOXOXOOOOOOOO")
}
