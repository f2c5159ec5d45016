//! What the traced copies of the chapters call while they run: each statement
//! says that it has run, and what its variables hold now. One moment of a run is
//! kept, in the game's words.
//!
//! It's below the copies, so it uses nothing of the book.

use serde::Serialize;
use std::cell::RefCell;
use std::fmt::Debug;

mod words;
pub use words::board_of;

/// A function that's followed, or a closure in one.
#[derive(Debug)]
pub struct Function {
    /// Its name, such as `Position::turn`; of a closure, the name of the
    /// function around it.
    pub name: &'static str,
    /// Its file below `chapters/`.
    pub file: &'static str,
    /// Whether it's a closure.
    pub is_closure: bool,
    /// Its variables.
    pub slots: &'static [Slot],
}

/// A variable: its name, and the bytes of the file in which the name means it.
#[derive(Debug)]
pub struct Slot {
    /// The name.
    pub name: &'static str,
    /// The first of the bytes.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

/// What has happened at a step.
#[derive(Debug)]
pub enum What {
    /// The function was called.
    Called,
    /// A statement has run.
    Ran,
    /// This condition was true, or false.
    Tested(&'static str, bool),
    /// What's being matched fits this arm.
    Matched(&'static str),
    /// The function returns this.
    Returned(String),
    /// A `?` returns early.
    Tried(String),
}

/// A moment of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Moment {
    /// The file of the line, below `chapters/`.
    pub file: String,
    /// The line.
    pub line: u32,
    /// What has happened.
    pub sentence: String,
    /// The functions that are running, the innermost last, each with its line.
    pub stack: Vec<(String, u32)>,
    /// The variables: name, value, and whether it's new.
    pub variables: Vec<(String, String, bool)>,
    /// The squares among the variables, each with the name of its variable.
    #[serde(skip)]
    pub squares: Vec<(String, String)>,
    /// The board that the function looks at.
    #[serde(skip)]
    pub board: Option<String>,
}

/// A whole run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// How many steps it has.
    pub steps: usize,
    /// The first step in the first of the functions to follow.
    pub first: Option<usize>,
    /// The step asked for.
    pub moment: Moment,
    /// The next step after it that calls a function.
    pub next_call: Option<usize>,
}

#[derive(Debug)]
struct Binding {
    text: String,
    is_new: bool,
    was_known: bool,
    recorded: usize,
}

#[derive(Debug)]
struct Frame {
    function: &'static Function,
    is_followed: bool,
    line: u32,
    bindings: Vec<Option<Binding>>,
}

#[derive(Debug, Default)]
struct Recorder {
    followed: Vec<String>,
    wanted: usize,
    board: Option<String>,
    run: Run,
    frames: Vec<Frame>,
    records: usize,
}

thread_local! {
    static RECORDER: RefCell<Option<Recorder>> = const { RefCell::new(None) };
}

/// Runs this, and keeps a step of the functions with these names. The steps
/// count from 0. Where no function has a board, it's this one.
pub fn run<T>(
    followed: &[&str],
    wanted: usize,
    board: Option<String>,
    call: impl FnOnce() -> T,
) -> (T, Run) {
    let followed = followed.iter().map(|name| name.to_string()).collect();
    let recorder = Recorder {
        followed,
        wanted,
        board,
        ..Recorder::default()
    };
    RECORDER.set(Some(recorder));
    let answer = call();
    let run = RECORDER
        .take()
        .map(|recorder| recorder.run)
        .unwrap_or_default();
    (answer, run)
}

fn with(then: impl FnOnce(&mut Recorder)) {
    RECORDER.with_borrow_mut(|recorder| {
        if let Some(recorder) = recorder {
            then(recorder);
        }
    });
}

fn is_followed() -> bool {
    RECORDER.with_borrow(|recorder| {
        let frame = recorder
            .as_ref()
            .and_then(|recorder| recorder.frames.last());
        frame.is_some_and(|frame| frame.is_followed)
    })
}

/// Ends a function's time on the stack.
#[derive(Debug)]
pub struct Guard(());

impl Drop for Guard {
    fn drop(&mut self) {
        with(|recorder| drop(recorder.frames.pop()));
    }
}

/// A function begins.
pub fn enter(function: &'static Function) -> Guard {
    with(|recorder| {
        let mut followed = recorder.followed.iter();
        let is_followed = followed.any(|name| name == function.name);
        let bindings = function.slots.iter().map(|_| None).collect();
        recorder.frames.push(Frame {
            function,
            is_followed,
            line: 0,
            bindings,
        });
    });
    Guard(())
}

/// Notes what a variable holds.
pub fn record(slot: usize, text: impl FnOnce() -> String) {
    if !is_followed() {
        return;
    }
    // The text may be that of another followed function's.
    let text = text();
    with(|recorder| {
        recorder.records += 1;
        let recorded = recorder.records;
        let Some(frame) = recorder.frames.last_mut() else {
            return;
        };
        let place = &mut frame.bindings[slot];
        let was_known = place.is_some();
        if place.as_ref().is_none_or(|known| known.text != text) {
            *place = Some(Binding {
                text,
                is_new: true,
                was_known,
                recorded,
            });
        }
    });
}

/// Forgets what a variable held in an earlier turn of a loop.
pub fn forget(slot: usize) {
    with(|recorder| {
        if let Some(frame) = recorder.frames.last_mut() {
            frame.bindings[slot] = None;
        }
    });
}

/// Something has happened at a place of the file: at this byte, on this line.
/// It's about these variables.
pub fn step(at: u32, line: u32, what: What, about: &[usize]) {
    with(|recorder| recorder.step(at, line, &what, about));
}

/// A function returns this.
pub fn returned(at: u32, line: u32, about: &[usize], text: impl FnOnce() -> String) {
    if is_followed() {
        step(at, line, What::Returned(text()), about);
    }
}

/// A condition was tested.
pub fn tested(at: u32, line: u32, text: &'static str, about: &[usize], is_true: bool) -> bool {
    step(at, line, What::Tested(text, is_true), about);
    is_true
}

/// A `?` gets this; if it returns early, that's a step.
pub fn tried<T: Outcome>(at: u32, line: u32, outcome: T) -> T {
    if let Some(failure) = outcome.failure() {
        step(at, line, What::Tried(failure), &[]);
    }
    outcome
}

/// What a `?` can follow.
pub trait Outcome {
    /// What the `?` returns early, if it does.
    fn failure(&self) -> Option<String>;
}

impl<T> Outcome for Option<T> {
    fn failure(&self) -> Option<String> {
        self.is_none().then(|| "None".to_owned())
    }
}

impl<T, E: Debug> Outcome for Result<T, E> {
    fn failure(&self) -> Option<String> {
        self.as_ref().err().map(|error| format!("Err({error:?})"))
    }
}

/// A value whose text is asked for: by its `Debug`, if it has one.
#[derive(Debug)]
pub struct Value<'a, T: ?Sized>(pub &'a T);

