//! A page for tests: it sends the requests of a live board or a window as the JavaScript
//! does, and logs the responses as text for snapshots.

use std::fmt::{self, Write as _};

use board::Square;
use page_windows::Session;
use serde_json::{Map, Value};

/// The starting position of Othello.
pub const START: &str = "---------------------------OX------XO--------------------------- X";

/// A position in which Black plays c6 and flips discs in four directions.
pub const C6: &str = "-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X--- X";

/// A field of a request and its value.
type Field = (String, String);

/// Splits a field, such as `choose 42`.
fn field(text: &str) -> Field {
    let (name, value) = text.split_once(' ').unwrap_or((text, ""));
    (name.to_owned(), value.to_owned())
}

fn encode<'a>(fields: impl IntoIterator<Item = &'a Field>) -> String {
    form_urlencoded::Serializer::new(String::new())
        .extend_pairs(fields)
        .finish()
}

/// Sends a request of fields, such as `live play`. If a field occurs twice, the first one
/// counts.
pub fn respond(fields: &[&str]) -> Response {
    let fields: Vec<_> = fields.iter().map(|text| field(text)).collect();
    Response::parse(&page_boards::respond(&encode(&fields)))
}

/// The block of a figure with a live board.
#[derive(Clone)]
pub struct Figure(Vec<Field>);

/// Returns a figure with a board of this kind.
pub fn live(kind: &str) -> Figure {
    Figure(vec![("live".to_owned(), kind.to_owned())])
}

impl Figure {
    /// Adds a field.
    pub fn with(mut self, name: &str, value: impl ToString) -> Self {
        self.0.push((name.to_owned(), value.to_string()));
        self
    }

    /// Loads the page.
    pub fn open(&self) -> Board {
        let mut board = Board {
            figure: self.clone(),
            kept: Vec::new(),
            response: Response::default(),
            log: String::new(),
        };
        board.reload();
        board
    }

    /// Returns the status or error after each of these events, which are sent to a new
    /// board each.
    pub fn statuses(&self, events: &[&str]) -> String {
        let mut lines = String::new();
        for event in events {
            let mut board = self.open();
            board.send(event);
            writeln!(lines, "{event}: {}", board.response.message()).unwrap();
        }
        lines
    }
}

/// A live board in a page.
pub struct Board {
    figure: Figure,
    /// The kept fields, the newest first.
    kept: Vec<Field>,
    response: Response,
    log: String,
}

impl Board {
    /// Sends an event: a field and its value, such as `go back`.
    pub fn send(&mut self, event: &str) -> &mut Self {
        self.send_fields(&[event])
    }

    /// Sends an event with several fields.
    pub fn send_fields(&mut self, fields: &[&str]) -> &mut Self {
        let description = fields.join(" & ");
        self.request(
            &description,
            fields.iter().map(|text| field(text)).collect(),
        )
    }

    /// Chooses a square of Othello, such as `c6`.
    pub fn choose(&mut self, square: &str) -> &mut Self {
        let index = square.parse::<Square>().unwrap().index();
        let event = ("choose".to_owned(), index.to_string());
        self.request(&format!("choose {square}"), vec![event])
    }

    /// Sends a request without an event, as when the page is loaded again.
    pub fn reload(&mut self) -> &mut Self {
        self.request("load", Vec::new())
    }

    /// Sends the next automatic event. If the board has a question, it is answered first.
    pub fn send_automatic_event(&mut self) -> &mut Self {
        let (_, event) = self.response.automatic_event().expect("an automatic event");
        let question = self.response.fields("question");
        let mut fields = Vec::new();
        if !question.is_empty() {
            let answer = Response::parse(&page_boards::respond(&encode(&question)));
            fields = answer.top_level_fields();
        }
        let description = if fields.is_empty() {
            format!("automatic: {} {}", event.0, event.1)
        } else {
            let fields: Vec<_> = fields.iter().map(describe_field).collect();
            format!("automatic, with the answer: {}", fields.join(" & "))
        };
        fields.push(event);
        self.request(&description, fields)
    }

