//! The companion of the book: builds and serves it.

fn main() {}
