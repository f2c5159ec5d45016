//! The functions that the page calls, over WebAssembly's memory: it allocates
//! room for a request, writes the request there, has it responded to, and reads
//! the response.
#![allow(unsafe_code)] // a name that is kept as it is; nothing else is unsafe

use std::cell::RefCell;

use crate::respond;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where to write a request of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn steps_allocate(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, b' ');
        request.as_mut_ptr()
    })
}

/// Responds to the request, and returns how many bytes the response has.
#[unsafe(no_mangle)]
extern "C" fn steps_respond() -> usize {
    let request = REQUEST.take();
    let response = respond(&String::from_utf8_lossy(&request));
    let length = response.len();
    RESPONSE.set(response);
    length
}

/// Where the response is until the next one is asked for.
#[unsafe(no_mangle)]
extern "C" fn steps_response() -> *const u8 {
    RESPONSE.with_borrow(|response| response.as_ptr())
}
