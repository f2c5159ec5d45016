//! The checks' side, which asks.

use std::io::{self, BufReader, ErrorKind};
use std::os::unix::net::UnixStream;
use std::sync::{Mutex, PoisonError};

use check_report::Lost;

use crate::Wire;
use crate::frame;

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
        None => frame::at_the_standard_input()?,
    };
    let socket = held.insert(socket);
    frame::send(socket.get_mut(), question)?;
    frame::receive(socket)
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
