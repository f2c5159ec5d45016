// caught by: the_same_error_is_no_progress
// mistake: isn't progress

pub fn stop(errors: &[i32], patience: usize) -> (usize, usize) {
    let (mut best, mut least) = (0, i32::MAX);
    for (round, &error) in (1..).zip(errors) {
        if error <= least {
            (best, least) = (round, error);
        }
        if round - best >= patience {
            return (best, round);
        }
    }
    (best, errors.len())
}
