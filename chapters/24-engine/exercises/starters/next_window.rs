//! *A window that failed*: a search that deepens has a good idea of what comes
//! out, so it asks with a narrow window around the last value. That's called an
//! aspiration window, and sometimes the value isn't in it. Which window is next?
//!
//! - A window goes from its first number to its second. If the answer lies
//!   between them, it's the value, and there's nothing left to ask: `None`.
//! - If the answer is the lower end or less, the value isn't more than the answer.
//!   If it's the upper end or more, the value isn't less than the answer.
//! - The next window leaves out what can't be the value anymore. It must have the
//!   answer itself between its ends, and no more on that side.
//! - On the other side, it reaches twice as far from the answer as the failed
//!   window was wide.
//! - Values are discs, from -64 to 64, so no window reaches beyond -65 or 65.

/// The window to ask with after `window` got this answer.
pub fn next_window(window: (i32, i32), answer: i32) -> Option<(i32, i32)> {
    todo!("what's left to ask after {window:?} got {answer}?")
}
