use alpha_beta::Window;

/// Bounds on a value: it is at least `lower` and at most `upper`. If they are
/// equal, it is exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this.
    pub upper: i32,
}

impl Bounds {
    /// Bounds that exclude nothing.
    pub const UNKNOWN: Bounds = Bounds {
        lower: -i32::MAX,
        upper: i32::MAX,
    };

    /// Tests if there's only one value left.
    pub fn are_exact(self) -> bool {
        self.lower == self.upper
    }

    /// Returns the intersection of two bounds.
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }

    /// Returns the result of a search through this window, if the bounds decide
    /// it.
    pub fn answer(self, window: Window) -> Option<i32> {
        if self.lower >= window.beta || self.are_exact() {
            Some(self.lower)
        } else if self.upper <= window.alpha {
            Some(self.upper)
        } else {
            None
        }
    }

    /// Returns the bounds that follow from a search through this window that
    /// returned `value`.
    pub fn learn(mut self, value: i32, window: Window) -> Bounds {
        if value > window.alpha {
            self.lower = self.lower.max(value);
        }
        if value < window.beta {
            self.upper = self.upper.min(value);
        }
        self
    }
}
