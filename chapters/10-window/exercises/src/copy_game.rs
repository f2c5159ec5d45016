//! People paste games to each other, so the window gets one more key: `c` copies
//! the game. A window can't reach the clipboard by itself. So write a message of
//! your own, an effect with the text to copy, an outcome that says what became
//! of it, and the loop that takes one to the other.
//!
//! - These moves have been played, and we're at their end. Then somebody presses
//!   these keys, one after another. `0`, `<`, `>` and `m` walk through the game
//!   as in the chapter. Any other key but `c` changes nothing.
//! - `c` copies the moves that lead to where we are, as in `f5d6`. The window says
//!   `Copied f5d6.`
//! - At the start it says `There's nothing to copy.`, and leaves the clipboard
//!   alone.
//! - The clipboard has room for so many characters. If that's not enough, it keeps
//!   what it had, and the window says `The clipboard has no room for f5d6.`
//! - Answer what the window says after each key, and what's on the clipboard at
//!   the end. At first it's empty.
//!
//! You may use everything in the chapter.

use board::Square;

/// What the window says after each key, and what's on the clipboard then.
pub fn copy_game(
    moves: &[Square],
    keys: &str,
    room: usize,
) -> (Vec<String>, String) {
    todo!("press {keys:?} after {moves:?}, with room for {room} characters")
}
