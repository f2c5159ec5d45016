/// A mark of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The player who begins.
    X,
    /// The player who answers.
    O,
}

impl Mark {
    /// Returns the other player's mark.
    pub fn other(self) -> Mark {
        match self {
            Mark::X => Mark::O,
            Mark::O => Mark::X,
        }
    }
}
