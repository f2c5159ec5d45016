//! The functions that a page calls in a WebAssembly module.
//!
//! The page calls `allocate`, writes the request into the allocated memory, calls
//! `respond`, and reads the response from the address that `response` returns. The
//! modules of the windows and of the steps export the same functions; their `respond`
//! calls [`respond_with`].
#![allow(unsafe_code)] // only for `no_mangle`

use std::cell::RefCell;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static RESPONSE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Allocates memory for a request of `length` bytes, and returns its address.
#[unsafe(no_mangle)]
extern "C" fn allocate(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, b' ');
        request.as_mut_ptr()
    })
}

/// Answers the request with a function, and returns the length of the response in
/// bytes.
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

/// Returns the address of the response, which is valid until the next request.
#[unsafe(no_mangle)]
extern "C" fn response() -> *const u8 {
    RESPONSE.with_borrow(|response| response.as_ptr())
}
