// caught by: undo_takes_the_last_move_back
// mistake: they aren't moves

pub fn moves_left(lines: &[String]) -> Vec<String> {
    lines.to_vec()
}
