//! Tests of the window, in one binary for faster linking.

mod stage;
mod terminal;
mod window;
