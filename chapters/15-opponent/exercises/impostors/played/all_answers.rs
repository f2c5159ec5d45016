// caught by: an_answer_to_a_move_that_was_taken_back_is_not_played
// mistake: you played every answer

pub fn played(log: &str) -> String {
    let mut waiting = None;
    let mut moves = Vec::new();
    for line in log.lines() {
        let Some((first, second)) = line.split_once(' ') else {
            continue;
        };
        if first == "now" {
            waiting = Some(second);
        } else if waiting != Some("") {
            moves.push(second);
            waiting = None;
        }
    }
    moves.join(" ")
}
