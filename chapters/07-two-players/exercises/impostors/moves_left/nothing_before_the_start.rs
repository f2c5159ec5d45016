// caught by: there_is_nothing_to_take_back_before_the_first_move
// mistake: If there isn't a move to take back

pub fn moves_left(lines: &[String]) -> Vec<String> {
    let (mut played, mut undone) = (Vec::new(), Vec::new());
    for line in lines {
        match line.as_str() {
            "undo" => undone.push(played.pop().unwrap()),
            "redo" => played.extend(undone.pop()),
            _ => {
                played.push(line.clone());
                undone.clear();
            }
        }
    }
    played
}
