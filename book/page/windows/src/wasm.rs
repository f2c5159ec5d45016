//! The functions that the page calls, beside those of [every board](page_boards::wasm).
#![allow(unsafe_code)] // names that are kept as they are; nothing else is unsafe

use std::cell::RefCell;

use page_boards::wasm::respond_with;

use crate::Session;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Responds to the request, and returns how many bytes the response has.
#[unsafe(no_mangle)]
extern "C" fn respond() -> usize {
    respond_with(|request| SESSION.with_borrow_mut(|session| session.respond(request)))
}

/// Goes on with a thread, in a copy of the memory.
#[unsafe(no_mangle)]
extern "C" fn go_on(thread: usize) {
    page_std_threads::run(thread);
}