    /// Sends automatic events until there are none.
    pub fn send_automatic_events(&mut self) -> &mut Self {
        while self.response.automatic_event().is_some() {
            self.send_automatic_event();
        }
        self
    }

    fn request(&mut self, description: &str, event: Vec<Field>) -> &mut Self {
        let fields = event.iter().chain(&self.kept).chain(&self.figure.0);
        let response = Response::parse(&page_boards::respond(&encode(fields)));
        writeln!(self.log, "> {description}").unwrap();
        self.log += &response.describe_changes(&self.response);
        self.response = response;
        self.kept.splice(0..0, self.response.fields("kept"));
        self
    }

    /// Returns the last response.
    pub fn response(&self) -> &Response {
        &self.response
    }

    /// Counts the occurrences of a text, such as a class, in the drawing.
    pub fn drawn(&self, text: &str) -> usize {
        let svg = self.response.0["drawing"]["svg"].as_str().unwrap();
        svg.matches(text).count()
    }

    /// Returns the SVG of the plot.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    pub fn plot(&self) -> &str {
        self.response.text("plot").expect("a plot")
    }

    /// Returns the log of all requests and responses. A response is logged without the
    /// parts that haven't changed.
    pub fn log(&self) -> &str {
        &self.log
    }
}

/// A window that is open in a page.
pub struct Window {
    session: Session,
    response: Response,
    log: String,
}

/// Opens a window with fields, such as `moves f5`.
pub fn open_window(name: &str, fields: &[&str]) -> Window {
    let mut window = Window {
        session: Session::default(),
        response: Response::default(),
        log: String::new(),
    };
    let open = format!("open {name}");
    let fields: Vec<_> = [&open[..]].iter().chain(fields).copied().collect();
    window.send_fields(&fields);
    window
}

impl Window {
    /// Sends an event, such as `key Enter`.
    pub fn send(&mut self, event: &str) -> &mut Self {
        self.send_fields(&[event])
    }

    fn send_fields(&mut self, fields: &[&str]) -> &mut Self {
        let description = fields.join(" & ");
        let fields: Vec<_> = fields.iter().map(|text| field(text)).collect();
        let response = Response::parse(&self.session.respond(&encode(&fields)));
        writeln!(self.log, "> {description}").unwrap();
        for (name, text) in response.parts() {
            if name != "keys" || response.keys() != self.response.keys() {
                self.log += &format_part(&name, &text);
            }
        }
        self.log.push('\n');
        self.response = response;
        self
    }

    /// Returns the last response.
    pub fn response(&self) -> &Response {
        &self.response
    }

    /// Returns the log of all requests and responses. The keys are logged when they change.
    pub fn log(&self) -> &str {
        &self.log
    }
}

/// A response, whose JSON is described in `src/view.rs` and in `windows/src/session.rs`.
#[derive(Default)]
pub struct Response(Map<String, Value>);

