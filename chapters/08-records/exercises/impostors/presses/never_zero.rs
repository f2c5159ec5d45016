// caught by: the_start_and_the_end_are_one_press_away
// mistake: It looks as if you only stepped

pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    from.abs_diff(to).min(1 + moves - to)
}
