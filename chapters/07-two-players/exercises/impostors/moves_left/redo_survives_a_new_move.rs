// caught by: a_new_move_forgets_what_was_taken_back
// mistake: what was taken back is forgotten

pub fn moves_left(lines: &[String]) -> Vec<String> {
    let (mut played, mut undone) = (Vec::new(), Vec::new());
    for line in lines {
        match line.as_str() {
            "undo" => undone.extend(played.pop()),
            "redo" => played.extend(undone.pop()),
            _ => {
                played.push(line.clone());
            }
        }
    }
    played
}