impl Response {
    /// Parses a response.
    pub fn parse(json: &str) -> Self {
        Self(serde_json::from_str(json).unwrap())
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name)?.as_str()
    }

    fn texts(&self, name: &str) -> Vec<&str> {
        self.items(name)
            .iter()
            .map(|item| item.as_str().unwrap())
            .collect()
    }

    /// Returns the fields of an object.
    fn fields(&self, name: &str) -> Vec<Field> {
        let Some(Value::Object(fields)) = self.0.get(name) else {
            return Vec::new();
        };
        fields
            .iter()
            .map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned()))
            .collect()
    }

    /// Returns the fields of an answer of the engine or the trainer.
    fn top_level_fields(&self) -> Vec<Field> {
        self.0
            .iter()
            .map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned()))
            .collect()
    }

    /// Formats the answer of the engine or the pupil.
    pub fn describe_fields(&self) -> String {
        let fields: Vec<_> = self.top_level_fields().iter().map(describe_field).collect();
        fields.join("\n")
    }

    /// Returns the error, if the request was invalid.
    pub fn error(&self) -> Option<&str> {
        self.text("error")
    }

    /// Returns the status.
    ///
    /// # Panics
    ///
    /// Panics if there is none.
    pub fn status(&self) -> &str {
        self.text("status").expect("a status")
    }

    /// Returns the error or the status.
    pub fn message(&self) -> String {
        match self.error() {
            Some(error) => format!("error: {error}"),
            None => self.status().to_owned(),
        }
    }

    /// Returns the facts.
    pub fn facts(&self) -> Vec<&str> {
        self.texts("facts")
    }

    /// Returns the accessible names of the cells.
    pub fn cells(&self) -> Vec<&str> {
        self.texts("cells")
    }

    /// Tests if the response has a drawing, or the picture of a window.
    pub fn has_drawing(&self) -> bool {
        let has_object = |name: &str| self.0.get(name).is_some_and(Value::is_object);
        has_object("drawing") || has_object("picture")
    }

    /// Returns the value of a kept field.
    pub fn kept(&self, name: &str) -> Option<String> {
        let kept = self.fields("kept");
        kept.into_iter()
            .find(|(other, _)| other == name)
            .map(|(_, value)| value)
    }

    /// Returns the pause in milliseconds and the event that the page sends by itself.
    fn automatic_event(&self) -> Option<(u64, Field)> {
        let event = self.0.get("automatic_event")?.as_object()?;
        let text = |name: &str| event[name].as_str().unwrap().to_owned();
        let pause = event["pause"].as_u64().unwrap();
        Some((pause, (text("field"), text("value"))))
    }

    /// Returns the iterations of a window's update loop: event, message, effect, changes.
    pub fn turns(&self) -> Vec<String> {
        self.items("turns")
            .iter()
            .map(|turn| {
                let mut parts: Vec<_> = ["event", "message", "effect"]
                    .map(|name| turn[name].as_str().unwrap_or("None"))
                    .into();
                let changes = turn["changes"].as_array().unwrap();
                parts.extend(changes.iter().map(|change| change.as_str().unwrap()));
                parts.join("; ")
            })
            .collect()
    }

    /// Returns what a window says to a screen reader.
    pub fn said(&self) -> Option<&str> {
        self.text("said")
    }

    /// Returns the keys of a window that have a button, with their labels.
    pub fn keys(&self) -> Vec<String> {
        self.items("keys")
            .iter()
            .map(|key| format!("{}: {}", key[0].as_str().unwrap(), key[1].as_str().unwrap()))
            .collect()
    }

    /// Returns the SVG of a window's picture.
    pub fn picture(&self) -> &str {
        self.0["picture"]["svg"].as_str().unwrap()
    }

    /// Returns the parts of the response as text, each with a unique name.
    ///
    /// Drawings and the reserved texts aren't included. Of the cells, only marked ones are:
    /// their names have more than two parts, such as `c6, empty, legal move`.
    fn parts(&self) -> Vec<(String, String)> {
        const TEXTS: [&str; 5] = ["error", "status", "notice", "caption", "said"];
        const FLAGS: [&str; 4] = [
            "chooses_on_focus",
            "is_refused",
            "is_closed",
            "is_uncancellable",
        ];
        let mut parts = Parts::default();
        for name in TEXTS {
            parts.add_text(name, self.text(name));
        }
        parts.add_list("turns", self.turns());
        parts.add_list("facts", self.facts());
        parts.add_list("words", self.texts("descriptions"));
        if let Some(Value::Object(drawing)) = self.0.get("drawing") {
            parts.add("columns", drawing["columns"].to_string());
        }
        let marked = self.cells().into_iter();
        let marked = marked.filter(|name| name.matches(", ").count() > 1);
        parts.add_list("marked cells", marked.collect());
        for button in self.items("buttons") {
            let [field, value, state, text] =
                ["field", "value", "state", "text"].map(|name| button[name].as_str().unwrap());
            let state = match state {
                "enabled" => String::new(),
                other => format!(" ({other})"),
            };
            parts.add(&format!("button {field} {value}"), format!("{text}{state}"));
        }
        for input in self.items("inputs").iter().chain(self.items("fields")) {
            let [field, label, text] =
                ["field", "label", "text"].map(|name| input[name].as_str().unwrap());
            parts.add(
                &format!("input {field}"),
                format!("{label}: {}", shorten(text)),
            );
        }
        parts.add_list("keys", self.keys());
        for lesson in self.items("lessons") {
            parts.add("lesson", lesson.to_string());
        }
        if let Some(plot) = self.text("plot") {
            parts.add(
                "plot",
                format!("{} lines", plot.matches("<polyline").count()),
            );
        }
        if let Some(Value::Object(link)) = self.0.get("link") {
            let [field, value] = ["field", "value"].map(|name| link[name].as_str().unwrap());
            parts.add("link", format!("{field} {value}"));
        }
        for name in FLAGS {
            if self.0.get(name) == Some(&Value::Bool(true)) {
                parts.add(name, "yes".to_owned());
            }
        }
        for field in self.fields("kept") {
            parts.add(&format!("kept {}", field.0), shorten(&field.1));
        }
        let question: Vec<_> = self.fields("question").iter().map(describe_field).collect();
        parts.add_list("question", question);
        if let Some((pause, event)) = self.automatic_event() {
            let event = describe_field(&event);
            parts.add("automatic event", format!("{event}, after {pause} ms"));
        }
        if let Some(wait) = self.0.get("wait").and_then(Value::as_u64) {
            parts.add("tick", format!("after {wait} ms"));
        }
        parts.0
    }

    /// Returns the items of a list.
    fn items(&self, name: &str) -> &[Value] {
        match self.0.get(name) {
            Some(Value::Array(items)) => items,
            _ => &[],
        }
    }

    /// Describes the parts that differ from the previous response.
    fn describe_changes(&self, previous: &Self) -> String {
        let (parts, previous_parts) = (self.parts(), previous.parts());
        let mut changes = String::new();
        for (name, text) in &parts {
            if !previous_parts.contains(&(name.clone(), text.clone())) {
                changes += &format_part(name, text);
            }
        }
        for (name, _) in &previous_parts {
            if !parts.iter().any(|(other, _)| other == name) {
                changes += &format_part(name, "none");
            }
        }
        changes + "\n"
    }
}

