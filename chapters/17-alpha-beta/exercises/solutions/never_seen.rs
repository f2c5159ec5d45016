//! A move is left as soon as one of its answers is no better than what you
//! have.

/// How many numbers alpha-beta never looks at.
pub fn never_seen(moves: Vec<Vec<i32>>) -> usize {
    let (mut best, mut skipped) = (i32::MIN, 0);
    for answers in moves {
        let mut least = i32::MAX;
        for &answer in &answers {
            if least <= best {
                skipped += 1;
            } else {
                least = least.min(answer);
            }
        }
        best = best.max(least);
    }
    skipped
}
