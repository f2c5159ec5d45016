//! What programs of others say to ours: a browser to the pages, a validator to
//! the grades. They take minutes to compile, so `cargo test` leaves them out:
//! `cargo test -p acceptance` runs them.
