use std::fmt::{self, Display};

use crate::{Considered, POINT, best};

/// A value as people read it: `+35`, or `ends +6` once the result is
/// certain, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value(pub i32);

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Value(value) = *self;
        f.pad(&match value {
            0 => "0".to_string(),
            _ if value.abs() < POINT => format!("{value:+}"),
            _ => format!("ends {:+}", value / POINT),
        })
    }
}

/// Says why the computer chose a move:
/// `f4: +12, as good as 1 more; 3120 positions looked at`.
pub fn describe_choice<M: Copy + PartialEq + Display>(
    considered: &[Considered<M>],
    chosen: M,
) -> String {
    let choice = considered.iter().find(|it| it.its_move == chosen);
    let value = Value(choice.map_or(0, |it| it.value));
    let equals = match best(considered).len() {
        0 | 1 => String::new(),
        n => format!(", as good as {} more", n - 1),
    };
    let positions = match considered.iter().map(|it| it.positions).sum() {
        1 => "1 position".to_string(),
        n => format!("{n} positions"),
    };
    format!("{chosen}: {value}{equals}; {positions} looked at")
}
