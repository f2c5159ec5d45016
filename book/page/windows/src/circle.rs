//! The circle of chapter 11, for any window: an event becomes a message, the
//! message changes the state, and what the update asks for comes back as a
//! message.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use serde::Serialize;

/// A window of a chapter.
pub(crate) trait Window {
    /// What happens to it.
    type Message: Debug;
    /// What its update asks for.
    type Effect: Debug;

    /// How many characters it's given.
    const SIZE: (u16, u16);

    /// What happens when a moment has gone by.
    const TICK: Self::Message;

    /// What an event means; `None` if it means nothing.
    fn message(&self, event: &Event, area: Rect) -> Option<Self::Message>;

    /// Changes the state.
    fn update(&mut self, message: Self::Message) -> Option<Self::Effect>;

    /// Does what the update asks for; `Break` if the window is to close.
    fn perform(&mut self, effect: Self::Effect) -> ControlFlow<(), Option<Self::Message>>;

    /// What the chapter's loop does before each picture, and its name.
    fn before_picture(&mut self) -> Option<&'static str> {
        None
    }

    /// Draws the state.
    fn view(&self, frame: &mut Frame);

    /// How long to wait for the next tick; `None` if nothing moves.
    fn moment(&self) -> Option<Duration>;

    /// The fields of the state by their names, shortly.
    fn fields(&self) -> Vec<(&'static str, String)>;

    /// What there is to hear. The first part that has changed is spoken. If an
    /// event changes nothing, the last one is.
    fn speech(&self) -> Vec<String>;

    /// All that there is to see.
    fn description(&self) -> String;

    /// The keys that have a button below the window, and its label; `Type` is a field.
    fn keys(&self) -> &'static [(&'static str, &'static str)];
}

/// Once around the circle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Turn {
    /// The event that began it; empty if it was something else.
    pub(crate) event: String,
    /// What has happened.
    pub(crate) message: String,
    /// The fields that the update has changed.
    pub(crate) changes: Vec<String>,
    /// What it asks for.
    pub(crate) effect: Option<String>,
}

/// Takes a message around the circle, again and again until nothing more is
/// asked for, as the chapter's `dispatch` does, and notes each turn. Whether the
/// window stays open.
pub(crate) fn dispatch<W: Window>(
    window: &mut W,
    message: W::Message,
    turns: &mut Vec<Turn>,
) -> bool {
    let before = window.fields();
    let text = shortened(&message);
    let effect = window.update(message);
    turns.push(Turn {
        event: String::new(),
        message: text,
        changes: changes(&before, window.fields()),
        effect: effect.as_ref().map(shortened),
    });
    let Some(effect) = effect else { return true };
    match window.perform(effect) {
        ControlFlow::Continue(Some(outcome)) => dispatch(window, outcome, turns),
        ControlFlow::Continue(None) => true,
        ControlFlow::Break(()) => false,
    }
}

/// Does what comes before a picture, and notes it if it has changed anything.
/// Whether it has changed the game.
pub(crate) fn look_after<W: Window>(window: &mut W, turns: &mut Vec<Turn>) -> bool {
    let before = window.fields();
    let Some(name) = window.before_picture() else {
        return false;
    };
    let changes = changes(&before, window.fields());
    if changes.is_empty() {
        return false;
    }
    let is_played = changes.iter().any(|change| change.starts_with("history: "));
    let message = name.to_owned();
    turns.push(Turn {
        message,
        changes,
        ..Turn::default()
    });
    is_played
}

fn changes(before: &[(&str, String)], now: Vec<(&'static str, String)>) -> Vec<String> {
    let changed = now.into_iter().filter(|field| !before.contains(field));
    changed
        .map(|(name, value)| format!("{name}: {value}"))
        .collect()
}

/// A game has many moves, and a reader wants to see what kind of thing it is.
const LONGEST: usize = 72;

/// The value as `{:?}` prints it, or its beginning.
fn shortened(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text,
    }
}
