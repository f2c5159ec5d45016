//! The functions that the page calls, over WebAssembly's memory, as those of
//! the crate `live`: it allocates room for a request, writes the request there,
//! has it responded to, and reads the response.
#![allow(unsafe_code)] // a name that is kept as it is; nothing else is unsafe

use std::cell::RefCell;

use crate::Session;

thread_local! {
    static SESSION: RefCell<Session> = RefCell::default();
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where to write a request of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn allocate(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, b' ');
        request.as_mut_ptr()
    })
}

/// Responds to the request, and returns how many bytes the response has.
#[unsafe(no_mangle)]
extern "C" fn respond() -> usize {
    let request = REQUEST.take();
    let request = String::from_utf8_lossy(&request);
    let response = SESSION.with_borrow_mut(|it| it.respond(&request));
    let length = response.len();
    RESPONSE.set(response);
    length
}

/// Where the response stands until the next one is asked for.
#[unsafe(no_mangle)]
extern "C" fn response() -> *const u8 {
    RESPONSE.with_borrow(|response| response.as_ptr())
}

/// Goes on with a thread, in a copy of the memory.
#[unsafe(no_mangle)]
extern "C" fn go_on(thread: usize) {
    page_threads::run(thread);
}
