//! The position that waits is the only one that counts.

/// The moves that are played.
pub fn played(log: &str) -> String {
    let mut waiting = None;
    let mut moves = Vec::new();
    for line in log.lines() {
        let Some((first, second)) = line.split_once(' ') else {
            continue;
        };
        if first == "now" {
            waiting = Some(second);
        } else if waiting == Some(first) {
            moves.push(second);
            waiting = None;
        }
    }
    moves.join(" ")
}
