// caught by: it_stops_when_nothing_gets_better
// mistake: a round too long

pub fn stop(errors: &[i32], patience: usize) -> (usize, usize) {
    let (mut best, mut least) = (0, i32::MAX);
    for (round, &error) in (1..).zip(errors) {
        if error < least {
            (best, least) = (round, error);
        }
        if round - best > patience {
            return (best, round);
        }
    }
    (best, errors.len())
}
