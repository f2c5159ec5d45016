//! The threads and the channels that there are.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::mem;

type Run = Box<dyn FnOnce()>;

/// Where threads are started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// In a command, which does one thing at a time.
    #[default]
    Command,
    /// In a window, for which the page looks after them.
    Window,
    /// In a thread of a window.
    Worker,
}

/// A thread that hasn't run yet.
struct Waiting {
    run: Run,
    /// Whether its reports have been asked for.
    is_asked: bool,
}

/// The threads and the channels. Each thread has the number of its channel.
#[derive(Default)]
pub(crate) struct Page {
    place: Place,
    channels: usize,
    reports: BTreeMap<usize, VecDeque<String>>,
    started: BTreeMap<usize, Waiting>,
    /// Those that the page was told to start.
    given: BTreeMap<usize, Waiting>,
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

impl fmt::Display for Changes {
    /// A line for each: `thread 3`, `end 3`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut ended = self.ended.iter();
        ended.try_for_each(|it| writeln!(f, "end {it}"))?;
        let mut started = self.started.iter();
        started.try_for_each(|it| writeln!(f, "thread {it}"))
    }
}

/// From now on, the page looks after the threads.
pub fn open_window() {
    with(|page| page.place = Place::Window);
}

/// What has changed since this was last asked. The page must start a thread with
/// a copy of the memory as it is now.
pub fn changes() -> Changes {
    with(|page| {
        page.given = mem::take(&mut page.started);
        Changes {
            started: page.given.keys().copied().collect(),
            ended: mem::take(&mut page.ended),
        }
    })
}

/// Receives what a thread has reported: its number and the report.
pub fn hear(line: &str) {
    let Some((channel, text)) = line.split_once(' ') else {
        return;
    };
    with(|page| {
        let reports = channel.parse().ok();
        let reports = reports.and_then(|it| page.reports.get_mut(&it));
        if let Some(reports) = reports {
            reports.push_back(text.to_owned());
        }
    });
}

/// Runs a thread, in a worker with a copy of the memory. It writes its reports
/// to the output.
pub fn run(channel: usize) {
    let waiting = with(|page| {
        page.place = Place::Worker;
        page.given.remove(&channel)
    });
    if let Some(waiting) = waiting {
        (waiting.run)();
    }
}

impl Page {
    pub(crate) fn open(&mut self) -> usize {
        self.channels += 1;
        self.reports.insert(self.channels, VecDeque::new());
        self.channels
    }

    pub(crate) fn spawn(&mut self, run: Run) {
        let is_asked = false;
        self.started
            .insert(self.channels, Waiting { run, is_asked });
    }

    /// Whether anybody listens.
    pub(crate) fn send(&mut self, channel: usize, text: String) -> bool {
        if self.place == Place::Worker {
            println!("{channel} {text}");
            return true;
        }
        let reports = self.reports.get_mut(&channel);
        reports.map(|it| it.push_back(text)).is_some()
    }

    pub(crate) fn receive(&mut self, channel: usize) -> Option<String> {
        self.reports.get_mut(&channel)?.pop_front()
    }

    /// The thread, if it's its turn. A thread isn't there at once.
    pub(crate) fn turn_of(&mut self, channel: usize) -> Option<Run> {
        let waiting = self.started.get_mut(&channel)?;
        match mem::replace(&mut waiting.is_asked, true) {
            true => self.last_turn_of(channel),
            false => None,
        }
    }

    /// The thread, for which everybody waits now.
    pub(crate) fn last_turn_of(&mut self, channel: usize) -> Option<Run> {
        match self.place {
            Place::Command => Some(self.started.remove(&channel)?.run),
            Place::Window | Place::Worker => None,
        }
    }

    pub(crate) fn close(&mut self, channel: usize) {
        self.reports.remove(&channel);
        if self.started.remove(&channel).is_none() {
            self.ended.push(channel);
        }
    }
}
