use std::fmt::Display;

use minimax::{Considered, Value, best};

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
