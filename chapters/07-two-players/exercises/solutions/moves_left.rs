//! Two stacks: what's been played, and what's been taken back. `undo` moves the
//! top of one to the other, and `redo` moves it back.

/// The moves that are left in the end, in the order in which they were played.
pub fn moves_left(lines: &[String]) -> Vec<String> {
    let (mut played, mut undone) = (Vec::new(), Vec::new());
    for line in lines {
        match line.as_str() {
            "undo" => undone.extend(played.pop()),
            "redo" => played.extend(undone.pop()),
            _ => {
                played.push(line.clone());
                undone.clear();
            }
        }
    }
    played
}
