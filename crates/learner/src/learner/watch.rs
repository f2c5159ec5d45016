//! Watching a learner work: the checks run whenever an answer is saved.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use anyhow::{Result, ensure};
use crossterm::event::{self, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::terminal;

use super::course::{CourseEntry, ExerciseChoice};
use super::progress::check_and_record;
use super::render::{Detail, Prompt};
use super::session::{Checked, Session};
use super::terminal::RawTerminal;
use othellier_project::files::read;

/// An editor saves in several steps. This long after the first, it's done.
const SETTLE_TIME: Duration = Duration::from_millis(30);

/// How often we look at the files. The system would tell us a little sooner that they
/// changed, but not on every shared or mounted folder.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// What is shown below everything else.
const KEYS: &str = "h hint, l list, n next, p previous, r run again, q quit";

/// What can happen while the learner works.
enum WatchEvent {
    Key(char),
    /// The terminal or the system wants us to end.
    End,
}

/// Tries what was chosen, or else the next exercise that isn't solved, each time it
/// is saved, until `q` is pressed. If another exercise is saved, it takes its
/// place. Returns whether the last one was solved. Fails when this isn't a
/// terminal, or the exercise can't be tried.
pub fn watch(session: Session, choice: Option<ExerciseChoice>) -> Result<bool> {
    ensure!(
        io::stdin().is_terminal() && io::stdout().is_terminal(),
        "--watch needs a terminal; without --watch the checks run once"
    );
    let session = Session {
        prompt: Prompt::Key,
        ..session
    };
    let entry = first(&session, choice)?;
    let (sender, events) = channel();
    signals(sender.clone())?;
    let _terminal = RawTerminal::take_over()?;
    keys(sender);
    Watch::new(&session, entry)?.until_the_end(&events)
}

/// The exercise to begin with: of a chapter, the first that isn't solved.
fn first(session: &Session, choice: Option<ExerciseChoice>) -> Result<CourseEntry<'_>> {
    let Some(ExerciseChoice::Chapter(chapter)) = choice else {
        return session.one(choice);
    };
    let entries = session.course.choose(ExerciseChoice::Chapter(chapter))?;
    let unsolved = session.progress()?.first_of(chapter);
    Ok(unsolved.unwrap_or(entries[0]))
}

/// Reports the keys, in a thread that lives as long as the program.
fn keys(sender: Sender<WatchEvent>) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            let Some(key) = key(&event) else { continue };
            if sender.send(WatchEvent::Key(key)).is_err() {
                return;
            }
        }
        let _ = sender.send(WatchEvent::End);
    });
}

/// The letter of a key that was pressed; Ctrl-C and Ctrl-D quit too.
fn key(event: &event::Event) -> Option<char> {
    let key = event.as_key_event()?;
    let KeyCode::Char(letter) = key.code else {
        return None;
    };
    let is_pressed = key.kind != KeyEventKind::Release;
    let letter = if key.modifiers.contains(KeyModifiers::CONTROL) {
        matches!(letter, 'c' | 'd').then_some('q')
    } else {
        Some(letter.to_ascii_lowercase())
    };
    letter.filter(|_| is_pressed)
}

/// Reports when the program should end, so that it can give the terminal back
/// first.
#[cfg(unix)]
fn signals(sender: Sender<WatchEvent>) -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGTERM])?;
    thread::spawn(move || {
        signals.forever().next();
        let _ = sender.send(WatchEvent::End);
    });
    Ok(())
}

#[cfg(not(unix))]
fn signals(_: Sender<WatchEvent>) -> Result<()> {
    Ok(())
}

/// The exercise that the learner is working on.
struct Watch<'a> {
    session: &'a Session,
    entry: CourseEntry<'a>,
    /// The files as they were tried last.
    tried: Vec<(PathBuf, String)>,
    is_solved: bool,
}

impl<'a> Watch<'a> {
    fn new(session: &'a Session, entry: CourseEntry<'a>) -> Result<Self> {
        let mut watch = Watch {
            session,
            entry,
            tried: Vec::new(),
            is_solved: false,
        };
        watch.try_again()?;
        Ok(watch)
    }

