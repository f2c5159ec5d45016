// caught by: a_number_comes_back
// mistake: isn't part of the text

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let end = output.rfind("\n\n").map_or(0, |place| place + 1);
    let answers = output[..end].split("\n\n").map(str::trim);
    let answers = answers.filter(|answer| !answer.is_empty());
    answers
        .map(|answer| Some(answer.strip_prefix('=')?.trim().to_string()))
        .collect()
}
