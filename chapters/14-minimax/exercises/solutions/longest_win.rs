//! A program played games at random in which nobody gave a win away at once, and
//! looked how far the win was. This game was one of them.

/// The columns of a game of Connect Four that is won, but not for a long time.
pub fn longest_win() -> String {
    "436132751742".to_string()
}
