use std::fmt::Display;

/// A game for two in which nothing is hidden and nothing is left to chance:
/// everything that a search needs to know about it.
pub trait Game: Clone {
    /// An action of a player in a turn.
    type Move: Copy + PartialEq + Display;

    /// Returns the moves of the side to move; none once the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// Returns the game after one of its moves. This game is left as it is.
    fn after(&self, mv: Self::Move) -> Self;

    /// Once the game is over, its result in points for the side to move: more
    /// than 0 is a win, less is a loss.
    fn result(&self) -> Option<i32>;
}

/// The value of one point of a result. Evaluations stay below it, so that a
/// game won by one point outweighs every evaluation.
pub const POINT: i32 = 10_000;
