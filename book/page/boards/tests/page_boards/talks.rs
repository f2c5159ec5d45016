//! What the boards and the windows say, in the files of `tests/talks`. Each paragraph
//! begins with what a page gives a board, or with the window that it opens. Behind `>`
//! a reader begins anew, and behind `+` goes on; `|` stands between two events, `&`
//! between the fields of one. `~` is what the page does by itself, and `~~` all that
//! until it rests. Below it are lines of the response.
//!
//! `SNAPSHOTS=overwrite` writes down what they say now.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::common::{Page, all};
use snapbox::{Data, assert_data_eq};

#[test]
fn the_boards_say_what_is_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/talks");
    for file in fs::read_dir(folder).unwrap() {
        let file = file.unwrap().path();
        let told = retell(&fs::read_to_string(&file).unwrap());
        assert_data_eq!(told, Data::read_from(&file, None).raw());
    }
}

/// A talk.
#[derive(Default)]
struct Talk {
    names: BTreeMap<String, String>,
    board: Vec<String>,
    page: Option<Page>,
}

/// The same text with what the boards say now.
fn retell(text: &str) -> String {
    let mut talk = Talk::default();
    let mut told: Vec<String> = Vec::new();
    for line in text.lines() {
        match talk.hear(line) {
            // Of what is said in several lines, each stands for all.
            Some(answer) if told.ends_with(&answer) && !answer.is_empty() => {}
            Some(answer) => told.extend(answer),
            None => told.push(line.to_owned()),
        }
    }
    told.join("\n") + "\n"
}

impl Talk {
    /// What the board says to a line; nothing to one that tells it something.
    fn hear(&mut self, line: &str) -> Option<Vec<String>> {
        let known = self.names.iter();
        let meant = known.fold(line.to_owned(), |line, (name, value)| {
            line.replace(name, value)
        });
        match line.split_at_checked(1) {
            None => {
                *self = Self {
                    names: std::mem::take(&mut self.names),
                    ..Self::default()
                }
            }
            Some(("#", _)) => {}
            Some(("$", _)) => {
                let (name, value) = line.split_once(" = ").unwrap();
                self.names.insert(name.to_owned(), value.to_owned());
            }
            Some((">", _)) => {
                self.page = Some(Page::open(&self.board));
                self.press(&meant[1..]);
            }
            Some(("+", _)) => self.press(&meant[1..]),
            Some(_) => match &self.page {
                None => self.board.push(meant),
                Some(page) => return Some(lines(page, line)),
            },
        }
        None
    }

    fn press(&mut self, events: &str) {
        let page = self.page.as_mut().unwrap();
        for event in events.split('|').map(str::trim) {
            match event {
                "" if events.trim().is_empty() && !page.is_new => page.press(&[""]),
                "" => {}
                "~" => page.go_on(),
                "~~" => page.rest(),
                _ => page.press(&event.split(" & ").collect::<Vec<_>>()),
            }
        }
    }
}

/// What the response has where a line stands: the words of the line up to the
/// first that isn't the same.
fn lines(page: &Page, line: &str) -> Vec<String> {
    let words: Vec<_> = line.splitn(4, ' ').collect();
    let answer = &page.answer;
    let starting = |start: String| {
        let lines = answer.lines().filter(|line| line.starts_with(&start));
        lines.map(str::to_owned).collect()
    };
    match words[..] {
        ["cell", index, ..] => {
            let name = all(answer, "cell")[index.parse::<usize>().unwrap()].clone();
            vec![format!("cell {index} {name}")]
        }
        ["count", ..] => {
            let (text, _) = line["count ".len()..].rsplit_once(' ').unwrap();
            vec![format!("count {text} {}", answer.matches(text).count())]
        }
        ["total", word, ..] => vec![format!("total {word} {}", all(answer, word).len())],
        ["keep", field, ..] => starting(format!("keep {field} ")),
        ["button", field, value, ..] => starting(format!("button {field} {value} ")),
        ["shown", ..] => {
            let buttons = all(answer, "button").into_iter();
            let texts = buttons.map(|button| button.splitn(4, ' ').last().unwrap().to_owned());
            vec![format!("shown {}", texts.collect::<Vec<_>>().join(" | "))]
        }
        ["none", word, ..] if all(answer, word).is_empty() => vec![format!("none {word}")],
        ["none", word, ..] | [word, ..] => starting(format!("{word} ")),
        [] => Vec::new(),
    }
}
