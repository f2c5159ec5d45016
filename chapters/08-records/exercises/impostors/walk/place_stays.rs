// caught by: a_move_at_the_end_is_added
// mistake: It looks as if you played a move and stayed where you were: a move is a step forward, too.

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
                if line.get(at) != Some(&square) {
                    line.truncate(at);
                    line.push(square);
                }
            }
        }
    }
    (line, at)
}
