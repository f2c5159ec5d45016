/// The values that still matter in a search: those between `alpha` and `beta`,
/// both seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// What the side to move can have anyway.
    pub alpha: i32,
    /// What its opponent can hold it to anyway.
    pub beta: i32,
}

impl Window {
    /// Nothing is known yet, so every value matters.
    pub const OPEN: Window = Window {
        alpha: -i32::MAX,
        beta: i32::MAX,
    };

    /// The window once the side to move has found something worth `value`.
    pub fn above(self, value: i32) -> Window {
        Window {
            alpha: self.alpha.max(value),
            ..self
        }
    }

    /// The same window, seen by the opponent.
    pub fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}
