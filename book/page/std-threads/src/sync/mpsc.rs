//! A channel.

use std::iter;
use std::marker::PhantomData;

use crate::Report;
use crate::page::with;

/// The end of a channel that a thread reports to.
#[derive(Clone, Debug)]
pub struct Sender<T> {
    channel: usize,
    // A function may send what it knows nothing about.
    to_text: fn(&T) -> String,
}

/// The end of a channel out of which reports come.
#[derive(Debug)]
pub struct Receiver<T> {
    channel: usize,
    reports: PhantomData<T>,
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SendError;

/// There's no report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryRecvError {
    /// Not yet.
    Empty,
    /// And there won't be any: the thread is over.
    Disconnected,
}

/// Makes a channel.
pub fn channel<T: Report>() -> (Sender<T>, Receiver<T>) {
    let channel = with(|page| page.open());
    let to_text = T::to_text;
    let reports = PhantomData;
    (Sender { channel, to_text }, Receiver { channel, reports })
}

impl<T> Sender<T> {
    /// Reports this. Fails when nobody listens any more.
    pub fn send(&self, report: T) -> Result<(), SendError> {
        let text = (self.to_text)(&report);
        if with(|page| page.send(self.channel, text)) {
            Ok(())
        } else {
            Err(SendError)
        }
    }
}

impl<T: Report> Receiver<T> {
    /// The next report, if there's one by now. Fails when there's none.
    pub fn try_recv(&self) -> Result<T, TryRecvError> {
        let next = self.try_iter().next();
        next.ok_or_else(|| {
            if with(|page| page.is_over(self.channel)) {
                TryRecvError::Disconnected
            } else {
                TryRecvError::Empty
            }
        })
    }

    /// What has been reported so far.
    pub fn try_iter(&self) -> impl Iterator<Item = T> {
        let next = || with(|page| page.receive(self.channel));
        iter::from_fn(next).filter_map(|text| T::from_text(&text))
    }
}

impl<T: Report> IntoIterator for Receiver<T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    /// All that will be reported.
    fn into_iter(self) -> Self::IntoIter {
        self.try_iter().collect::<Vec<_>>().into_iter()
    }
}

impl<T> Drop for Receiver<T> {
    fn drop(&mut self) {
        drop(with(|page| page.close(self.channel)));
    }
}
