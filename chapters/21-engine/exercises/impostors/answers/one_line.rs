// caught by: an_answer_may_have_several_lines
// mistake: several lines

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let output = &output[..output.rfind("\n\n").map_or(0, |place| place + 1)];
    let lines = output.lines().filter(|line| line.starts_with(['=', '?']));
    lines.map(read).collect()
}

fn read(answer: &str) -> Option<String> {
    let text = answer.strip_prefix('=')?;
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some(text.trim().to_string())
}
