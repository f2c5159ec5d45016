//! The door between the page and [`answer`](crate::answer): the page asks for
//! room, writes its request there, and reads the answer where it is told.
#![allow(unsafe_code)] // a name that is kept as it is; nothing else is unsafe

use std::cell::RefCell;

thread_local! {
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where to write a request of this many bytes.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, b' ');
        request.as_mut_ptr()
    })
}

/// Answers the request, and says how many bytes long the answer is.
#[unsafe(no_mangle)]
extern "C" fn ask() -> usize {
    let request = REQUEST.take();
    let answer = crate::answer(&String::from_utf8_lossy(&request));
    let length = answer.len();
    ANSWER.set(answer);
    length
}

/// Where the answer stands until the next is asked for.
#[unsafe(no_mangle)]
extern "C" fn answered() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
