//! The whole form, with its dialogs.

use std::ops::ControlFlow;
use std::time::Duration;

use othello_window::{Effect, FileDialog, Message, Mode, Purpose, State};
use othello_window::{event_message, perform, update, view};
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use terminal::Theme;

use crate::chapter_window::{self, MOMENT};
use crate::circle::Window;

impl Window for State {
    type Message = Message;
    type Effect = Effect;

    const SIZE: (u16, u16) = (80, 22);
    const TICK: Message = Message::Tick;

    fn message(&self, event: &Event, area: Rect) -> Option<Message> {
        event_message(event, self, area)
    }

    fn update(&mut self, message: Message) -> Option<Effect> {
        update(self, message)
    }

    fn perform(&mut self, effect: Effect) -> ControlFlow<(), Option<Message>> {
        match perform(effect) {
            Some(outcome) => ControlFlow::Continue(Some(Message::Done(outcome))),
            None => ControlFlow::Break(()),
        }
    }

    fn view(&self, frame: &mut Frame) {
        view(
            frame,
            self,
            Theme {
                color: true,
                ascii: false,
            },
        );
    }

    fn moment(&self) -> Option<Duration> {
        self.is_turning().then_some(MOMENT)
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = self.table.fields();
        fields.extend([
            ("is_unwritten", self.is_unwritten.to_string()),
            ("shows_legal_moves", self.shows_legal_moves.to_string()),
            ("mode", mode(&self.mode)),
        ]);
        fields
    }

    fn speech(&self) -> Vec<String> {
        let [asked, chosen] = panel(&self.mode);
        vec![self.notice().to_owned(), asked, chosen, cursor(self)]
    }

    fn description(&self) -> String {
        self.table.description()
    }

    /// The keys in the form are too small to tap.
    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match &self.mode {
            Mode::Board => &[
                ("0", "0: start"),
                ("<", "<: back"),
                (">", ">: on"),
                ("m", "M: max"),
                ("w", "W: write"),
                ("r", "R: read"),
                ("g", "G: game"),
                ("-", "-: before"),
                ("+", "+: next"),
                ("l", "L: legal"),
                ("n", "N: new"),
                ("q", "Q: quit"),
            ],
            Mode::Files(_) => &[
                ("ArrowUp", "↑"),
                ("ArrowDown", "↓"),
                ("Tab", "Tab: other files"),
                ("Type", "Name"),
                ("Backspace", "⌫: erase"),
                ("Enter", "Enter: take it"),
                ("Escape", "Esc: close"),
            ],
            Mode::Number(_) => &[
                ("Type", "Number"),
                ("Backspace", "⌫: erase"),
                ("Enter", "Enter: go"),
                ("Escape", "Esc: stay"),
            ],
            Mode::Question(_) => &[("y", "Y: yes"), ("n", "N: no")],
        }
    }
}

/// What the window waits for, shortly.
fn mode(mode: &Mode) -> String {
    match mode {
        Mode::Board => "Board".to_owned(),
        Mode::Files(dialog) => {
            let selected = dialog.selected;
            format!(
                "Files {{ name: {:?}, selected: {selected:?} }}",
                dialog.name
            )
        }
        Mode::Number(digits) => format!("Number({digits:?})"),
        Mode::Question(question) => format!("Question({:?})", question.intent),
    }
}

/// What the panel over the board asks, and what is chosen or typed in it.
fn panel(mode: &Mode) -> [String; 2] {
    match mode {
        Mode::Board => ["The board.".to_owned(), String::new()],
        Mode::Files(dialog) => [asked(dialog), chosen(dialog)],
        Mode::Number(digits) => [
            "Which game of the file? Type its number. Enter goes there, Esc stays.".to_owned(),
            format!("Number: {digits}"),
        ],
        Mode::Question(question) => [
            format!("{} Y for yes, N for no.", question.text),
            String::new(),
        ],
    }
}

fn asked(dialog: &FileDialog) -> String {
    let verb = match dialog.purpose {
        Purpose::Read => "read",
        Purpose::Write => "write",
    };
    format!(
        "Which file to {verb}? {} with {} in the list: {}. Type a name, or \
         choose with the arrows. Enter takes it, Esc closes.",
        dialog.folder.display(),
        page_boards::english::pluralize(dialog.shown().len(), "line"),
        dialog.filter.label(),
    )
}

fn chosen(dialog: &FileDialog) -> String {
    let shown = dialog.shown();
    let Some(place) = dialog.selected else {
        return format!("Name: {}", dialog.name);
    };
    let Some(entry) = shown.get(place) else {
        return String::new();
    };
    let kind = if entry.is_folder { "folder " } else { "" };
    format!("{kind}{}, {} of {}", entry.name, place + 1, shown.len())
}

/// The square with the cursor, and what's on it.
fn cursor(state: &State) -> String {
    let mut legal = state.history().position().legal_moves();
    let is_marked = state.shows_legal_moves && legal.any(|square| square == state.cursor());
    let mark = if is_marked { ", a legal move" } else { "" };
    chapter_window::cursor(&state.table) + mark
}