    fn until_the_end(mut self, events: &Receiver<WatchEvent>) -> Result<bool> {
        loop {
            match events.recv_timeout(POLL_INTERVAL) {
                Ok(WatchEvent::Key('q') | WatchEvent::End) => return Ok(self.is_solved),
                Ok(WatchEvent::Key(key)) => self.press(key)?,
                Err(_) => self.try_what_changed()?,
            }
        }
    }

    fn press(&mut self, key: char) -> Result<()> {
        let number = ExerciseChoice::Exercise(self.entry.number());
        match key {
            'h' => self.show(&or_why_not(self.session.hint(Some(number)))),
            'l' => self.show(&or_why_not(self.session.list_around(self.entry))),
            'n' => self.go_on(),
            'p' => self.go_back(),
            'r' => self.try_again(),
            _ => Ok(()),
        }
    }

    fn go_on(&mut self) -> Result<()> {
        let progress = self.session.progress();
        let next = progress.map(|progress| progress.next_to(self.entry.number()));
        self.entry = next.ok().flatten().unwrap_or(self.entry);
        self.try_again()
    }

    /// The exercise before this one, solved or not. There's none before the
    /// first.
    fn go_back(&mut self) -> Result<()> {
        let entries = self.session.course.entries();
        let number = self.entry.number();
        let earlier = entries.take_while(|entry| entry.number() < number);
        self.entry = earlier.last().unwrap_or(self.entry);
        self.try_again()
    }

    fn try_what_changed(&mut self) -> Result<()> {
        if self.files() == self.tried {
            return Ok(());
        }
        thread::sleep(SETTLE_TIME);
        self.follow(&self.files());
        self.try_again()
    }

    /// Goes to the exercise that was saved, unless it is this one.
    fn follow(&mut self, files: &[(PathBuf, String)]) {
        let is_saved = |entry: &CourseEntry| {
            let answer = entry.answer();
            let mut saved = files.iter().filter(|file| !self.tried.contains(file));
            saved.any(|(file, _)| *file == answer)
        };
        if !is_saved(&self.entry) {
            let saved = self.session.course.entries().find(is_saved);
            self.entry = saved.unwrap_or(self.entry);
        }
    }

    fn try_again(&mut self) -> Result<()> {
        self.tried = self.files();
        self.clear()?;
        let checked = self.check();
        self.is_solved = checked.as_ref().is_ok_and(|checked| checked.solved);
        self.show(&or_why_not(checked.map(|checked| checked.text)))
    }

    /// If it doesn't fit into the window, says it in fewer words.
    fn check(&self) -> Result<Checked> {
        let entries = [self.entry];
        let attempts = check_and_record(&self.session.course, &entries, self.session.style)?;
        let checked = self.session.checked(&attempts, Detail::Full)?;
        if fits(&checked.text) {
            Ok(checked)
        } else {
            self.session.checked(&attempts, Detail::Brief)
        }
    }

    /// All answers, and the checks. A file that's being replaced right now
    /// counts as empty.
    fn files(&self) -> Vec<(PathBuf, String)> {
        let answers = self.session.course.entries().map(|entry| entry.answer());
        let files = answers.chain([self.entry.checks()]);
        let text = |file: &Path| read(file).unwrap_or_default();
        files.map(|file| (file.clone(), text(&file))).collect()
    }

    /// Begins a new page, where there are pages.
    fn clear(&self) -> Result<()> {
        if self.session.style.is_styled {
            print!("\x1b[2J\x1b[H");
            io::stdout().flush()?;
        }
        Ok(())
    }

    /// Shows a text, and which keys there are.
    fn show(&self, text: &str) -> Result<()> {
        self.clear()?;
        let page = format!("{text}\n{}\n", self.session.style.quiet(KEYS));
        let mut out = io::stdout().lock();
        // In raw mode a new line doesn't begin at the left by itself.
        out.write_all(page.replace('\n', "\r\n").as_bytes())?;
        Ok(out.flush()?)
    }
}

/// Whether the window holds a text, an empty line, the keys and the cursor.
fn fits(text: &str) -> bool {
    terminal::size().is_ok_and(|(_, rows)| text.lines().count() + 3 <= rows.into())
}

/// Shows what went wrong, and goes on: a missing file may be back soon.
fn or_why_not(text: Result<String>) -> String {
    text.unwrap_or_else(|error| format!("error: {error:#}\n"))
}
