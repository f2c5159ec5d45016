//! A challenge. In Connect Four, a win can be forced many moves before it
//! happens. Find a position in which that's a long way off.
//!
//! - Return the columns that lead to your position, such as `"4455"`: there
//!   Black wins three plies later, whatever White does.
//! - What counts is the *fastest* win of the side to move, in plies, against the
//!   best defense. The checks want 3 plies, then 5, 7 and 9.
//! - The game mustn't be over yet.
//!
//! You may find it by thinking, or have your computer look for one, and paste
//! what it finds. You may use everything in the chapter.

/// The columns of a game of Connect Four that is won, but not for a long time.
pub fn longest_win() -> String {
    todo!("drop the discs of a game that is won in many plies")
}
