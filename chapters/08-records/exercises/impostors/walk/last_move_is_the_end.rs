// caught by: you_can_go_forward_and_back
// mistake: It looks as if you took the last move for the end: there's a place after it.

use board::Square;

pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    let mut line = line.to_vec();
    let mut at: usize = 0;
    for &press in presses {
        match press {
            "0" => at = 0,
            "<<" => at = at.saturating_sub(1),
            ">>" => at = (at + 1).min(line.len() - 1),
            "Max" => at = line.len() - 1,
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
