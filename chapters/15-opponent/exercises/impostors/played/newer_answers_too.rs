// caught by: an_answer_to_a_move_that_was_taken_back_is_not_played
// mistake: every answer, even the ones that came too late

pub fn played(log: &str) -> String {
    let mut now = 0;
    let mut moves = Vec::new();
    for line in log.lines() {
        let Some((first, second)) = line.split_once(' ') else {
            continue;
        };
        let number = |text: &str| text.parse::<usize>().unwrap_or_default();
        if first == "now" {
            now = number(second);
        } else if number(first) >= now {
            moves.push(second);
        }
    }
    moves.join(" ")
}
