//! Tests of the crate `checks`.

mod common;
mod messages;
mod random;
mod reports;
mod wrong_answers;
