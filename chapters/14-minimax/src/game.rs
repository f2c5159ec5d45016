use std::fmt::Display;

/// A game for two in which nothing is hidden and nothing is left to chance:
/// everything that a search needs to know about it.
pub trait Game: Clone {
    /// What a player can do in a turn.
    type Move: Copy + PartialEq + Display;

    /// What the side to move can do; nothing once the game is over.
    fn moves(&self) -> Vec<Self::Move>;

    /// The game after one of its moves. This game is left as it is.
    fn after(&self, mv: Self::Move) -> Self;

    /// Once the game is over, its result in points for the side to move: more
    /// than 0 is a win, less is a loss.
    fn result(&self) -> Option<i32>;
}

/// How many points of an evaluation equal one point of a result. Evaluations
/// stay below it, so that a game won by one point beats any hope.
pub const POINT: i32 = 10_000;
