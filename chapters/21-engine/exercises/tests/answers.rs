//! The checks of `answers`.

use checks::Task;
use engine_exercises::answers::answers;

type Call = (String,);
type Answers = Vec<Option<String>>;

fn task() -> Task<Call, Answers> {
    Task::new("answers", |(output,): Call| answers(&output))
        .contrast(|random| (format!("= {}\n\n", random.square(0)),), right)
        .mistake("An answer may have several lines.", |(output,)| {
            let end = output.rfind("\n\n").map_or(0, |place| place + 1);
            let lines = output[..end].lines();
            let lines = lines.filter(|line| line.starts_with(['=', '?']));
            lines.map(read).collect()
        })
        .mistake(
            "Several empty lines end one answer, not several.",
            |(output,)| match output.rfind("\n\n") {
                None | Some(0) => Vec::new(),
                Some(end) => {
                    let parts = output[..end].split("\n\n");
                    parts.map(|part| read(part.trim())).collect()
                }
            },
        )
        .mistake("The number isn't part of the text.", |(output,)| {
            let kept =
                |text: &str| Some(text.strip_prefix('=')?.trim().to_string());
            finished(&output).map(kept).collect()
        })
        .mistake(
            "A number is only an answer's own if it stands right behind the sign: \
             `= 2` says 2.",
            |(output,)| {
                let trimmed = |text: &str| {
                    let text = text.strip_prefix('=')?.trim();
                    let digit = |letter: char| letter.is_ascii_digit();
                    Some(text.trim_start_matches(digit).trim().to_string())
                };
                finished(&output).map(trimmed).collect()
            },
        )
        .mistake("The last answer hasn't ended yet.", |(output,)| {
            right((output + "\n\n",))
        })
        .mistake(
            "A question mark says that it couldn't do it, and that's `None`.",
            |(output,)| {
                let turned = |text: &str| read(&text.replacen('?', "=", 1));
                finished(&output).map(turned).collect()
            },
        )
}

fn call(output: &str) -> Call {
    (output.to_string(),)
}

fn right((output,): Call) -> Answers {
    finished(&output).map(read).collect()
}

fn finished(output: &str) -> impl Iterator<Item = &str> {
    let end = output.rfind("\n\n").map_or(0, |place| place + 1);
    let answers = output[..end].split("\n\n").map(str::trim);
    answers.filter(|answer| !answer.is_empty())
}

fn read(answer: &str) -> Option<String> {
    let text = answer.strip_prefix('=')?;
    let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some(text.trim().to_string())
}

fn assert_read(outputs: &[&str]) {
    task().agrees_with(right, outputs.iter().map(|output| call(output)));
}

#[test]
fn a_move() {
    assert_read(&["= d6\n\n", "=\n\n", ""]);
}

#[test]
fn one_after_the_other() {
    assert_read(&["=\n\n= d6\n\n= pass\n\n", "\n\n= d6\n\n\n\n=\n\n\n"]);
}

#[test]
fn what_it_could_not_do_is_none() {
    assert_read(&["? illegal move\n\n= d6\n\n", "= f5\n\n? syntax error\n\n"]);
}

#[test]
fn a_number_comes_back() {
    assert_read(&["=7 d6\n\n=8\n\n?9 illegal move\n\n", "=12\n\n"]);
    assert_read(&["= 2\n\n", "=3 2\n\n"]);
}

#[test]
fn an_answer_may_have_several_lines() {
    assert_read(&["= play\ngenmove\nquit\n\n= d6\n\n", "=\n. . .\n. W B\n\n"]);
}

#[test]
fn the_last_one_may_not_have_ended() {
    assert_read(&["= d6\n\n= f", "= play\nundo\n", "=7 d6\n\n=8\n"]);
}
