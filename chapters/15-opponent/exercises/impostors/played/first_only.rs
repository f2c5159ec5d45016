// caught by: each_position_gets_its_answer
// mistake: you stopped after the first move

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
            break;
        }
    }
    moves.join(" ")
}
