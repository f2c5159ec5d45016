//! What crosses WebAssembly's memory: the page allocates room for a request,
//! writes the request there, has it responded to, and reads the response.
//!
//! The module of a part has the functions `allocate`, `respond` and `response`. So
//! have those of the windows and the steps, with a `respond` of their own, which calls
//! [`respond_with`].
#![allow(unsafe_code)] // names that are kept as they are; nothing else is unsafe

use std::cell::RefCell;

thread_local! {
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
pub fn respond_with(respond: impl FnOnce(&str) -> String) -> usize {
    let request = REQUEST.take();
    let response = respond(&String::from_utf8_lossy(&request));
    let length = response.len();
    RESPONSE.set(response);
    length
}

#[cfg(feature = "part")]
#[unsafe(no_mangle)]
extern "C" fn respond() -> usize {
    respond_with(crate::respond)
}

/// Where the response stands until the next one is asked for.
#[unsafe(no_mangle)]
extern "C" fn response() -> *const u8 {
    RESPONSE.with_borrow(|response| response.as_ptr())
}
