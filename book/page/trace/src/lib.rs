//! The runtime of the **Step** buttons: records the execution of instrumented functions.
//!
//! `crates/site/src/stepping` instruments copies of the chapters: after each statement,
//! they report its position and the values of its variables to this crate. [`run`] runs a
//! function and keeps the snapshot of one step, with the values described in words.
//!
//! The instrumented crates depend on this one, so it depends on no crate of the book.

use serde::Serialize;
use std::cell::RefCell;
use std::fmt::Debug;

mod describe;
pub use describe::board_of;

/// An instrumented function or closure.
#[derive(Debug)]
pub struct Function {
    /// The name, such as `Position::turn`. A closure has the name of the function around
    /// it.
    pub name: &'static str,
    /// The path of the file, relative to `chapters/`.
    pub file: &'static str,
    /// True if it is a closure.
    pub is_closure: bool,
    /// The variables.
    pub slots: &'static [Slot],
}

/// A variable and its scope, in bytes of the file.
#[derive(Debug)]
pub struct Slot {
    /// The name.
    pub name: &'static str,
    /// The first byte of the scope.
    pub start: u32,
    /// The byte after the scope.
    pub end: u32,
}

/// The event of a step.
#[derive(Debug)]
pub enum Event {
    /// The function was called.
    Called,
    /// A statement was executed.
    Ran,
    /// A condition, given as source text, was evaluated.
    Tested(&'static str, bool),
    /// An arm of a `match` was chosen. The text is the expression that is matched.
    Matched(&'static str),
    /// The function returns a value.
    Returned(String),
    /// A `?` returns a value early.
    Tried(String),
}

/// The state of a run in one step.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Snapshot {
    /// The path of the file, relative to `chapters/`.
    pub file: String,
    /// The number of the line.
    pub line: u32,
    /// The sentence about the event.
    pub sentence: String,
    /// The call stack of the followed functions, the innermost last, with their lines.
    pub stack: Vec<(String, u32)>,
    /// The variables: name, value, and whether the value is new.
    pub variables: Vec<(String, String, bool)>,
    /// The squares among the values, with the names of their variables.
    #[serde(skip)]
    pub squares: Vec<(String, String)>,
    /// The board that the function has read or written last.
    #[serde(skip)]
    pub board: Option<String>,
}

/// The record of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// The number of steps.
    pub steps: usize,
    /// The first step in the first of the followed functions.
    pub first: Option<usize>,
    /// The snapshot of the requested step.
    #[serde(rename = "moment")]
    pub snapshot: Snapshot,
    /// The next step after the requested one that is a call.
    pub next_call: Option<usize>,
}

/// The value of a variable.
#[derive(Debug)]
struct Binding {
    text: String,
    /// True if the value has changed since the last step.
    is_new: bool,
    /// True if the variable had another value before.
    was_known: bool,
    /// The number of the record, to find the most recent value.
    recorded: usize,
}

/// A function on the call stack.
#[derive(Debug)]
struct Frame {
    function: &'static Function,
    is_followed: bool,
    line: u32,
    /// The values of the variables, in the order of the function's slots.
    bindings: Vec<Option<Binding>>,
}

#[derive(Debug, Default)]
struct Recorder {
    /// The names of the functions whose steps count.
    followed: Vec<String>,
    /// The number of the requested step.
    requested: usize,
    /// The board to show until a variable holds one.
    board: Option<String>,
    run: Run,
    frames: Vec<Frame>,
    /// The number of records so far.
    records: usize,
}

thread_local! {
    static RECORDER: RefCell<Option<Recorder>> = const { RefCell::new(None) };
}

/// Runs a function and records the steps of the functions in `followed`. Returns the
/// result and the run, with the snapshot of the step `requested`, which counts from 0.
/// `board` is the board to show in steps without one.
pub fn run<T>(
    followed: &[&str],
    requested: usize,
    board: Option<String>,
    call: impl FnOnce() -> T,
) -> (T, Run) {
    RECORDER.set(Some(Recorder {
        followed: followed.iter().map(|name| name.to_string()).collect(),
        requested,
        board,
        ..Recorder::default()
    }));
    let result = call();
    let run = RECORDER
        .take()
        .map(|recorder| recorder.run)
        .unwrap_or_default();
    (result, run)
}

/// Calls a function with the recorder, if a run is recorded.
fn with_recorder(f: impl FnOnce(&mut Recorder)) {
    RECORDER.with_borrow_mut(|recorder| {
        if let Some(recorder) = recorder {
            f(recorder);
        }
    });
}

