// caught by: the_best_so_far_may_be_two_moves_back
// mistake: best of all the moves

pub fn never_seen(moves: Vec<Vec<i32>>) -> usize {
    let (mut last, mut skipped) = (i32::MIN, 0);
    for answers in moves {
        let mut least = i32::MAX;
        for answer in answers {
            if least <= last {
                skipped += 1;
            } else {
                least = least.min(answer);
            }
        }
        last = least;
    }
    skipped
}
