//! People paste games to each other, so the window gets one more key: `c` copies
//! the game. A window can't reach the clipboard by itself. So write a message of
//! your own, an effect with the text to copy, an outcome that says what became
//! of it, and the loop that takes one to the other. (`window::Message` isn't yours
//! to change, so wrap it.)
//!
//! - The `moves` have been played, and we're at their end. Then a player presses
//!   the `keys`, one after another. `0`, `<`, `>` and `m` walk through the game
//!   as in the chapter. Any other key but `c` changes nothing.
//! - `c` copies the moves that lead to where we are, as in `f5d6`. The window says
//!   `Copied f5d6.`
//! - At the start it says `There's nothing to copy.`, and leaves the clipboard
//!   alone.
//! - The clipboard has room for `room` characters. If that's not enough, it keeps
//!   what it had, and the window says `The clipboard has no room for f5d6.`
//! - At the end take a snapshot: draw the state with the chapter's `view` on a
//!   `TestBackend` of 72 by 18 characters. Return that picture as text, and what's
//!   on the clipboard, which is empty at first.
//!
//! After f5 and d6, `copy_game(&[f5, d6], "<c", 4)` returns a picture that says
//! `Copied f5.`, and `f5`.
//!
//! You may use everything in the chapter.

use board::Square;

/// What the window shows in the end, and what's on the clipboard then.
pub fn copy_game(
    moves: &[Square],
    keys: &str,
    room: usize,
) -> (String, String) {
    todo!("press {keys:?} after {moves:?}, with room for {room} characters")
}