/// Tests if the innermost function is followed.
fn is_followed() -> bool {
    RECORDER.with_borrow(|recorder| {
        recorder
            .as_ref()
            .and_then(|recorder| recorder.frames.last())
            .is_some_and(|frame| frame.is_followed)
    })
}

/// Removes a function from the call stack when it is dropped.
#[derive(Debug)]
pub struct Guard(());

impl Drop for Guard {
    fn drop(&mut self) {
        with_recorder(|recorder| drop(recorder.frames.pop()));
    }
}

/// Adds a function to the call stack. The instrumented code calls it first.
pub fn enter(function: &'static Function) -> Guard {
    with_recorder(|recorder| {
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

/// Records the value of a variable.
pub fn record(slot: usize, text: impl FnOnce() -> String) {
    if !is_followed() {
        return;
    }
    // Before the recorder is borrowed: formatting may call instrumented functions.
    let text = text();
    with_recorder(|recorder| {
        recorder.records += 1;
        let recorded = recorder.records;
        let Some(frame) = recorder.frames.last_mut() else {
            return;
        };
        let binding = &mut frame.bindings[slot];
        let was_known = binding.is_some();
        if binding.as_ref().is_none_or(|known| known.text != text) {
            *binding = Some(Binding {
                text,
                is_new: true,
                was_known,
                recorded,
            });
        }
    });
}

/// Removes the value that a variable had in the previous iteration of a loop.
pub fn forget(slot: usize) {
    with_recorder(|recorder| {
        if let Some(frame) = recorder.frames.last_mut() {
            frame.bindings[slot] = None;
        }
    });
}

/// Records a step: an event at a byte `at` of the file, in a line, and the slots of the
/// variables that it uses.
pub fn step(at: u32, line: u32, event: Event, slots: &[usize]) {
    with_recorder(|recorder| recorder.step(at, line, &event, slots));
}

/// Records the step in which a function returns.
pub fn returned(at: u32, line: u32, slots: &[usize], text: impl FnOnce() -> String) {
    if is_followed() {
        step(at, line, Event::Returned(text()), slots);
    }
}

/// Records the evaluation of a condition, and returns its value.
pub fn tested(at: u32, line: u32, text: &'static str, slots: &[usize], is_true: bool) -> bool {
    step(at, line, Event::Tested(text, is_true), slots);
    is_true
}

/// Records a step if the operand of a `?` makes it return early, and returns the operand.
pub fn tried<T: Outcome>(at: u32, line: u32, outcome: T) -> T {
    if let Some(failure) = outcome.failure() {
        step(at, line, Event::Tried(failure), &[]);
    }
    outcome
}

/// The type of an operand of `?`.
pub trait Outcome {
    /// Returns the text of the value that the `?` returns early, if it does.
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

/// A reference to a value whose text is needed.
///
/// `(&Value(&value)).text()` formats the value with `Debug` if its type implements it,
/// and returns `…` if not (autoref specialization).
#[derive(Debug)]
pub struct Value<'a, T: ?Sized>(pub &'a T);

/// Formats a value that implements `Debug`.
pub trait ByDebug {
    /// Returns the text of the value.
    fn text(&self) -> String;
}

impl<T: Debug + ?Sized> ByDebug for Value<'_, T> {
    fn text(&self) -> String {
        format!("{:?}", self.0)
    }
}

/// Formats any other value. It is implemented for a reference, so that method resolution
/// prefers [`ByDebug`].
pub trait ByDefault {
    /// Returns the text of the value.
    fn text(&self) -> String;
}

impl<T: ?Sized> ByDefault for &Value<'_, T> {
    fn text(&self) -> String {
        "…".to_owned()
    }
}

impl Recorder {
    fn step(&mut self, at: u32, line: u32, event: &Event, slots: &[usize]) {
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
        if number == self.requested {
            self.run.snapshot = self.snapshot(at, line, event, slots);
        }
        if matches!(event, Event::Called) && number > self.requested {
            self.run.next_call.get_or_insert(number);
        }
        if let Some(frame) = self.frames.last_mut() {
            for binding in frame.bindings.iter_mut().flatten() {
                binding.is_new = false;
            }
        }
    }

    fn snapshot(&self, at: u32, line: u32, event: &Event, slots: &[usize]) -> Snapshot {
        let Some(frame) = self.frames.last() else {
            return Snapshot::default();
        };
        let board = self.board(at, event);
        let visible = frame.visible(at);
        let variables = visible
            .iter()
            .map(|(name, binding)| {
                let value = describe::value(&binding.text, board.as_deref());
                (name.to_string(), value, binding.is_new)
            })
            .collect();
        let squares = visible
            .iter()
            .flat_map(|(name, binding)| describe::squares(name, &binding.text))
            .collect();
        let stack = self
            .frames
            .iter()
            .filter(|frame| frame.is_followed)
            .map(|frame| (frame.title(), frame.line))
            .collect();
        Snapshot {
            file: frame.function.file.to_owned(),
            line,
            sentence: frame.sentence(line, event, slots, board.as_deref()),
            stack,
            variables,
            squares,
            board,
        }
    }

    /// Returns the most recent board: in the returned value, the visible variables, or the
    /// variables of the calling functions.
    fn board(&self, at: u32, event: &Event) -> Option<String> {
        if let Event::Returned(text) = event
            && let Some(board) = board_of(text)
        {
            return Some(board);
        }
        let most_recent = |mut bindings: Vec<&Binding>| {
            bindings.sort_by_key(|binding| std::cmp::Reverse(binding.recorded));
            bindings
                .into_iter()
                .find_map(|binding| board_of(&binding.text))
        };
        let mut frames = self.frames.iter().rev();
        let visible = frames.next()?.visible(at);
        most_recent(visible.into_iter().map(|(_, binding)| binding).collect())
            .or_else(|| {
                frames
                    .filter(|frame| frame.is_followed)
                    .find_map(|frame| most_recent(frame.bindings.iter().flatten().collect()))
            })
            .or_else(|| self.board.clone())
    }
}

impl Frame {
    /// Returns the name of the function in the call stack.
    fn title(&self) -> String {
        if self.function.is_closure {
            format!("closure in {}", self.function.name)
        } else {
            self.function.name.to_owned()
        }
    }

    /// Returns the variables in scope that have a value. A variable hides earlier ones of
    /// the same name.
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

    /// Describes an event and the values of its variables.
    fn sentence(&self, line: u32, event: &Event, slots: &[usize], board: Option<&str>) -> String {
        let descriptions = match event {
            Event::Called | Event::Ran => self.describe_slots(slots, board),
            _ => self.describe_slots(&self.short_slots(slots), board),
        };
        let values = descriptions.join("; ");
        let because = if values.is_empty() {
            String::new()
        } else {
            format!(": {values}")
        };
        let title = if self.function.is_closure {
            "the closure".to_owned()
        } else {
            format!("`{}`", self.function.name)
        };
        let description = match event {
            Event::Called => format!("{title} is called{because}"),
            Event::Ran if values.is_empty() => "this has run".to_owned(),
            Event::Ran => values,
            Event::Tested(text, true) => format!("`{text}` is true{because}"),
            Event::Tested(text, false) => format!("`{text}` is false{because}"),
            Event::Matched(text) if self.contains_name(slots, text) => {
                format!("{values}, so this arm fits")
            }
            Event::Matched(text) => format!("this arm fits `{text}`{because}"),
            Event::Returned(value) => {
                format!("{title} returns {}{because}", describe::value(value, board))
            }
            Event::Tried(value) => {
                let value = describe::value(value, board);
                format!("the `?` ends {title} early, with {value}")
            }
        };
        format!("Line {line}: {description}.")
    }

    /// Removes the slots with long descriptions, unless there are no others. The board is
    /// displayed anyway.
    fn short_slots(&self, slots: &[usize]) -> Vec<usize> {
        let short: Vec<usize> = slots
            .iter()
            .copied()
            .filter(|&slot| {
                self.bindings[slot].as_ref().is_some_and(|binding| {
                    board_of(&binding.text).is_none() && !binding.text.starts_with("0x")
                })
            })
            .collect();
        if short.is_empty() {
            slots.to_vec()
        } else {
            short
        }
    }

    fn contains_name(&self, slots: &[usize], name: &str) -> bool {
        slots
            .iter()
            .any(|slot| self.function.slots[*slot].name == name)
    }

    /// Describes the values of variables.
    fn describe_slots(&self, slots: &[usize], board: Option<&str>) -> Vec<String> {
        slots
            .iter()
            .filter_map(|&slot| {
                let binding = self.bindings[slot].as_ref()?;
                let name = self.function.slots[slot].name;
                let value = describe::value(&binding.text, board);
                let now = if binding.is_new && binding.was_known {
                    "now "
                } else {
                    ""
                };
                Some(format!("`{name}` is {now}{value}"))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests;
