//! The place is a number of moves made, so in a line of 60 there are 61 places.
//! At the end of the line there is nothing to cut, and a new move needs no case
//! of its own.

use board::Square;

/// The line after these presses, and how many of its moves have been made.
pub fn walk(line: &[Square], presses: &[&str]) -> (Vec<Square>, usize) {
    let mut line = line.to_vec();
    let mut at: usize = 0;
    for &press in presses {
        at = match press {
            "0" => 0,
            "<<" => at.saturating_sub(1),
            ">>" => line.len().min(at + 1),
            "Max" => line.len(),
            square => play(&mut line, at, square),
        };
    }
    (line, at)
}

/// Plays a move at this place, and gives the place after it.
fn play(line: &mut Vec<Square>, at: usize, name: &str) -> usize {
    let square = name.parse().expect("the name of a square");
    if line.get(at) != Some(&square) {
        line.truncate(at);
        line.push(square);
    }
    at + 1
}
