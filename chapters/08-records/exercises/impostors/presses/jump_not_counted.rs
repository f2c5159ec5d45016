// caught by: the_start_and_the_end_are_one_press_away
// mistake: You counted the steps after a jump, and not the jump

pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    from.abs_diff(to).min(to).min(moves - to)
}
