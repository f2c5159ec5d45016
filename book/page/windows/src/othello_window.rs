//! The window of chapter 11 with its dialogs.

use std::ops::ControlFlow;
use std::time::Duration;

use othello_window::{Effect, FileDialog, Message, Mode, Purpose, State};
use othello_window::{event_message, perform, update, view};
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use terminal::Theme;

use crate::chapter_window::{self, FLIP_INTERVAL};
use crate::labels;
use crate::update_loop::Window;

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
        let theme = Theme {
            color: true,
            ascii: false,
        };
        view(frame, self, theme);
    }

    fn tick_interval(&self) -> Option<Duration> {
        self.is_turning().then_some(FLIP_INTERVAL)
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = self.game_state.fields();
        fields.extend([
            ("is_unwritten", self.is_unwritten.to_string()),
            ("shows_legal_moves", self.shows_legal_moves.to_string()),
            ("mode", format_mode(&self.mode)),
        ]);
        fields
    }

    fn speech(&self) -> Vec<String> {
        let [prompt, input] = describe_dialog(&self.mode);
        vec![
            self.notice().to_owned(),
            prompt,
            input,
            describe_cursor(self),
        ]
    }

    fn description(&self) -> String {
        self.game_state.description()
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match &self.mode {
            Mode::Board => labels::BOARD_KEYS,
            Mode::Files(_) => labels::FILE_DIALOG_KEYS,
            Mode::Number(_) => labels::NUMBER_DIALOG_KEYS,
            Mode::Question(_) => labels::QUESTION_KEYS,
        }
    }
}

/// Formats the mode without the contents of lists.
fn format_mode(mode: &Mode) -> String {
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

/// Describes the prompt of the dialog over the board, and its input.
fn describe_dialog(mode: &Mode) -> [String; 2] {
    match mode {
        Mode::Board => [labels::BOARD.to_owned(), String::new()],
        Mode::Files(dialog) => [describe_file_prompt(dialog), describe_file_input(dialog)],
        Mode::Number(digits) => [
            labels::NUMBER_PROMPT.to_owned(),
            format!("Number: {digits}"),
        ],
        Mode::Question(question) => [
            format!("{} Y for yes, N for no.", question.text),
            String::new(),
        ],
    }
}

fn describe_file_prompt(dialog: &FileDialog) -> String {
    let verb = match dialog.purpose {
        Purpose::Read => "read",
        Purpose::Write => "write",
    };
    format!(
        "Which file to {verb}? {} with {} in the list: {}. Type a name, or \
         choose with the arrows. Enter takes it, Esc closes.",
        dialog.folder.display(),
        page_boards::english::pluralize(dialog.visible_entries().len(), "line"),
        dialog.filter.label(),
    )
}

/// Describes the typed name or the selected entry.
fn describe_file_input(dialog: &FileDialog) -> String {
    let entries = dialog.visible_entries();
    let Some(index) = dialog.selected else {
        return format!("Name: {}", dialog.name);
    };
    let Some(entry) = entries.get(index) else {
        return String::new();
    };
    let kind = if entry.is_folder { "folder " } else { "" };
    format!("{kind}{}, {} of {}", entry.name, index + 1, entries.len())
}

/// Describes the square at the cursor.
fn describe_cursor(state: &State) -> String {
    let mut legal_moves = state.history().position().legal_moves();
    let is_marked = state.shows_legal_moves && legal_moves.any(|square| square == state.cursor());
    let mark = if is_marked { ", a legal move" } else { "" };
    chapter_window::describe_cursor(&state.game_state) + mark
}
