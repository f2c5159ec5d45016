// caught by: redo_goes_forward_one_move_at_a_time
// mistake: begin with the one that was taken back last

pub fn moves_left(lines: &[String]) -> Vec<String> {
    let (mut played, mut undone) = (Vec::new(), Vec::new());
    for line in lines {
        match line.as_str() {
            "undo" => undone.extend(played.pop()),
            "redo" => {
                if !undone.is_empty() {
                    played.push(undone.remove(0));
                }
            }
            _ => {
                played.push(line.clone());
                undone.clear();
            }
        }
    }
    played
}
