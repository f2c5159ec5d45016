// caught by: nothing_is_left_out_of_the_first_move
// mistake: does look at

pub fn never_seen(moves: Vec<Vec<i32>>) -> usize {
    let (mut best, mut seen) = (i32::MIN, 0);
    for answers in moves {
        let mut least = i32::MAX;
        for answer in answers {
            if least > best {
                least = least.min(answer);
                seen += 1;
            }
        }
        best = best.max(least);
    }
    seen
}
