//! Channels with the interface of `std::sync::mpsc`, as far as the book uses it.

use std::iter;
use std::marker::PhantomData;

use crate::Report;
use crate::threads::with_threads;

/// The sending end of a channel.
#[derive(Clone, Debug)]
pub struct Sender<T> {
    channel: usize,
    // A field instead of the bound `T: Report`, so that generic functions of the chapters
    // can send without that bound.
    to_text: fn(&T) -> String,
}

/// The receiving end of a channel.
#[derive(Debug)]
pub struct Receiver<T> {
    channel: usize,
    reports: PhantomData<T>,
}

/// The error when the receiver was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SendError;

/// The error when there is no report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryRecvError {
    /// There is no report yet.
    Empty,
    /// There won't be another report, because the thread has ended.
    Disconnected,
}

/// Creates a channel.
pub fn channel<T: Report>() -> (Sender<T>, Receiver<T>) {
    let channel = with_threads(|threads| threads.open());
    let sender = Sender {
        channel,
        to_text: T::to_text,
    };
    let receiver = Receiver {
        channel,
        reports: PhantomData,
    };
    (sender, receiver)
}

impl<T> Sender<T> {
    /// Sends a report.
    ///
    /// # Errors
    ///
    /// Returns an error if the receiver was dropped.
    pub fn send(&self, report: T) -> Result<(), SendError> {
        let text = (self.to_text)(&report);
        if with_threads(|threads| threads.send(self.channel, text)) {
            Ok(())
        } else {
            Err(SendError)
        }
    }
}

impl<T: Report> Receiver<T> {
    /// Returns the next report without waiting.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no report.
    pub fn try_recv(&self) -> Result<T, TryRecvError> {
        if let Some(report) = self.try_iter().next() {
            return Ok(report);
        }
        if with_threads(|threads| threads.is_over(self.channel)) {
            Err(TryRecvError::Disconnected)
        } else {
            Err(TryRecvError::Empty)
        }
    }

    /// Returns the reports so far.
    pub fn try_iter(&self) -> impl Iterator<Item = T> {
        iter::from_fn(|| with_threads(|threads| threads.receive(self.channel)))
            .filter_map(|text| T::from_text(&text))
    }
}

impl<T: Report> IntoIterator for Receiver<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    /// Returns all reports. In a page, the thread of a command has ended by now.
    fn into_iter(self) -> Self::IntoIter {
        self.try_iter().collect::<Vec<_>>().into_iter()
    }
}

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        drop(with_threads(|threads| threads.close(self.channel)));
    }
}
