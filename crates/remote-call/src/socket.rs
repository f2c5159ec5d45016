//! The client ([`call`]), the server ([`serve`]), and the messages that both send.
//!
//! A request is the name of an exercise and its encoded arguments. A reply is the byte
//! 0 and the encoded answer, or the byte 1 and the message and location of a panic. A
//! message is preceded by its length as a little-endian `u32`.

use std::any::Any;
use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Mutex, PoisonError};

use crate::Wire;

/// The reason why a call returned no answer.
///
/// The crate `checks` has a copy of this type, because it depends on crates that aren't
/// compiled together with a student's code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CallError {
    /// The function panicked.
    Panicked {
        /// The panic's message.
        message: String,
        /// The file and the line of the panic.
        location: String,
    },
    /// The process exited.
    ProcessExited,
    /// The reply couldn't be decoded as an answer of the function's type.
    InvalidReply,
    /// The reply was too long.
    ReplyTooLong,
}

/// The first byte of a reply with an answer.
const ANSWER: u8 = 0;

/// The first byte of a reply with a panic.
const PANIC: u8 = 1;

/// Calls the function of an exercise, with encoded arguments, in the process at the
/// other end of standard input, which is a socket.
///
/// # Errors
///
/// Returns an error if the function panicked, its process exited, or the reply isn't an `A`.
pub fn call<A: Wire>(exercise: &str, arguments: &[u8]) -> Result<A, CallError> {
    let mut request = exercise.to_owned().to_bytes();
    request.extend(arguments);
    let reply = exchange(&request).map_err(|error| match error.kind() {
        ErrorKind::InvalidData => CallError::ReplyTooLong,
        _ => CallError::ProcessExited,
    })?;
    decode_reply(&reply)
}

/// The client's socket. It's locked from a request to its reply, so that a reply can't
/// go to another request.
static SOCKET: Mutex<Option<BufReader<UnixStream>>> = Mutex::new(None);

fn exchange(request: &[u8]) -> io::Result<Vec<u8>> {
    let mut guard = SOCKET.lock().unwrap_or_else(PoisonError::into_inner);
    let socket = match guard.take() {
        Some(socket) => socket,
        None => stdin_socket()?,
    };
    let socket = guard.insert(socket);
    send(socket.get_mut(), request)?;
    receive(socket)
}

fn decode_reply<A: Wire>(reply: &[u8]) -> Result<A, CallError> {
    match reply.split_first() {
        Some((&ANSWER, answer)) => A::from_bytes(answer).ok_or(CallError::InvalidReply),
        Some((&PANIC, panic)) => Err(match Wire::from_bytes(panic) {
            Some((message, location)) => CallError::Panicked { message, location },
            None => CallError::InvalidReply,
        }),
        _ => Err(CallError::InvalidReply),
    }
}

/// The location of the server's last panic.
static PANIC_LOCATION: Mutex<String> = Mutex::new(String::new());

/// Replies to the requests that arrive on standard input, which is a socket, until the
/// client closes it. `answer` decodes the arguments from the bytes, calls the function
/// of the exercise, and encodes its answer; it returns `None` if it can't.
///
/// # Errors
///
/// Returns an error if a reply can't be sent, or `answer` returns `None`.
pub fn serve(answer: impl Fn(&str, &mut &[u8]) -> Option<Vec<u8>>) -> io::Result<()> {
    panic::set_hook(Box::new(keep_location));
    let mut socket = stdin_socket()?;
    while let Ok(request) = receive(&mut socket) {
        let reply = reply(&answer, &request)
            .ok_or_else(|| io::Error::other("the question isn't for this program"))?;
        send(socket.get_mut(), &reply)?;
    }
    io::stdout().flush()
}

fn reply(
    answer: impl Fn(&str, &mut &[u8]) -> Option<Vec<u8>>,
    mut request: &[u8],
) -> Option<Vec<u8>> {
    let exercise = String::decode(&mut request)?;
    let call = AssertUnwindSafe(|| answer(&exercise, &mut request));
    let (kind, content) = match panic::catch_unwind(call) {
        Ok(answer) => (ANSWER, answer?),
        Err(payload) => {
            let panic = (panic_message(&*payload), panic_location());
            (PANIC, panic.to_bytes())
        }
    };
    Some([vec![kind], content].concat())
}

fn keep_location(info: &PanicHookInfo) {
    let location = info
        .location()
        .map(|location| format!("{}:{}", location.file(), location.line()));
    *PANIC_LOCATION
        .lock()
        .unwrap_or_else(PoisonError::into_inner) = location.unwrap_or_default();
}

fn panic_location() -> String {
    PANIC_LOCATION
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
}

/// The number of characters to which the message of a panic is cut.
const MAX_PANIC_MESSAGE: usize = 10_000;

fn panic_message(payload: &dyn Any) -> String {
    let borrowed = payload.downcast_ref::<&str>().copied();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    let message = borrowed.or(owned).unwrap_or("no message");
    message.chars().take(MAX_PANIC_MESSAGE).collect()
}

/// The number of bytes that a message may have. No answer is longer.
const MAX_MESSAGE_LENGTH: u32 = 1 << 22;

/// Sends a message, with a single write.
fn send(to: &mut impl Write, message: &[u8]) -> io::Result<()> {
    let length = u32::try_from(message.len()).unwrap_or(u32::MAX);
    let mut bytes = length.to_le_bytes().to_vec();
    bytes.extend(message);
    to.write_all(&bytes)
}

/// Waits for a message. One that is too long isn't read: that's an error of the kind
/// `InvalidData`.
fn receive(from: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length);
    if length > MAX_MESSAGE_LENGTH {
        return Err(ErrorKind::InvalidData.into());
    }
    let mut message = vec![0; length as usize];
    from.read_exact(&mut message)?;
    Ok(message)
}

/// Returns the socket that is standard input. It's used in both directions, so that the
/// output of the process can't get between the messages.
fn stdin_socket() -> io::Result<BufReader<UnixStream>> {
    let socket = io::stdin().as_fd().try_clone_to_owned()?;
    Ok(BufReader::new(UnixStream::from(socket)))
}
