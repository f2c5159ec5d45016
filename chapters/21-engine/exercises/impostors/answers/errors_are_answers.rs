// caught by: what_it_could_not_do_is_none
// mistake: couldn't do

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    let end = output.rfind("\n\n").map_or(0, |it| it + 1);
    let answers = output[..end].split("\n\n").map(str::trim);
    let answers = answers.filter(|it| !it.is_empty());
    answers.map(|it| Some(read(it))).collect()
}

fn read(answer: &str) -> String {
    let text = answer.trim_start_matches(['=', '?']);
    let text = text.trim_start_matches(|it: char| it.is_ascii_digit());
    text.trim().to_string()
}
