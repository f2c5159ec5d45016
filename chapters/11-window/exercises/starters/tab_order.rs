//! You can use the article's form without a mouse: Tab takes you from one part of
//! it to the next. Which part has the focus, and where in the game are we, after
//! you've pressed a few keys?
//!
//! - The parts are `board`, `0`, `<<`, `>>` and `Max`, in this order. After the last
//!   comes the first again.
//! - The game has `moves` moves. At first we're at its end, and the focus is on the
//!   board.
//! - A button that wouldn't go anywhere can't have the focus: at the start of the
//!   game these are `0` and `<<`, at its end `>>` and `Max`.
//! - `T` is Tab, and goes to the next part that can have the focus. `B` is
//!   Shift-Tab, and goes to the one before.
//! - `E` is Enter, and presses the button with the focus. It walks through the game
//!   as in chapter 8. On the board it does nothing.
//! - If Enter leaves the focus on a button that can't have it any more, it goes on,
//!   as if you'd pressed Tab.
//!
//! So `tab_order(2, "BE")` goes back to `<<` and presses it: `("<<", 1)`.

/// The part with the focus, and the number of the move.
pub fn tab_order(moves: usize, keys: &str) -> (String, usize) {
    todo!("press {keys:?} at the end of a game with {moves} moves")
}
