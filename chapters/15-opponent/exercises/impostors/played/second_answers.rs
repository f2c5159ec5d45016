// caught by: the_second_answer_to_a_position_is_not_played
// mistake: every answer, even the ones that came too late

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
        }
    }
    moves.join(" ")
}
