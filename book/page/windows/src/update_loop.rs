//! The update loop of chapter 11 (there: the circle) for any window: an event becomes a
//! message, the message changes the state, and the outcome of an effect is a message
//! again.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use serde::Serialize;

/// A window of a chapter.
pub(crate) trait Window {
    /// A message to the update function.
    type Message: Debug;
    /// An effect of the update function.
    type Effect: Debug;

    /// The size in characters.
    const SIZE: (u16, u16);

    /// The message of a tick.
    const TICK: Self::Message;

    /// Converts an event to a message, unless it means nothing to the window.
    fn message(&self, event: &Event, area: Rect) -> Option<Self::Message>;

    /// Changes the state.
    fn update(&mut self, message: Self::Message) -> Option<Self::Effect>;

    /// Performs an effect. Returns its outcome, or `Break` if the window closes.
    fn perform(&mut self, effect: Self::Effect) -> ControlFlow<(), Option<Self::Message>>;

    /// Calls the function that the chapter's loop calls before it draws, if any, and
    /// returns its name.
    fn before_draw(&mut self) -> Option<&'static str> {
        None
    }

    /// Draws the state.
    fn view(&self, frame: &mut Frame);

    /// Returns the time until the next tick, or `None` if nothing is animated.
    fn tick_interval(&self) -> Option<Duration>;

    /// Returns the names and values of the state's fields, to show their changes.
    fn fields(&self) -> Vec<(&'static str, String)>;

    /// Returns the texts for screen readers. The first one that an event has changed is
    /// spoken; if none has changed, the last one.
    fn speech(&self) -> Vec<String>;

    /// Describes the whole window for screen readers.
    fn description(&self) -> String;

    /// Returns the keys with a button below the window, and their labels. The key `Type` is
    /// an input field. See `labels.rs`.
    fn keys(&self) -> &'static [(&'static str, &'static str)];
}

/// One iteration of the update loop.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Turn {
    /// The event that caused the message; empty for other causes.
    pub(crate) event: String,
    /// The message.
    pub(crate) message: String,
    /// The fields of the state that the update has changed.
    pub(crate) changes: Vec<String>,
    /// The effect.
    pub(crate) effect: Option<String>,
}

/// Updates a window with a message, and then with the outcomes of the effects, as the
/// chapter's `dispatch` does. Adds each iteration to `turns`. Returns `false` if the
/// window closes.
pub(crate) fn dispatch<W: Window>(
    window: &mut W,
    message: W::Message,
    turns: &mut Vec<Turn>,
) -> bool {
    let before = window.fields();
    let message_text = format_truncated(&message);
    let effect = window.update(message);
    turns.push(Turn {
        event: String::new(),
        message: message_text,
        changes: changes(&before, window.fields()),
        effect: effect.as_ref().map(format_truncated),
    });
    let Some(effect) = effect else { return true };
    match window.perform(effect) {
        ControlFlow::Continue(Some(outcome)) => dispatch(window, outcome, turns),
        ControlFlow::Continue(None) => true,
        ControlFlow::Break(()) => false,
    }
}

/// Calls what the chapter's loop calls before it draws, and adds it to `turns` if it has
/// changed the state. Returns whether it has played a move.
pub(crate) fn prepare_frame<W: Window>(window: &mut W, turns: &mut Vec<Turn>) -> bool {
    let before = window.fields();
    let Some(name) = window.before_draw() else {
        return false;
    };
    let changes = changes(&before, window.fields());
    if changes.is_empty() {
        return false;
    }
    let has_played = changes.iter().any(|change| change.starts_with("history: "));
    turns.push(Turn {
        message: name.to_owned(),
        changes,
        ..Turn::default()
    });
    has_played
}

fn changes(before: &[(&str, String)], after: Vec<(&'static str, String)>) -> Vec<String> {
    after
        .into_iter()
        .filter(|field| !before.contains(field))
        .map(|(name, value)| format!("{name}: {value}"))
        .collect()
}

/// The maximum length of a message or an effect, in characters.
const MAX_LENGTH: usize = 72;

/// Formats a value with `Debug`, truncated to `MAX_LENGTH`.
fn format_truncated(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    match text.char_indices().nth(MAX_LENGTH) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}
