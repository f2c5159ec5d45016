//! Watch mode: checks an exercise whenever its answer is saved.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Result, ensure};
use crossterm::event::{self, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal;
use othellier_project::files::read;

use crate::course::{CourseEntry, ExerciseChoice};
use crate::progress::check_and_record;
use crate::render::{Detail, Prompt};
use crate::session::{CheckResult, Session};
use crate::terminal::{RawTerminal, suspend};
#[cfg(unix)]
use crate::terminal::{resume, stop};

/// The time after the first change of a file before it's read, because editors save
/// in several steps.
const SETTLE_TIME: Duration = Duration::from_millis(30);

/// The interval at which the files are compared. Notifications of the operating system
/// would be a little faster, but don't work on every shared or mounted folder.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// The line at the bottom of the screen.
const KEYS: &str = "h hint, l list, n next, p previous, r run again, q quit";

/// The rows of the screen below the text: an empty line, the keys and the cursor.
const ROWS_BELOW_TEXT: usize = 3;

enum WatchEvent {
    Key(char),
    /// The program was stopped and continued: the screen may show something else.
    #[cfg(unix)]
    Resumed,
    /// The terminal was closed, or a signal asks the program to end.
    End,
}

/// Checks the chosen exercise, or else the next unsolved one, each time it's saved,
/// until `q` is pressed. Saving another exercise switches to that one. Returns whether
/// the last exercise was solved.
///
/// # Errors
///
/// Returns an error if there's no terminal, or an exercise can't be found or read.
pub fn watch(session: Session, choice: Option<ExerciseChoice>) -> Result<bool> {
    ensure!(
        io::stdin().is_terminal() && io::stdout().is_terminal(),
        "--watch needs a terminal; without --watch the checks run once"
    );
    let session = Session {
        prompt: Prompt::Key,
        ..session
    };
    let entry = first_entry(&session, choice)?;
    let (sender, events) = channel();
    send_signals(sender.clone())?;
    let _terminal = RawTerminal::enable()?;
    send_keys(sender);
    Watch::new(&session, entry)?.run(&events)
}

/// Returns the exercise to begin with. In a chapter, that's the first unsolved one or,
/// if all are solved, the first.
fn first_entry(session: &Session, choice: Option<ExerciseChoice>) -> Result<CourseEntry<'_>> {
    let Some(ExerciseChoice::Chapter(chapter)) = choice else {
        return session.chosen_or_next(choice);
    };
    let entries = session.course.choose(ExerciseChoice::Chapter(chapter))?;
    let unsolved = session.progress()?.first_unsolved_in(chapter);
    Ok(unsolved.unwrap_or(entries[0]))
}

/// Sends the keys that are pressed, from a thread that runs as long as the program.
fn send_keys(sender: Sender<WatchEvent>) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if is_ctrl_z(&event) {
                suspend();
            }
            let Some(key) = pressed_key(&event) else {
                continue;
            };
            if sender.send(WatchEvent::Key(key)).is_err() {
                return;
            }
        }
        let _ = sender.send(WatchEvent::End);
    });
}

/// Tests if an event is the key Ctrl-Z, which raw mode doesn't turn into a signal.
fn is_ctrl_z(event: &event::Event) -> bool {
    let key = event.as_key_press_event();
    key.is_some_and(|key| key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL)
}

/// Returns the lowercase letter of a key press. Ctrl-C and Ctrl-D are `q`.
fn pressed_key(event: &event::Event) -> Option<char> {
    let key = event.as_key_event()?;
    let KeyCode::Char(letter) = key.code else {
        return None;
    };
    if key.kind == KeyEventKind::Release {
        None
    } else if key.modifiers.contains(KeyModifiers::CONTROL) {
        matches!(letter, 'c' | 'd').then_some('q')
    } else {
        Some(letter.to_ascii_lowercase())
    }
}

/// Turns signals into events: SIGHUP and SIGTERM, so that the terminal is restored
/// before the program ends, and SIGCONT. SIGTSTP restores the terminal at once, because
/// the program may be checking an exercise.
#[cfg(unix)]
fn send_signals(sender: Sender<WatchEvent>) -> Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGTERM, SIGTSTP};
    let mut signals = signal_hook::iterator::Signals::new([SIGCONT, SIGHUP, SIGTERM, SIGTSTP])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let event = match signal {
                SIGTSTP => {
                    stop();
                    continue;
                }
                SIGCONT => {
                    resume();
                    WatchEvent::Resumed
                }
                _ => WatchEvent::End,
            };
            let _ = sender.send(event);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn send_signals(_: Sender<WatchEvent>) -> Result<()> {
    Ok(())
}

/// The state of watch mode.
struct Watch<'a> {
    session: &'a Session,
    /// The current exercise.
    entry: CourseEntry<'a>,
    /// The watched files as they were when the checks ran last.
    checked_files: Vec<WatchedFile>,
    is_solved: bool,
    /// The text on the screen.
    shown: String,
}

/// A path and the text of the file.
type WatchedFile = (PathBuf, String);

