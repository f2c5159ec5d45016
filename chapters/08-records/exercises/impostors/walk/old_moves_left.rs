// caught by: a_different_move_begins_a_new_line
// mistake: A new line begins here: drop the old moves after it.

use board::Square;

pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    let mut line = line.to_vec();
    let mut at: usize = 0;
    for &press in presses {
        match press {
            "0" => at = 0,
            "<<" => at = at.saturating_sub(1),
            ">>" => at = line.len().min(at + 1),
            "Max" => at = line.len(),
            _ => {
                let square = press.parse().unwrap();
                match line.get_mut(at) {
                    Some(recorded) => *recorded = square,
                    None => line.push(square),
                }
                at += 1;
            }
        }
    }
    (line, at)
}
