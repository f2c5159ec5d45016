// caught by: what_it_could_not_do_is_none
// mistake: couldn't do

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let end = output.rfind("\n\n").map_or(0, |place| place + 1);
    let answers = output[..end].split("\n\n").map(str::trim);
    let answers = answers.filter(|answer| !answer.is_empty());
    answers.map(|answer| Some(read(answer))).collect()
}

fn read(answer: &str) -> String {
    let text = answer.trim_start_matches(['=', '?']);
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    text.trim().to_string()
}
