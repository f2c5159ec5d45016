//! The functions that the page calls, as those of a [board's part](page_boards::wasm).
#![allow(unsafe_code)] // names that are kept as they are; nothing else is unsafe

use std::cell::RefCell;

use page_boards::wasm::{allocate as room_for, respond_with, response as last_response};

use crate::Session;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
}

/// Where to write a request of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn allocate(length: usize) -> *mut u8 {
    room_for(length)
}

/// Responds to the request, and returns how many bytes the response has.
#[unsafe(no_mangle)]
extern "C" fn respond() -> usize {
    respond_with(|request| SESSION.with_borrow_mut(|session| session.respond(request)))
}

/// Where the response stands until the next one is asked for.
#[unsafe(no_mangle)]
extern "C" fn response() -> *const u8 {
    last_response()
}

/// Goes on with a thread, in a copy of the memory.
#[unsafe(no_mangle)]
extern "C" fn go_on(thread: usize) {
    page_std_threads::run(thread);
}
