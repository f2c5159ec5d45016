// caught by: an_answer_to_a_move_that_was_taken_back_is_not_played
// mistake: every answer, even the ones that came too late

pub fn played(log: &str) -> String {
    let mut asked = Vec::new();
    let mut moves = Vec::new();
    for line in log.lines() {
        let Some((first, second)) = line.split_once(' ') else {
            continue;
        };
        if first == "now" {
            asked.push(second);
        } else if asked.contains(&first) {
            moves.push(second);
        }
    }
    moves.join(" ")
}
