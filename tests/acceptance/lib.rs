//! Tests that use other programs: browsers, which open the pages, and a validator of JSON
//! schemas.
//!
//! They take minutes to compile, so `cargo test` leaves them out. Run them with
//! `cargo test -p acceptance`.
