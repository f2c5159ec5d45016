// caught by: the_last_one_may_not_have_ended
// mistake: hasn't ended

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let answers = output.split("\n\n").map(str::trim);
    let answers = answers.filter(|answer| !answer.is_empty());
    answers.map(read).collect()
}

fn read(answer: &str) -> Option<String> {
    let text = answer.strip_prefix('=')?;
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some(text.trim().to_string())
}
