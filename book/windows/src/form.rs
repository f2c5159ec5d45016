//! The whole form, with its dialogs.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use othello_window::{Effect, FileDialog, FileEntry, Message, Mode, Outcome};
use othello_window::{PerformError, Purpose, State};
use othello_window::{event_message, perform, update, view};
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use terminal::Theme;
use window::LastMove;

use crate::circle::Window;
use crate::othello::MOMENT;

/// The form, in a terminal of a certain size.
pub(crate) struct Form {
    state: State,
    size: (u16, u16),
}

impl Form {
    /// The form, on a wide screen or on a narrow one.
    pub(crate) fn new(state: State, is_narrow: bool) -> Self {
        let size = if is_narrow { (40, 20) } else { (80, 22) };
        Self { state, size }
    }
}

impl Window for Form {
    type Message = Message;
    type Effect = Effect;

    fn size(&self) -> (u16, u16) {
        self.size
    }

    fn message(&self, event: &Event, area: Rect) -> Option<Message> {
        event_message(event, &self.state, area)
    }

    fn tick() -> Message {
        Message::Tick
    }

    fn update(&mut self, message: Message) -> Option<Effect> {
        update(&mut self.state, message)
    }

    fn perform(&mut self, effect: Effect) -> Option<Message> {
        let outcome = match effect {
            Effect::List(folder) => Some(list(folder)),
            other => perform(other),
        };
        outcome.map(Message::Done)
    }

    fn view(&self, frame: &mut Frame) {
        let theme = Theme {
            color: true,
            ascii: false,
        };
        view(frame, &self.state, theme);
    }

    fn moment(&self) -> Option<Duration> {
        self.state.is_turning().then_some(MOMENT)
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let state = &self.state;
        let history = state.history();
        let (number, moves) = (history.move_number(), history.moves().len());
        let turning: Vec<_> =
            state.turning().iter().map(ToString::to_string).collect();
        vec![
            ("history", format!("move {number} of {moves}")),
            ("cursor", state.cursor().to_string()),
            ("turning", format!("[{}]", turning.join(", "))),
            ("notice", format!("{:?}", state.notice())),
            ("is_unwritten", state.is_unwritten().to_string()),
            ("shows_legal_moves", state.shows_legal_moves().to_string()),
            ("mode", mode(state.mode())),
        ]
    }

    fn speech(&self) -> Vec<String> {
        let state = &self.state;
        let [asked, chosen] = panel(state.mode());
        vec![state.notice().to_owned(), asked, chosen, cursor(state)]
    }

    fn description(&self) -> String {
        let state = &self.state;
        let history = state.history();
        let (number, moves) = (history.move_number(), history.moves().len());
        let board = live::describe::board(&state.board());
        let to_move = history.position().to_move;
        format!("Move {number} of {moves}, {to_move} to move: {board}.")
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.state.mode() {
            Mode::Files(_) => &[("Tab", "Tab: other files")],
            _ => &[],
        }
    }
}

/// Lists a folder. A page's files have no links, and the system has no function
/// that follows them, so this doesn't ask for one as the terminal's does.
fn list(folder: PathBuf) -> Outcome {
    match entries(&folder) {
        Ok(entries) => Outcome::Listed(folder, entries),
        Err(why) => Outcome::Failed(PerformError::Folder(folder, why).into()),
    }
}

fn entries(folder: &Path) -> io::Result<Vec<FileEntry>> {
    let entry = |path: PathBuf| FileEntry {
        name: path
            .file_name()
            .unwrap_or(OsStr::new(".."))
            .display()
            .to_string(),
        is_folder: path.is_dir(),
        path,
    };
    let files = fs::read_dir(folder)?;
    let files = files.map(|file| Ok(entry(file?.path())));
    let mut entries = files.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(|it| (!it.is_folder, it.name.to_lowercase()));
    if let Some(parent) = folder.parent() {
        let above = FileEntry {
            name: "..".to_owned(),
            path: parent.to_owned(),
            is_folder: true,
        };
        entries.insert(0, above);
    }
    Ok(entries)
}

/// What the window waits for, shortly.
fn mode(mode: &Mode) -> String {
    match mode {
        Mode::Board => "Board".to_owned(),
        Mode::Files(dialog) => {
            let selected = dialog.selected();
            format!(
                "Files {{ name: {:?}, selected: {selected:?} }}",
                dialog.name()
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
            "Which game of the file? Type its number. Enter goes there, Esc stays."
                .to_owned(),
            format!("Number: {digits}"),
        ],
        Mode::Question(question) => {
            [format!("{} Y for yes, N for no.", question.text), String::new()]
        }
    }
}

fn asked(dialog: &FileDialog) -> String {
    let verb = match dialog.purpose() {
        Purpose::Read => "read",
        Purpose::Write => "write",
    };
    format!(
        "Which file to {verb}? {} with {} in the list: {}. Type a name, or \
         choose with the arrows. Enter takes it, Esc closes.",
        dialog.folder().display(),
        live::english::count_of(dialog.shown().len(), "line"),
        dialog.filter().label(),
    )
}

fn chosen(dialog: &FileDialog) -> String {
    let shown = dialog.shown();
    let Some(place) = dialog.selected() else {
        return format!("Name: {}", dialog.name());
    };
    let Some(entry) = shown.get(place) else {
        return String::new();
    };
    let kind = if entry.is_folder { "folder " } else { "" };
    format!("{kind}{}, {} of {}", entry.name, place + 1, shown.len())
}

/// The square with the cursor, and what's on it.
fn cursor(state: &State) -> String {
    let square = state.cursor();
    let content = live::describe::cell(&state.board(), square);
    let position = state.history().position();
    let is_legal = position.legal_moves().any(|it| it == square);
    let mark = match LastMove::of(state.history()) {
        Some(last) if last.square == square => ", the last move",
        Some(last) if last.flips.contains(&square) => ", just flipped",
        _ if state.shows_legal_moves() && is_legal => ", a legal move",
        _ => "",
    };
    format!("{content}{mark}")
}
