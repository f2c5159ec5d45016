//! At the start you can choose between four moves. What's the most that a player
//! can ever have? Find a game, from the start, after which the side to move has as
//! many legal moves as you can manage.
//!
//! 20 is easy, 24 takes a program, and 28 takes a good one. Nobody who plays to win
//! gets there, so both sides may help.
//!
//! You may use everything in chapters 1 to 18. Write the program where you like; the
//! answer is only the game.

/// A game, such as `f5d6c3`. It may end before it's over.
pub fn most_moves() -> String {
    todo!("a game after which there are many moves")
}
