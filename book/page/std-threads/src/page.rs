//! The threads and the channels that there are.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::mem;

use end_of_game::Position;
use minimax::{Game, ScoredMove};
use whole_games::parse_transcript;

type Run = Box<dyn FnOnce()>;

/// Where threads are started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum StartedIn {
    /// In a command, which does one thing at a time.
    #[default]
    Command,
    /// In a window, for which the page looks after them.
    Window,
    /// In a thread of a window.
    Worker,
}

/// A channel that somebody listens to, and the thread that reports to it.
#[derive(Default)]
struct Channel {
    number: usize,
    reports: VecDeque<String>,
    /// The thread, as long as it hasn't run.
    run: Option<Run>,
    /// Whether the page was told to start it.
    is_given: bool,
}

/// The threads and the channels. Each thread has the number of its channel.
#[derive(Default)]
pub(crate) struct Page {
    started_in: StartedIn,
    count: usize,
    channels: Vec<Channel>,
    ended: Vec<usize>,
}

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
}

pub(crate) fn with<T>(then: impl FnOnce(&mut Page) -> T) -> T {
    PAGE.with_borrow_mut(then)
}

/// The threads that the page must start, and those that it must end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Those to start.
    pub started: Vec<usize>,
    /// Those to end.
    pub ended: Vec<usize>,
}

/// From now on, the page looks after the threads.
pub fn open_window() {
    with(|page| page.started_in = StartedIn::Window);
}

/// What has changed since this was last asked. The page must start a thread with
/// a copy of the memory as it is now.
pub fn changes() -> Changes {
    with(|page| {
        let mut started = Vec::new();
        for channel in &mut page.channels {
            if channel.is_given {
                channel.run = None; // the page has it
            } else if channel.run.is_some() {
                channel.is_given = true;
                started.push(channel.number);
            }
        }
        let ended = mem::take(&mut page.ended);
        Changes { started, ended }
    })
}

/// Receives what a thread has reported: its number and the report.
pub fn hear(line: &str) {
    if let Some((number, text)) = line.split_once(' ')
        && let Ok(number) = number.parse()
    {
        with(|page| page.deliver(number, text.to_owned()));
    }
}

/// Runs a thread, in a worker with a copy of the memory. It writes its reports
/// to the output.
pub fn run(number: usize) {
    let run = with(|page| {
        page.started_in = StartedIn::Worker;
        page.channel(number)?.run.take()
    });
    if let Some(run) = run {
        run();
    }
}

impl Page {
    fn channel(&mut self, number: usize) -> Option<&mut Channel> {
        self.channels
            .iter_mut()
            .find(|channel| channel.number == number)
    }

    pub(crate) fn open(&mut self) -> usize {
        self.count += 1;
        self.channels.push(Channel {
            number: self.count,
            ..Channel::default()
        });
        self.count
    }

    /// Keeps a thread for the page. In a command it comes back, and is to run now.
    pub(crate) fn spawn(&mut self, run: Run) -> Option<Run> {
        if self.started_in == StartedIn::Command {
            return Some(run);
        }
        if let Some(channel) = self.channels.last_mut() {
            channel.run = Some(run);
        }
        None
    }

    /// Whether anybody listens.
    pub(crate) fn send(&mut self, number: usize, text: String) -> bool {
        if self.started_in == StartedIn::Worker {
            println!("{number} {text}");
            return true;
        }
        self.deliver(number, text)
    }

    fn deliver(&mut self, number: usize, text: String) -> bool {
        let channel = self.channel(number);
        channel
            .map(|channel| channel.reports.push_back(text))
            .is_some()
    }

    pub(crate) fn receive(&mut self, number: usize) -> Option<String> {
        self.channel(number)?.reports.pop_front()
    }

    /// Whether a thread has run, as far as we know: what becomes of one that the
    /// page was given, only the page knows.
    pub(crate) fn is_over(&mut self, number: usize) -> bool {
        let channel = self.channel(number);
        channel.is_none_or(|channel| channel.run.is_none() && !channel.is_given)
    }

    /// Ends a channel and its thread, which may have a channel itself.
    pub(crate) fn close(&mut self, number: usize) -> Option<Run> {
        let place = self
            .channels
            .iter()
            .position(|channel| channel.number == number);
        let channel = self.channels.remove(place?);
        if channel.is_given {
            self.ended.push(number);
        }
        channel.run
    }
}

/// A report that can be written as a line of text, and read again.
pub trait Report: Sized {
    /// The line.
    fn to_text(&self) -> String;

    /// The report of a line; `None` if the line isn't one.
    fn from_text(text: &str) -> Option<Self>;
}

impl Report for ScoredMove<<Position as Game>::Move> {
    fn to_text(&self) -> String {
        format!("{} {} {}", self.mv, self.value, self.positions)
    }

    fn from_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let plies = parse_transcript(words.next()?).ok()?;
        Some(Self {
            mv: *plies.first()?,
            value: words.next()?.parse().ok()?,
            positions: words.next()?.parse().ok()?,
        })
    }
}
