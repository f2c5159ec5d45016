//! Asking as the page asks.

/// The values of all lines of an answer that begin with a word.
pub fn all(answer: &str, word: &str) -> Vec<String> {
    let lines = answer.lines().filter_map(|line| line.split_once(' '));
    let found = lines.filter(|(it, _)| *it == word);
    found.map(|(_, value)| value.to_owned()).collect()
}

pub fn one(answer: &str, word: &str) -> String {
    match &all(answer, word)[..] {
        [only] => only.clone(),
        _ => panic!("not one line of {word} in {answer}"),
    }
}

pub fn ask(lines: &[&str]) -> String {
    page_boards::respond(&lines.join("\n"))
}

/// The answer after several events, each with what was to be kept.
pub fn go_on(board: &[&str], events: &[&str]) -> String {
    let mut kept: Vec<String> = Vec::new();
    let mut last = ask(board);
    for event in events {
        kept.extend(all(&last, "keep"));
        // The newest comes first, and the first one counts.
        let kept = kept.iter().rev().map(String::as_str);
        let fields = [*event].into_iter().chain(kept);
        last = ask(&fields.chain(board.iter().copied()).collect::<Vec<_>>());
    }
    last
}

pub fn said(board: &[&str], events: &[&str]) -> (String, Vec<String>) {
    let answer = go_on(board, events);
    (one(&answer, "status"), all(&answer, "fact"))
}
