//! The registry of threads and channels.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::mem;

use end_of_game::Position;
use minimax::{Game, ScoredMove};
use whole_games::parse_transcript;

type ThreadFunction = Box<dyn FnOnce()>;

/// The kind of program that starts threads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Host {
    /// A command, in which a thread runs when it is started.
    #[default]
    Command,
    /// A window, whose threads the page starts in workers.
    Window,
    /// A worker that runs a thread of a window.
    Worker,
}

/// A channel with a receiver, and the thread that reports to it.
#[derive(Default)]
struct Channel {
    number: usize,
    reports: VecDeque<String>,
    /// The thread's function until it is run.
    function: Option<ThreadFunction>,
    /// True if the page has started the thread.
    is_started: bool,
}

/// The threads and channels. A thread has the number of its channel.
#[derive(Default)]
pub(crate) struct Threads {
    host: Host,
    /// The number of channels created so far.
    count: usize,
    channels: Vec<Channel>,
    /// The started threads whose channels were closed since the last [`take_changes`].
    ended: Vec<usize>,
}

thread_local! {
    static THREADS: RefCell<Threads> = RefCell::default();
}

pub(crate) fn with_threads<T>(f: impl FnOnce(&mut Threads) -> T) -> T {
    THREADS.with_borrow_mut(f)
}

/// The threads that the page must start, and those that it must end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// The numbers of the threads to start.
    pub started: Vec<usize>,
    /// The numbers of the threads to end.
    pub ended: Vec<usize>,
}

/// Makes the page start the threads, instead of running them in [`thread::spawn`].
///
/// [`thread::spawn`]: crate::thread::spawn
pub fn start_threads_in_page() {
    with_threads(|threads| threads.host = Host::Window);
}

/// Returns the threads to start and to end since the last call. The page must start a
/// thread with a copy of the current memory.
pub fn take_changes() -> Changes {
    with_threads(|threads| {
        let mut started = Vec::new();
        for channel in &mut threads.channels {
            if channel.is_started {
                channel.function = None; // the worker's copy of the memory has it
            } else if channel.function.is_some() {
                channel.is_started = true;
                started.push(channel.number);
            }
        }
        let ended = mem::take(&mut threads.ended);
        Changes { started, ended }
    })
}

/// Receives a line of a thread: its number and a report.
pub fn receive_report(line: &str) {
    if let Some((number, text)) = line.split_once(' ')
        && let Ok(number) = number.parse()
    {
        with_threads(|threads| threads.deliver(number, text.to_owned()));
    }
}

/// Runs a thread, in a worker with a copy of the memory. Its reports go to stdout.
pub fn run(number: usize) {
    let function = with_threads(|threads| {
        threads.host = Host::Worker;
        threads.channel(number)?.function.take()
    });
    if let Some(function) = function {
        function();
    }
}

impl Threads {
    fn channel(&mut self, number: usize) -> Option<&mut Channel> {
        self.channels
            .iter_mut()
            .find(|channel| channel.number == number)
    }

    /// Creates a channel, and returns its number.
    pub(crate) fn open(&mut self) -> usize {
        self.count += 1;
        self.channels.push(Channel {
            number: self.count,
            ..Channel::default()
        });
        self.count
    }

    /// Adds a thread. In a command, returns its function, which the caller must call.
    pub(crate) fn spawn(&mut self, function: ThreadFunction) -> Option<ThreadFunction> {
        if self.host == Host::Command {
            return Some(function);
        }
        if let Some(channel) = self.channels.last_mut() {
            channel.function = Some(function);
        }
        None
    }

    /// Sends a report. Returns `false` if its receiver was dropped.
    pub(crate) fn send(&mut self, number: usize, text: String) -> bool {
        if self.host == Host::Worker {
            println!("{number} {text}");
            return true;
        }
        self.deliver(number, text)
    }

    /// Adds a report to its channel. Returns `false` if there is no such channel.
    fn deliver(&mut self, number: usize, text: String) -> bool {
        match self.channel(number) {
            Some(channel) => {
                channel.reports.push_back(text);
                true
            }
            None => false,
        }
    }

    /// Removes the oldest report of a channel.
    pub(crate) fn receive(&mut self, number: usize) -> Option<String> {
        self.channel(number)?.reports.pop_front()
    }

    /// Tests if a thread has ended. It is unknown of a thread that the page has started,
    /// which counts as running.
    pub(crate) fn is_over(&mut self, number: usize) -> bool {
        self.channel(number)
            .is_none_or(|channel| channel.function.is_none() && !channel.is_started)
    }

    /// Closes a channel and ends its thread. Returns the thread's function if it hasn't
    /// run, to drop it while the registry isn't borrowed: it may own a receiver.
    pub(crate) fn close(&mut self, number: usize) -> Option<ThreadFunction> {
        let index = self
            .channels
            .iter()
            .position(|channel| channel.number == number)?;
        let channel = self.channels.remove(index);
        if channel.is_started {
            self.ended.push(number);
        }
        channel.function
    }
}

/// A report that can be converted to a line of text and back.
pub trait Report: Sized {
    /// Converts the report to text without line breaks.
    fn to_text(&self) -> String;

    /// Parses a report.
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