impl fmt::Display for Response {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (name, text) in self.parts() {
            f.write_str(&format_part(&name, &text))?;
        }
        Ok(())
    }
}

/// The named parts of a response.
#[derive(Default)]
struct Parts(Vec<(String, String)>);

impl Parts {
    fn add(&mut self, name: &str, text: String) {
        self.0.push((name.to_owned(), text));
    }

    fn add_text(&mut self, name: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.add(name, text.to_owned());
        }
    }

    fn add_list(&mut self, name: &str, items: Vec<impl AsRef<str>>) {
        if !items.is_empty() {
            let lines = items.iter().map(|item| format!("\n  {}", item.as_ref()));
            self.add(name, lines.collect());
        }
    }
}

fn format_part(name: &str, text: &str) -> String {
    let separator = if text.starts_with('\n') { "" } else { " " };
    let part = format!("{name}:{separator}{text}");
    format!("{}\n", part.trim_end())
}

fn describe_field((name, value): &Field) -> String {
    format!("{name} {}", shorten(value)).trim_end().to_owned()
}

/// Shortens a long text, such as weights in hexadecimal, to its beginning, its length and
/// its FNV-1a hash.
fn shorten(text: &str) -> String {
    const MAX_LENGTH: usize = 160;
    if text.len() <= MAX_LENGTH {
        return text.to_owned();
    }
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!(
        "{}... ({} bytes, FNV-1a {hash:016x})",
        &text[..32],
        text.len()
    )
}
