// caught by: one_move_forward_or_back_is_one_press
// mistake: You subtracted the larger number from the smaller one

pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    (from - to).min(1 + to).min(1 + moves - to)
}
