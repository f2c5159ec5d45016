use alpha_beta::Window;

/// What is known of a value: it's at least `lower` and at most `upper`. If
/// they're the same, it's exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The value is at least this.
    pub lower: i32,
    /// The value is at most this.
    pub upper: i32,
}

impl Bounds {
    /// Nothing is known.
    pub const UNKNOWN: Bounds = Bounds {
        lower: -i32::MAX,
        upper: i32::MAX,
    };

    /// Whether there's only one value left.
    pub fn are_exact(self) -> bool {
        self.lower == self.upper
    }

    /// What we know if both are true.
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }

    /// What a search through this window would return, if we know enough.
    pub fn answer(self, window: Window) -> Option<i32> {
        if self.lower >= window.beta || self.are_exact() {
            Some(self.lower)
        } else if self.upper <= window.alpha {
            Some(self.upper)
        } else {
            None
        }
    }

    /// What we know once a search through this window has returned `value`.
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
