//! Asking as the page asks. A request is a list of lines, each a field and its
//! value; a response is read as such lines, too, so that it can be compared.

use page_windows::Session;
use serde_json::{Map, Value, json};

/// The response to these fields. Where one stands twice, the first one counts.
pub fn ask(lines: &[&str]) -> String {
    lines_of(&page_boards::respond(&form(lines)))
}

fn form(lines: &[&str]) -> String {
    let fields = lines
        .iter()
        .map(|line| line.split_once(' ').unwrap_or((line, "")));
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish()
}

/// A response as lines of a word and a value.
pub fn lines_of(response: &str) -> String {
    let response: Map<String, Value> = serde_json::from_str(response).unwrap();
    let lines = response
        .iter()
        .flat_map(|(name, value)| member(name, value));
    let lines = lines.map(|line| line.replace(['\n', '\r'], " ") + "\n");
    lines.collect()
}

/// The lines of a member of a response.
fn member(name: &str, value: &Value) -> Vec<String> {
    let text = |name: &str| plain(&value[name]);
    let each = |word: &str, line: fn(&Value) -> String| {
        let all = value.as_array().unwrap().iter();
        all.map(|one| format!("{word} {}", line(one))).collect()
    };
    match name {
        _ if value.is_null() || *value == Value::Bool(false) => Vec::new(),
        "drawing" => vec![
            format!("svg {}", text("svg")),
            format!("columns {}", text("columns")),
        ],
        "cells" => each("cell", plain),
        "facts" => each("fact", plain),
        "words" | "room" => each(name, plain),
        "buttons" => each("button", |button| words(button, BUTTON)),
        "inputs" => inputs("input", value),
        "fields" => inputs("field", value),
        "link" => vec![format!("link {}", words(value, ["field", "value"]))],
        "kept" => fields("keep", value),
        "question" => fields("ask", value),
        "then" => vec![format!(
            "then {}",
            words(value, ["pause", "field", "value"])
        )],
        "turns" => each("turn", turn),
        "keys" => each("key", |key| {
            format!("{} {}", plain(&key[0]), plain(&key[1]))
        }),
        "picture" => vec![
            format!("svg {}", text("svg")),
            format!("about {}", text("about")),
        ],
        "chooses_on_focus" => vec!["follow ".to_owned()],
        "is_refused" => vec!["refused ".to_owned()],
        "is_closed" => vec!["closed ".to_owned()],
        "lets_finish" => vec!["may finish ".to_owned()],
        // What another part answers are fields.
        _ => vec![format!("{name} {}", plain(value))],
    }
}

const BUTTON: [&str; 4] = ["field", "value", "state", "text"];

/// A window's turn around the circle: the event, the message, the effect, and what
/// has changed.
fn turn(turn: &Value) -> String {
    let effect = if turn["effect"].is_null() {
        &json!("None")
    } else {
        &turn["effect"]
    };
    let parts = [&turn["event"], &turn["message"], effect].map(plain);
    let changes = turn["changes"].as_array().unwrap().iter().map(plain);
    parts
        .into_iter()
        .chain(changes)
        .collect::<Vec<_>>()
        .join("; ")
}

fn words<const N: usize>(value: &Value, names: [&str; N]) -> String {
    names.map(|name| plain(&value[name])).join(" ")
}

fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

fn fields(word: &str, value: &Value) -> Vec<String> {
    let fields = value.as_object().unwrap().iter();
    let fields = fields.map(|(name, value)| format!("{word} {name} {}", plain(value)));
    fields.collect()
}

/// What can be filled in, and what it holds.
fn inputs(word: &str, value: &Value) -> Vec<String> {
    let inputs = value.as_array().unwrap().iter();
    let lines = inputs.flat_map(|input| {
        let input_line = words(input, ["field", "kind", "label"]);
        let value_line = words(input, ["field", "text"]);
        [
            format!("{word} {input_line}"),
            format!("value {value_line}"),
        ]
    });
    lines.collect()
}

/// The values of all lines of an answer that begin with a word.
pub fn all(answer: &str, word: &str) -> Vec<String> {
    let lines = answer.lines().filter_map(|line| line.split_once(' '));
    let found = lines.filter(|(begin, _)| *begin == word);
    found.map(|(_, value)| value.to_owned()).collect()
}

pub fn one(answer: &str, word: &str) -> String {
    match &all(answer, word)[..] {
        [only] => only.clone(),
        _ => panic!("not one line of {word} in {answer}"),
    }
}

/// A board in a page, or a window that's open there.
pub struct Page {
    board: Vec<String>,
    window: Option<Session>,
    /// What was kept, the newest first.
    kept: Vec<String>,
    /// The last response, as lines.
    pub answer: String,
    /// Whether nothing has happened yet.
    pub is_new: bool,
}

impl Page {
    /// A page that gives a board these fields.
    pub fn open(board: &[impl ToString]) -> Self {
        let mut page = Self {
            board: board.iter().map(ToString::to_string).collect(),
            window: None,
            kept: Vec::new(),
            answer: String::new(),
            is_new: true,
        };
        if page
            .board
            .first()
            .is_some_and(|line| line.starts_with("open "))
        {
            page.window = Some(Session::default());
        }
        page.press(&[]);
        page.is_new = true;
        page
    }

    /// Sends the fields of an event, with all that was kept. A window remembers with
    /// what it was opened.
    pub fn press(&mut self, event: &[&str]) {
        let before = self.kept.iter().chain(&self.board).map(String::as_str);
        let fields: Vec<_> = event.iter().copied().chain(before).collect();
        self.answer = match &mut self.window {
            Some(window) => {
                let fields = if event.is_empty() { &fields } else { event };
                lines_of(&window.respond(&form(fields)))
            }
            None => ask(&fields),
        };
        self.kept.splice(0..0, all(&self.answer, "keep"));
        self.is_new = false;
    }

    /// Goes on by itself, with the advice of another part if the board asks for it.
    pub fn go_on(&mut self) {
        let then = one(&self.answer, "then");
        let (_, event) = then.split_once(' ').unwrap();
        let question = all(&self.answer, "ask");
        let question: Vec<_> = question.iter().map(String::as_str).collect();
        let advice = if question.is_empty() {
            String::new()
        } else {
            ask(&question)
        };
        let fields: Vec<_> = advice.lines().chain([event]).collect();
        self.press(&fields);
    }

    /// Goes on by itself until there's nothing more to come.
    pub fn rest(&mut self) {
        while !all(&self.answer, "then").is_empty() {
            self.go_on();
        }
    }
}

/// The answer after several events, each with all that was to be kept.
pub fn go_on(board: &[&str], events: &[&str]) -> String {
    let mut page = Page::open(board);
    events.iter().for_each(|event| page.press(&[event]));
    page.answer
}
