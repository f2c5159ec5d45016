//! The functions that the page calls, in addition to those of
//! [every board](page_boards::wasm).
#![allow(unsafe_code)] // only for `no_mangle`

use std::cell::RefCell;

use page_boards::wasm::respond_with;

use crate::Session;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Answers the request, and returns the length of the response in bytes.
#[unsafe(no_mangle)]
extern "C" fn respond() -> usize {
    respond_with(|request| SESSION.with_borrow_mut(|session| session.respond(request)))
}

/// Runs a thread, in a worker with a copy of the memory.
#[unsafe(no_mangle)]
extern "C" fn go_on(thread: usize) {
    page_std_threads::run(thread);
}
