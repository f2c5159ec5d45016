// caught by: redo_plays_the_move_again
// mistake: `redo` does nothing

pub fn moves_left(lines: &[String]) -> Vec<String> {
    let mut played = Vec::new();
    for line in lines {
        match line.as_str() {
            "undo" => drop(played.pop()),
            "redo" => {}
            _ => played.push(line.clone()),
        }
    }
    played
}
