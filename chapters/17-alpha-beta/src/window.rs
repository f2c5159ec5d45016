/// The values that still matter in a search: those between `alpha` and `beta`,
/// both seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The least that the side to move has for certain: alpha.
    pub alpha: i32,
    /// The most that the opponent allows: beta.
    pub beta: i32,
}

impl Window {
    /// The full window.
    pub const FULL: Window = Window {
        alpha: -i32::MAX,
        beta: i32::MAX,
    };

    /// Returns the window once the side to move has found something worth
    /// `value`.
    pub fn raise_alpha(self, value: i32) -> Window {
        Window {
            alpha: self.alpha.max(value),
            ..self
        }
    }

    /// Returns the same window, seen by the opponent.
    pub fn negate(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}
