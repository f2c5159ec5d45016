// caught by: one_move_forward_or_back_is_one_press
// mistake: It looks as if you always jumped first

pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    let _ = from;
    (1 + to).min(1 + moves - to)
}
