// caught by: you_can_go_to_the_end_and_to_the_start
// mistake: `Max` is one short: the end is after the last move.

use board::Square;

pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    let mut line = line.to_vec();
    let mut at: usize = 0;
    for &press in presses {
        match press {
            "0" => at = 0,
            "<<" => at = at.saturating_sub(1),
            ">>" => at = line.len().min(at + 1),
            "Max" => at = line.len().saturating_sub(1),
            _ => {
                let square = press.parse().unwrap();
                if line.get(at) != Some(&square) {
                    line.truncate(at);
                    line.push(square);
                }
                at += 1;
            }
        }
    }
    (line, at)
}
