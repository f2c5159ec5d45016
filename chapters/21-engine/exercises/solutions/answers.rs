//! An answer begins with its sign, and an empty line ends it.

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let mut answers = Vec::new();
    let mut lines: Vec<&str> = Vec::new();
    for line in output.split_inclusive('\n') {
        if !line.trim().is_empty() {
            lines.push(line);
        } else if !lines.is_empty() && line.ends_with('\n') {
            answers.push(read(&lines.concat()));
            lines.clear();
        }
    }
    answers
}

fn read(answer: &str) -> Option<String> {
    let text = answer.strip_prefix('=')?;
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some(text.trim().to_string())
}
