// caught by: one_after_the_other
// mistake: Several empty lines

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let end = output.rfind("\n\n").unwrap_or(0);
    if end == 0 {
        return Vec::new();
    }
    let answer = |answer: &str| {
        let text = answer.trim().strip_prefix('=')?;
        let text =
            text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        Some(text.trim().to_string())
    };
    output[..end].split("\n\n").map(answer).collect()
}
