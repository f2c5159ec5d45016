use std::fmt::Display;

use minimax::{Considered, POINT, Value, best};

/// Says why the computer chose a move:
/// `f4: worth +12, as is another move; 3120 positions looked at`.
pub fn describe_choice<M: Copy + PartialEq + Display>(
    considered: &[Considered<M>],
    chosen: M,
) -> String {
    let choice = considered.iter().find(|it| it.its_move == chosen);
    let value = choice.map_or(0, |it| it.value);
    let sure = if value.abs() < POINT { "" } else { "a " };
    let value = Value(value);
    let equals = match best(considered).len() {
        0 | 1 => String::new(),
        2 => ", as is another move".to_string(),
        n => format!(", as are {} other moves", n - 1),
    };
    let positions = match considered.iter().map(|it| it.positions).sum() {
        1 => "1 position".to_string(),
        n => format!("{n} positions"),
    };
    format!("{chosen}: worth {sure}{value}{equals}; {positions} looked at")
}
