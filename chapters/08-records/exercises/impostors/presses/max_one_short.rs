// caught by: the_start_and_the_end_are_one_press_away
// mistake: `Max` is one short

pub fn presses(moves: usize, from: usize, to: usize) -> usize {
    let step = from.abs_diff(to).min(1 + to);
    step.min(1 + moves.saturating_sub(1).abs_diff(to))
}
