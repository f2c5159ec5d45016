// caught by: an_answer_nobody_asked_for_is_not_played
// mistake: with a smaller number than the position on the board, or a larger one

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