/// The text of a value with a `Debug`.
pub trait ByDebug {
    /// The text.
    fn text(&self) -> String;
}

impl<T: Debug + ?Sized> ByDebug for Value<'_, T> {
    fn text(&self) -> String {
        format!("{:?}", self.0)
    }
}

/// The text of any other value: a method of a reference, so that it only counts
/// where the other one doesn't.
pub trait ByDefault {
    /// The text.
    fn text(&self) -> String;
}

impl<T: ?Sized> ByDefault for &Value<'_, T> {
    fn text(&self) -> String {
        "…".to_owned()
    }
}

impl Recorder {
    fn step(&mut self, at: u32, line: u32, what: &What, about: &[usize]) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        frame.line = line;
        if !frame.is_followed {
            return;
        }
        let number = self.run.steps;
        self.run.steps += 1;
        if self.followed[0] == frame.function.name {
            self.run.first.get_or_insert(number);
        }
        if number == self.wanted {
            self.run.moment = self.moment(at, line, what, about);
        }
        if matches!(what, What::Called) && number > self.wanted {
            self.run.next_call.get_or_insert(number);
        }
        let bindings = self
            .frames
            .iter_mut()
            .rev()
            .take(1)
            .flat_map(|frame| &mut frame.bindings);
        bindings
            .flatten()
            .for_each(|binding| binding.is_new = false);
    }

    fn moment(&self, at: u32, line: u32, what: &What, about: &[usize]) -> Moment {
        let Some(frame) = self.frames.last() else {
            return Moment::default();
        };
        let board = self.board(at, what);
        let visible = frame.visible(at);
        let variables = visible.iter().map(|(name, binding)| {
            let words = words::of(&binding.text, board.as_deref());
            (name.to_string(), words, binding.is_new)
        });
        let squares = visible
            .iter()
            .flat_map(|(name, binding)| words::squares(name, &binding.text));
        let followed = self.frames.iter().filter(|frame| frame.is_followed);
        Moment {
            file: frame.function.file.to_owned(),
            line,
            sentence: frame.sentence(line, what, about, board.as_deref()),
            stack: followed.map(|frame| (frame.title(), frame.line)).collect(),
            variables: variables.collect(),
            squares: squares.collect(),
            board,
        }
    }

    /// The board that was looked at last.
    fn board(&self, at: u32, what: &What) -> Option<String> {
        if let What::Returned(text) = what
            && let Some(board) = board_of(text)
        {
            return Some(board);
        }
        let inner = self.frames.last()?;
        let newest = |mut bindings: Vec<&Binding>| {
            bindings.sort_by_key(|binding| std::cmp::Reverse(binding.recorded));
            bindings
                .into_iter()
                .find_map(|binding| board_of(&binding.text))
        };
        let here = inner
            .visible(at)
            .into_iter()
            .map(|variable| variable.1)
            .collect();
        newest(here)
            .or_else(|| {
                let outer = self.frames.iter().rev().skip(1);
                let mut outer = outer.filter(|frame| frame.is_followed);
                outer.find_map(|frame| newest(frame.bindings.iter().flatten().collect()))
            })
            .or_else(|| self.board.clone())
    }
}

