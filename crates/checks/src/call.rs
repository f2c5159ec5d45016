//! Calls of a learner's function, in which a panic or an endless loop is an outcome
//! like any other, with the case in which it happened.

use std::any::Any;
use std::cell::Cell;
use std::fmt::Debug;
use std::panic::{self, PanicHookInfo};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread;

use check_report::Failure;

use crate::Input;
use crate::call_outcome::{CallError, CallOutcome, Panic};
use crate::expected::Expected;
use crate::limit::{Limit, Usage};
use crate::reporter::{REPORTER, source_line};

/// Calls the function with one input after another, until an answer isn't the expected
/// one. Returns the index of that case, and the outcome of its call.
///
/// The calls run on a thread of their own. When one exceeds the limit, the thread is
/// abandoned.
pub(crate) fn first_failure<I: Input, A>(
    name: &'static str,
    function: fn(I) -> A,
    cases: &Arc<Vec<(I, Expected<A>)>>,
    limit: Limit,
) -> Option<(usize, CallOutcome<A>)>
where
    A: Debug + PartialEq + Send + Sync + 'static,
{
    let current = Arc::new(Mutex::new(Some(0)));
    let failure = Arc::new(Mutex::new(None));
    let job = {
        let cases = Arc::clone(cases);
        let current = Arc::clone(&current);
        let failure = Arc::clone(&failure);
        move || {
            let found = run_cases(name, function, &cases, &current);
            *lock(&failure) = found;
        }
    };
    let timed_out = run_with_limit(Box::new(job), &current, limit);
    REPORTER.calls_ended();
    match timed_out {
        Some(index) => Some((index, CallOutcome::TimedOut(limit.work))),
        None => lock(&failure).take(),
    }
}

/// The index of the case that is running; `None` once the thread is abandoned.
type CurrentCase = Mutex<Option<usize>>;

fn run_cases<I: Input, A: Debug + PartialEq + 'static>(
    name: &str,
    function: fn(I) -> A,
    cases: &[(I, Expected<A>)],
    current: &CurrentCase,
) -> Option<(usize, CallOutcome<A>)> {
    for (index, (input, expected)) in cases.iter().enumerate() {
        begin_case(current, index, || REPORTER.call(name, input))?;
        match call(function, input.clone()) {
            CallOutcome::Answer(answer) if expected.accepts(&answer) => {}
            outcome => return Some((index, outcome)),
        }
    }
    None
}

/// Sets the current case and reports its call. Returns `None`, and reports nothing, if
/// the thread is abandoned: what it prints from then on belongs to no call.
fn begin_case(current: &CurrentCase, index: usize, report: impl FnOnce()) -> Option<()> {
    let mut current = lock(current);
    *current.as_mut()? = index;
    report();
    Some(())
}

/// The number of times per limit at which a call is looked at.
const POLLS_PER_LIMIT: u32 = 10;

/// Runs a job on its own thread. If a case exceeds the limit, abandons the thread and
/// returns the index of the case.
///
/// The job is boxed so that threads and channels are compiled once, here, and not again
/// with every exercise.
fn run_with_limit(
    job: Box<dyn FnOnce() + Send>,
    current: &CurrentCase,
    limit: Limit,
) -> Option<usize> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        job();
        sender.send(())
    });
    let mut case = *lock(current);
    let mut usage = Usage::start();
    while !usage.exceeds(limit) {
        match receiver.recv_timeout(limit.work / POLLS_PER_LIMIT) {
            Ok(()) => return None,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                panic!("a comparison panicked: the check is wrong")
            }
        }
        let now = *lock(current);
        if now != case {
            case = now;
            usage = Usage::start();
        }
    }
    lock(current).take()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls the function. A panic in it is an outcome, and prints nothing.
pub(crate) fn call<I, A>(function: fn(I) -> A, input: I) -> CallOutcome<A> {
    install_panic_hook();
    WATCH.set(PanicWatch::On);
    let answer = panic::catch_unwind(panic::AssertUnwindSafe(|| function(input)));
    match (answer, WATCH.take()) {
        (Ok(answer), _) => CallOutcome::Answer(answer),
        (Err(payload), PanicWatch::Caught(panic)) => panic_outcome(&*payload, panic),
        (Err(payload), _) => panic::resume_unwind(payload),
    }
}

/// Returns the outcome of a call that panicked: the error of a stub, or the panic
/// itself.
fn panic_outcome<A>(payload: &dyn Any, panic: Panic) -> CallOutcome<A> {
    match payload.downcast_ref() {
        Some(CallError::Panicked { message, location }) => CallOutcome::Panic(Panic {
            message: message.clone(),
            location: location.clone(),
        }),
        Some(error) => CallOutcome::Failed(error.clone()),
        None => CallOutcome::Panic(panic),
    }
}

/// The state of the panic hook for a thread that may be in a learner's function.
#[derive(Default)]
enum PanicWatch {
    #[default]
    Off,
    On,
    Caught(Panic),
}

thread_local! {
    static WATCH: Cell<PanicWatch> = const { Cell::new(PanicWatch::Off) };
}

/// Installs a panic hook that keeps a panic in a watched call, reports a [`Failure`]
/// and prints nothing else about it, and leaves any other panic to the default hook.
pub(crate) fn install_panic_hook() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let failure = info.payload().downcast_ref::<Failure>();
            match (WATCH.take(), failure) {
                (PanicWatch::On, _) => WATCH.set(PanicWatch::Caught(Panic::from_hook(info))),
                (_, Some(failure)) => REPORTER.failure(failure),
                _ => default(info),
            }
        }));
    });
}

impl Panic {
    fn from_hook(info: &PanicHookInfo) -> Panic {
        let location = info
            .location()
            .map(|location| source_line(location).to_string());
        Panic {
            message: panic_message(info.payload()),
            location: location.unwrap_or_default(),
        }
    }
}

/// Returns the message of a panic: a `&str` if `panic!` had nothing to format, and a
/// `String` otherwise.
fn panic_message(payload: &dyn Any) -> String {
    let borrowed = payload.downcast_ref::<&str>().copied();
    let owned = payload.downcast_ref::<String>().map(String::as_str);
    borrowed.or(owned).unwrap_or("no message").to_string()
}
