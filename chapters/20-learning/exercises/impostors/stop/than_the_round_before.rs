// caught by: progress_means_better_than_ever
// mistake: every round before

pub fn stop(errors: &[i32], patience: usize) -> (usize, usize) {
    let (mut best, mut before) = (0, i32::MAX);
    for (round, &error) in (1..).zip(errors) {
        if error < before {
            best = round;
        }
        before = error;
        if round - best >= patience {
            return (best, round);
        }
    }
    (best, errors.len())
}
