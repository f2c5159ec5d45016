//! Calls of a learner's function: a panic or an endless loop in it becomes an
//! outcome like any other, and we still know where it happened.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::panic::{self, PanicHookInfo};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread;

use check_report::Failure;

use crate::Input;
use crate::call_outcome::{CallOutcome, Lost, Panic};
use crate::expected::Expected;
use crate::limit::{Clock, Limit};
use crate::reporter::REPORTER;

/// Calls the function with one input after another, until it doesn't answer as
/// expected. Then it returns the number of that case, and what the function
/// did. The limit is for each call.
pub(crate) fn first_miss<I: Input, A>(
    name: &'static str,
    function: fn(I) -> A,
    cases: &Arc<Vec<(I, Expected<A>)>>,
    limit: Limit,
) -> Option<(usize, CallOutcome<A>)>
where
    A: Debug + PartialEq + Send + Sync + 'static,
{
    let reached = Arc::new(Mutex::new(Some(0)));
    let miss = Arc::new(Mutex::new(None));
    let job = {
        let (cases, reached) = (Arc::clone(cases), Arc::clone(&reached));
        let miss = Arc::clone(&miss);
        move || {
            let found = ask_all(name, function, &cases, &reached);
            *lock(&miss) = found;
        }
    };
    let stuck = first_stuck(Box::new(job), &reached, limit);
    REPORTER.calls_ended();
    match stuck {
        Some(number) => Some((number, CallOutcome::Endless(limit.work))),
        None => lock(&miss).take(),
    }
}

/// How often we look whether a call is still going on.
const LOOKS: u32 = 10;

/// The case that we've reached; `None` when nobody is waiting for the others.
type Reached = Mutex<Option<usize>>;

fn ask_all<I: Input, A: Debug + PartialEq + 'static>(
    name: &str,
    function: fn(I) -> A,
    cases: &[(I, Expected<A>)],
    reached: &Reached,
) -> Option<(usize, CallOutcome<A>)> {
    for (number, (input, expected)) in cases.iter().enumerate() {
        begin(reached, number, || REPORTER.call(name, input))?;
        match call(function, input.clone()) {
            CallOutcome::Answer(got) if expected.is(&got) => {}
            outcome => return Some((number, outcome)),
        }
    }
    None
}

/// Says that a call begins, unless nobody is waiting for it any more: output
/// after the end isn't the answer's.
fn begin(reached: &Reached, number: usize, say: impl FnOnce()) -> Option<()> {
    let mut reached = lock(reached);
    *reached.as_mut()? = number;
    say();
    Some(())
}

/// Does a job in its own thread. If a case takes longer than the limit, returns
/// that case and abandons the thread. The job is in a box, so that threads and
/// channels are compiled once, here, and not again with every exercise.
fn first_stuck(job: Box<dyn FnOnce() + Send>, reached: &Reached, limit: Limit) -> Option<usize> {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        job();
        send.send(())
    });
    let mut before = *lock(reached);
    let mut clock = Clock::start();
    while !clock.is_over(limit) {
        match receive.recv_timeout(limit.work / LOOKS) {
            Ok(()) => return None,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                panic!("a comparison panicked: the check is wrong")
            }
        }
        let now = *lock(reached);
        if now != before {
            (before, clock) = (now, Clock::start());
        }
    }
    lock(reached).take()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls the function. A panic in it is an outcome, and prints nothing.
pub(crate) fn call<I, A>(function: fn(I) -> A, input: I) -> CallOutcome<A> {
    take_over_panics();
    WATCH.set(CallWatch::On);
    let answer = panic::catch_unwind(panic::AssertUnwindSafe(|| function(input)));
    match (answer, WATCH.take()) {
        (Ok(answer), _) => CallOutcome::Answer(answer),
        (Err(payload), CallWatch::Caught(panic)) => of_panic(&*payload, panic),
        (Err(payload), _) => panic::resume_unwind(payload),
    }
}

/// A panic that reports something from another process becomes that.
fn of_panic<A>(payload: &dyn Any, panic: Panic) -> CallOutcome<A> {
    match payload.downcast_ref() {
        Some(Lost::Panicked { message, place }) => CallOutcome::Panic(Panic {
            message: message.clone(),
            place: place.clone(),
        }),
        Some(lost) => CallOutcome::Lost(lost.clone()),
        None => CallOutcome::Panic(panic),
    }
}

/// Whether this thread is in a learner's function, and the panic it met there.
#[derive(Default)]
enum CallWatch {
    #[default]
    Off,
    On,
    Caught(Panic),
}

thread_local! {
    static WATCH: Cell<CallWatch> = const { Cell::new(CallWatch::Off) };
}

/// From now on, a panic in a watched call is kept, a [`Failure`] is reported
/// and shows nothing else, and any other panic is shown as always.
pub(crate) fn take_over_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let failure = info.payload().downcast_ref::<Failure>();
            match (WATCH.take(), failure) {
                (CallWatch::On, _) => WATCH.set(CallWatch::Caught(panic_of(info))),
                (_, Some(failure)) => REPORTER.failure(failure),
                _ => default(info),
            }
        }));
    });
}

fn panic_of(info: &PanicHookInfo) -> Panic {
    let place = info
        .location()
        .map(|l| format!("{}:{}", l.file(), l.line()));
    Panic {
        message: text_of(info.payload()),
        place: place.unwrap_or_default(),
    }
}

/// The message of a panic: `panic!` carries a `&str` if it had nothing to
/// format, and a `String` otherwise.
fn text_of(payload: &dyn Any) -> String {
    let borrowed = payload.downcast_ref::<&str>().copied();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    borrowed.or(owned).unwrap_or("no message").to_string()
}
