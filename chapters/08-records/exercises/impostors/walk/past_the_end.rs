// caught by: at_either_end_you_stay_where_you_are
// mistake: There's nothing after the last move: at the end of the line, stay there.

use board::Square;

pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    let mut line = line.to_vec();
    let mut at: usize = 0;
    for &press in presses {
        match press {
            "0" => at = 0,
            "<<" => at = at.saturating_sub(1),
            ">>" => at = at + 1,
            "Max" => at = line.len(),
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
