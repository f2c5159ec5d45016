// caught by: the_recorded_move_is_a_step_forward
// mistake: The line already has this move here: just step forward and keep the line.

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
                line.truncate(at);
                line.push(square);
                at += 1;
            }
        }
    }
    (line, at)
}
