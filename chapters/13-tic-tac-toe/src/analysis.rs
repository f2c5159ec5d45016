use crate::Spot;

/// The result of a search for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Each move, and what it's worth to the player who makes it.
    pub values: Vec<(Spot, i32)>,
    /// The number of positions searched, not counting the root.
    pub positions: u64,
}

impl Analysis {
    /// Returns the value of a move; `None` if it isn't legal.
    pub fn value(&self, spot: Spot) -> Option<i32> {
        let entry = self.values.iter().find(|entry| entry.0 == spot)?;
        Some(entry.1)
    }

    /// Returns the moves with the highest value.
    pub fn best(&self) -> Vec<Spot> {
        let most = self.values.iter().map(|&(_, value)| value).max();
        let best = self.values.iter().filter(|entry| Some(entry.1) == most);
        best.map(|&(spot, _)| spot).collect()
    }

    /// Describes the choice of a move: `worth +30 (one other move is as good);
    /// 120 positions`.
    pub fn describe(&self, spot: Spot) -> String {
        let value = describe_value(self.value(spot).unwrap_or_default());
        let a = if value.starts_with("sure") { "a " } else { "" };
        let equals = match self.best().len() {
            0 | 1 => String::new(),
            2 => " (one other move is as good)".to_string(),
            n => format!(" ({} other moves are as good)", n - 1),
        };
        let positions = match self.positions {
            1 => "1 position".to_string(),
            n => format!("{n} positions"),
        };
        format!("worth {a}{value}{equals}; {positions}")
    }
}

/// Returns a value as people read it: `+30`, or `sure +993` once the end is in
/// sight.
pub fn describe_value(value: i32) -> String {
    match value {
        0 => "0".to_string(),
        end if end.abs() > 900 => format!("sure {end:+}"),
        guess => format!("{guess:+}"),
    }
}
