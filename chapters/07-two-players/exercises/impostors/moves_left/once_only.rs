// caught by: redo_goes_forward_one_move_at_a_time
// mistake: only one move can be played again

pub fn moves_left(lines: &[String]) -> Vec<String> {
    let (mut played, mut undone) = (Vec::new(), Vec::new());
    for line in lines {
        match line.as_str() {
            "undo" => undone.extend(played.pop()),
            "redo" => {
                played.extend(undone.pop());
                undone.clear();
            }
            _ => {
                played.push(line.clone());
                undone.clear();
            }
        }
    }
    played
}
