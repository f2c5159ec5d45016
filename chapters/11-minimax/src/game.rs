use std::fmt::Display;

/// A game for two, in which nothing is hidden and nothing is left to chance:
/// all that a search has to know of it.
pub trait Game: Clone {
    /// What a player can do in a turn.
    type Move: Copy + PartialEq + Display;

    /// What the side to move can do; nothing once the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// The game after one of its moves. This game is left as it is.
    fn after(&self, its_move: Self::Move) -> Self;

    /// Once the game is over, its result in points for the side to move: more
    /// than 0 is a win, less is a loss.
    fn result(&self) -> Option<i32>;
}

/// What a point of a result is worth beside an evaluation, which is always
/// less than this: a game won by one point is better than the best of hopes.
pub const POINT: i32 = 10_000;
