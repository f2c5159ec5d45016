//! Tests of the form, in one binary for faster linking.

mod common;
mod files;
mod input;
mod stage;
mod terminal;
mod update;
mod view;
