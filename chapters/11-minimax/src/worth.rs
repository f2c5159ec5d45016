use std::fmt::{self, Display};

use crate::{Considered, POINT, best};

/// A value as a person reads it: `+35`, or `ends +6` once the result is
/// certain, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth(pub i32);

impl Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Worth(value) = *self;
        f.pad(&match value {
            0 => "0".to_string(),
            _ if value.abs() < POINT => format!("{value:+}"),
            _ => format!("ends {:+}", value / POINT),
        })
    }
}

/// What the computer thought of the move that it chose:
/// `f4: +12, as good as 1 more; 3120 positions looked at`.
pub fn thought_of<M: Copy + PartialEq + Display>(
    considered: &[Considered<M>],
    chosen: M,
) -> String {
    let worth = considered.iter().find(|it| it.its_move == chosen);
    let worth = Worth(worth.map_or(0, |it| it.value));
    let equals = match best(considered).len() {
        0 | 1 => String::new(),
        n => format!(", as good as {} more", n - 1),
    };
    let positions = match considered.iter().map(|it| it.positions).sum() {
        1 => "1 position".to_string(),
        n => format!("{n} positions"),
    };
    format!("{chosen}: {worth}{equals}; {positions} looked at")
}
