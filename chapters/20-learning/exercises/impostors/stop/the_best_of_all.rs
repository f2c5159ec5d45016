// caught by: it_stops_when_nothing_gets_better
// mistake: haven't seen

pub fn stop(errors: &[i32], _patience: usize) -> (usize, usize) {
    let least = (1..).zip(errors).min_by_key(|numbered| numbered.1);
    (least.map_or(1, |numbered| numbered.0), errors.len())
}
