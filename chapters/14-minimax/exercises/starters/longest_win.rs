//! A challenge. In Connect Four, a win can be forced many moves before it happens.
//! Find a position in which it's still a long way off.
//!
//! - Return the columns that lead to your position. In the chapter it was `"4455"`,
//!   and Black won three plies later, whatever White did.
//! - What counts is the *fastest* win of the side to move, in plies, against the
//!   best defense. The checks want 5 plies, then 7, then 9.
//! - The game mustn't be over yet.
//!
//! You may think of one, or write a program that looks for one, and paste what it
//! finds. You may use everything in the chapter.

/// The columns of a game of Connect Four that is won, but not for a long time.
pub fn longest_win() -> String {
    todo!("drop the discs of a game that is won in many plies")
}
