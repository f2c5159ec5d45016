// caught by: progress_begins_the_count_anew
// mistake: count from the best round

pub fn stop(errors: &[i32], patience: usize) -> (usize, usize) {
    let (mut best, mut least, mut without) = (0, i32::MAX, 0);
    for (round, &error) in (1..).zip(errors) {
        if error < least {
            (best, least) = (round, error);
        } else {
            without += 1;
        }
        if without == patience {
            return (best, round);
        }
    }
    (best, errors.len())
}