impl<'a> Watch<'a> {
    fn new(session: &'a Session, entry: CourseEntry<'a>) -> Result<Self> {
        let mut watch = Watch {
            session,
            entry,
            checked_files: Vec::new(),
            is_solved: false,
            shown: String::new(),
        };
        watch.check_and_show()?;
        Ok(watch)
    }

    fn run(mut self, events: &Receiver<WatchEvent>) -> Result<bool> {
        loop {
            match events.recv_timeout(POLL_INTERVAL) {
                Ok(WatchEvent::Key('q') | WatchEvent::End) => return Ok(self.is_solved),
                Ok(WatchEvent::Key(key)) => self.press(key)?,
                #[cfg(unix)]
                Ok(WatchEvent::Resumed) => self.show_again()?,
                Err(_) => self.check_if_changed()?,
            }
        }
    }

    fn press(&mut self, key: char) -> Result<()> {
        let choice = ExerciseChoice::Exercise(self.entry.number());
        match key {
            'h' => self.show(&text_or_error(self.session.hint(Some(choice)))),
            'l' => self.show(&text_or_error(self.session.list_around(self.entry))),
            'n' => self.go_to_next(),
            'p' => self.go_to_previous(),
            'r' => self.check_and_show(),
            _ => Ok(()),
        }
    }

    /// Goes to the next unsolved exercise.
    fn go_to_next(&mut self) -> Result<()> {
        if let Ok(progress) = self.session.progress()
            && let Some(next) = progress.next_unsolved_after(self.entry.number())
        {
            self.entry = next;
        }
        self.check_and_show()
    }

    /// Goes to the previous exercise, solved or not.
    fn go_to_previous(&mut self) -> Result<()> {
        let number = self.entry.number();
        let previous = self
            .session
            .course
            .entries()
            .take_while(|entry| entry.number() < number)
            .last();
        self.entry = previous.unwrap_or(self.entry);
        self.check_and_show()
    }

    fn check_if_changed(&mut self) -> Result<()> {
        if self.read_files() == self.checked_files {
            return Ok(());
        }
        thread::sleep(SETTLE_TIME);
        self.switch_to_saved(&self.read_files());
        self.check_and_show()
    }

    /// Switches to the exercise whose answer was saved, unless it's the current one.
    fn switch_to_saved(&mut self, files: &[WatchedFile]) {
        let is_saved = |entry: &CourseEntry| {
            let path = entry.answer_path();
            files
                .iter()
                .any(|file| file.0 == path && !self.checked_files.contains(file))
        };
        if !is_saved(&self.entry) {
            let saved = self.session.course.entries().find(is_saved);
            self.entry = saved.unwrap_or(self.entry);
        }
    }

    fn check_and_show(&mut self) -> Result<()> {
        self.checked_files = self.read_files();
        self.clear()?;
        let result = self.check();
        self.is_solved = result.as_ref().is_ok_and(|result| result.is_solved);
        self.show(&text_or_error(result.map(|result| result.text)))
    }

    /// Checks the current exercise. If the full text doesn't fit into the window, the
    /// result has the brief one.
    fn check(&self) -> Result<CheckResult> {
        let attempts = check_and_record(&self.session.course, &[self.entry], self.session.style)?;
        let result = self.session.check_result(&attempts, Detail::Full)?;
        if fits_into_window(&result.text) {
            Ok(result)
        } else {
            self.session.check_result(&attempts, Detail::Brief)
        }
    }

    /// Reads all answers, and the checks of the current exercise. A file that can't be
    /// read counts as empty, because an editor may be replacing it.
    fn read_files(&self) -> Vec<WatchedFile> {
        self.session
            .course
            .entries()
            .map(|entry| entry.answer_path())
            .chain([self.entry.checks_path()])
            .map(|path| {
                let text = read(&path).unwrap_or_default();
                (path, text)
            })
            .collect()
    }

    /// Clears the screen, unless the output is plain.
    fn clear(&self) -> Result<()> {
        if self.session.style.has_colors {
            print!("\x1b[2J\x1b[H");
            io::stdout().flush()?;
        }
        Ok(())
    }

    /// Shows a text with the line of keys below it.
    fn show(&mut self, text: &str) -> Result<()> {
        self.shown = text.to_owned();
        self.show_again()
    }

    /// Shows the text again that was shown last.
    fn show_again(&self) -> Result<()> {
        self.clear()?;
        let text = &self.shown;
        let screen = format!("{text}\n{}\n", self.session.style.dim(KEYS));
        let mut out = io::stdout().lock();
        // In raw mode, a newline doesn't return to the first column.
        out.write_all(screen.replace('\n', "\r\n").as_bytes())?;
        Ok(out.flush()?)
    }
}

fn fits_into_window(text: &str) -> bool {
    match terminal::size() {
        Ok((_, rows)) => text.lines().count() + ROWS_BELOW_TEXT <= rows.into(),
        Err(_) => false,
    }
}

/// Returns the text to show. An error doesn't end watch mode, because a missing file
/// may come back.
fn text_or_error(text: Result<String>) -> String {
    text.unwrap_or_else(|error| format!("error: {error:#}\n"))
}
