// caught by: nothing_is_left_out_of_the_first_move
// mistake: that's better

pub fn never_seen(moves: Vec<Vec<i32>>) -> usize {
    let (mut best, mut skipped) = (i32::MIN, 0);
    for answers in moves {
        if let Some(at) = answers.iter().position(|&answer| answer >= best) {
            skipped += answers.len() - at - 1;
        }
        best = best.max(answers.into_iter().min().unwrap_or(i32::MAX));
    }
    skipped
}
