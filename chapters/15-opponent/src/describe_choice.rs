use minimax::{POINT, ScoredMove, Value, best};

/// Why the computer chose a move: `worth +30 (one other move is as good); 427
/// positions`.
pub fn describe_choice<M: Copy + PartialEq>(
    considered: &[ScoredMove<M>],
    chosen: M,
) -> String {
    let choice = considered.iter().find(|scored| scored.mv == chosen);
    let value = choice.map_or(0, |scored| scored.value);
    let sure = if value.abs() < POINT { "" } else { "a " };
    let value = Value(value);
    let equals = match best(considered).len() {
        0 | 1 => String::new(),
        2 => " (one other move is as good)".to_string(),
        n => format!(" ({} other moves are as good)", n - 1),
    };
    let positions = match considered.iter().map(|scored| scored.positions).sum()
    {
        1 => "1 position".to_string(),
        n => format!("{n} positions"),
    };
    format!("worth {sure}{value}{equals}; {positions}")
}
