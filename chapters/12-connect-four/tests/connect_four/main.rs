//! Tests of chapter 12, in one binary for faster linking.

mod mistakes;
mod rules;
mod stage;
