//! The answers' side, which replies.

use std::any::Any;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Mutex, PoisonError};

use crate::Wire;
use crate::frame;

/// The place of the last panic.
static PLACE: Mutex<String> = Mutex::new(String::new());

/// Answers the questions that arrive on standard input, a socket, until nobody asks
/// any more. `answer` calls the function of an exercise with the arguments in these
/// bytes. Fails when the socket breaks, or a question isn't one for this program.
pub fn serve(answer: impl Fn(&str, &mut &[u8]) -> Option<Vec<u8>>) -> io::Result<()> {
    panic::set_hook(Box::new(keep_place));
    let mut socket = frame::at_the_standard_input()?;
    while let Ok(question) = frame::receive(&mut socket) {
        let reply = reply(&answer, &question)
            .ok_or_else(|| io::Error::other("the question isn't for this program"))?;
        frame::send(socket.get_mut(), &reply)?;
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
    let place = info.location().map(|l| format!("{}:{}", l.file(), l.line()));
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