impl Frame {
    fn title(&self) -> String {
        if self.function.is_closure {
            format!("closure in {}", self.function.name)
        } else {
            self.function.name.to_owned()
        }
    }

    /// The variables that have a value here. A name means the last of its
    /// variables.
    fn visible(&self, at: u32) -> Vec<(&'static str, &Binding)> {
        let slots = self.function.slots.iter().zip(&self.bindings);
        let mut visible: Vec<(&'static str, &Binding)> = Vec::new();
        for (slot, binding) in slots {
            if let Some(binding) = binding
                && (slot.start..slot.end).contains(&at)
            {
                visible.retain(|(name, _)| *name != slot.name);
                visible.push((slot.name, binding));
            }
        }
        visible
    }

    fn sentence(&self, line: u32, what: &What, about: &[usize], board: Option<&str>) -> String {
        let said = match what {
            What::Called | What::Ran => self.said(about, board),
            _ => self.said(&self.short(about), board),
        };
        let all = said.join("; ");
        let because = if all.is_empty() {
            String::new()
        } else {
            format!(": {all}")
        };
        let title = if self.function.is_closure {
            "the closure".to_owned()
        } else {
            format!("`{}`", self.function.name)
        };
        let happened = match what {
            What::Called => format!("{title} is called{because}"),
            What::Ran if said.is_empty() => "this has run".to_owned(),
            What::Ran => all,
            What::Tested(text, true) => format!("`{text}` is true{because}"),
            What::Tested(text, false) => format!("`{text}` is false{because}"),
            What::Matched(text) if self.is_among(text, about) => format!("{all}, so this arm fits"),
            What::Matched(text) => format!("this arm fits `{text}`{because}"),
            What::Returned(value) => {
                format!("{title} returns {}{because}", words::of(value, board))
            }
            What::Tried(value) => {
                format!(
                    "the `?` ends {title} early, with {}",
                    words::of(value, board)
                )
            }
        };
        format!("Line {line}: {happened}.")
    }

    /// Those of these variables that are said in a few words. A board is seen,
    /// and only said if there's nothing else.
    fn short(&self, about: &[usize]) -> Vec<usize> {
        let is_short = |slot: &&usize| {
            let binding = self.bindings[**slot].as_ref();
            binding.is_some_and(|binding| {
                board_of(&binding.text).is_none() && !binding.text.starts_with("0x")
            })
        };
        let short: Vec<_> = about.iter().filter(is_short).copied().collect();
        if short.is_empty() {
            return about.to_vec();
        }
        short
    }

    fn is_among(&self, name: &str, about: &[usize]) -> bool {
        about
            .iter()
            .any(|slot| self.function.slots[*slot].name == name)
    }

    /// What these variables are.
    fn said(&self, about: &[usize], board: Option<&str>) -> Vec<String> {
        let say = |&slot: &usize| {
            let binding = self.bindings[slot].as_ref()?;
            let name = self.function.slots[slot].name;
            let value = words::of(&binding.text, board);
            let now = match (binding.is_new, binding.was_known) {
                (true, true) => "now ",
                _ => "",
            };
            Some(format!("`{name}` is {now}{value}"))
        };
        about.iter().filter_map(say).collect()
    }
}

#[cfg(test)]
mod tests;
