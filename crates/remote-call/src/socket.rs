//! A question and its answer on their way between two processes: the checks' side,
//! which asks, the answers' side, which replies, and what both send.

use std::any::Any;
use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Mutex, PoisonError};

use crate::Wire;

/// Why no answer came back. The checks have a type like it, and with it crates that
/// aren't compiled together with a student's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lost {
    /// The function panicked.
    Panicked {
        /// What it said.
        message: String,
        /// The file and the line.
        place: String,
    },
    /// The process is gone.
    Ended,
    /// What came back isn't an answer of the function's type, or is too long to
    /// be one.
    Garbled,
}

/// Asks the process at the other end of the standard input, a socket, for the
/// answer of an exercise's function to these arguments. Fails when no answer comes
/// back.
pub fn ask<A: Wire>(exercise: &str, arguments: &[u8]) -> Result<A, Lost> {
    let mut question = exercise.to_owned().to_bytes();
    question.extend(arguments);
    let reply = exchange(&question).map_err(|error| match error.kind() {
        ErrorKind::InvalidData => Lost::Garbled,
        _ => Lost::Ended,
    })?;
    understand(&reply)
}

/// The socket. It's locked while a question waits for its answer, so that the
/// answer can't go to another question.
static SOCKET: Mutex<Option<BufReader<UnixStream>>> = Mutex::new(None);

fn exchange(question: &[u8]) -> io::Result<Vec<u8>> {
    let mut held = SOCKET.lock().unwrap_or_else(PoisonError::into_inner);
    let socket = match held.take() {
        Some(socket) => socket,
        None => at_the_standard_input()?,
    };
    let socket = held.insert(socket);
    send(socket.get_mut(), question)?;
    receive(socket)
}

/// A reply is an answer, or else the message and the place of a panic.
fn understand<A: Wire>(reply: &[u8]) -> Result<A, Lost> {
    match reply.split_first() {
        Some((0, answer)) => A::from_bytes(answer).ok_or(Lost::Garbled),
        Some((1, panic)) => Err(match Wire::from_bytes(panic) {
            Some((message, place)) => Lost::Panicked { message, place },
            None => Lost::Garbled,
        }),
        _ => Err(Lost::Garbled),
    }
}

/// The place of the last panic.
static PLACE: Mutex<String> = Mutex::new(String::new());

/// Answers the questions that arrive on standard input, a socket, until nobody asks
/// any more. `answer` calls the function of an exercise with the arguments in these
/// bytes. Fails when the socket breaks, or a question isn't one for this program.
pub fn serve(answer: impl Fn(&str, &mut &[u8]) -> Option<Vec<u8>>) -> io::Result<()> {
    panic::set_hook(Box::new(keep_place));
    let mut socket = at_the_standard_input()?;
    while let Ok(question) = receive(&mut socket) {
        let reply = reply(&answer, &question)
            .ok_or_else(|| io::Error::other("the question isn't for this program"))?;
        send(socket.get_mut(), &reply)?;
    }
    io::stdout().flush()
}

fn reply(
    answer: impl Fn(&str, &mut &[u8]) -> Option<Vec<u8>>,
    mut question: &[u8],
) -> Option<Vec<u8>> {
    let exercise = String::decode(&mut question)?;
    let ask = AssertUnwindSafe(|| answer(&exercise, &mut question));
    let (kind, rest) = match panic::catch_unwind(ask) {
        Ok(answer) => (0, answer?),
        Err(payload) => (1, (text_of(&*payload), place()).to_bytes()),
    };
    Some([vec![kind], rest].concat())
}

fn keep_place(info: &PanicHookInfo) {
    let place = info
        .location()
        .map(|l| format!("{}:{}", l.file(), l.line()));
    *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = place.unwrap_or_default();
}

fn place() -> String {
    PLACE.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The message of a panic, cut to what anyone would read.
fn text_of(payload: &dyn Any) -> String {
    let borrowed = payload.downcast_ref::<&str>().copied();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let text = borrowed.or(owned).unwrap_or("no message");
    text.chars().take(10_000).collect()
}

/// The longest message. No answer is longer.
const LONGEST: u32 = 1 << 22;

/// Sends a message, in one piece.
fn send(to: &mut impl Write, message: &[u8]) -> io::Result<()> {
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    let mut bytes = length.to_le_bytes().to_vec();
    bytes.extend(message);
    to.write_all(&bytes)
}

/// Waits for a message. If it's too long, that's an error of the kind
/// `InvalidData`, and we don't read it.
fn receive(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    if length > LONGEST {
        return Err(ErrorKind::InvalidData.into());
    }
    let mut message = vec![0; length as usize];
    from.read_exact(&mut message)?;
    Ok(message)
}

/// The socket behind standard input. It works in both directions, so what the
/// process prints doesn't get in between.
fn at_the_standard_input() -> io::Result<BufReader<UnixStream>> {
    let socket = io::stdin().as_fd().try_clone_to_owned()?;
    Ok(BufReader::new(UnixStream::from(socket)))
}
