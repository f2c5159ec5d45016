// caught by: at_both_ends_one_stays
// mistake: Before the first move there is no other: at the start one stays.

use board::Square;

pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    let mut line = line.to_vec();
    let mut at: usize = 0;
    for &press in presses {
        match press {
            "0" => at = 0,
            "<<" => at = at - 1,
            ">>" => at = line.len().min(at + 1),
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
