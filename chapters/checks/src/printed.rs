//! What a learner's function prints comes between what the test harness prints.
//! Whoever runs the checks and wants to tell the two apart names a mark in
//! `CHECKS_MARK`: it is said on both streams before each call, with the call,
//! and once more after the last. Where a call takes the whole program with it,
//! that is all that is heard of it.

use std::env;
use std::io::{self, Write};
use std::panic::Location;

use crate::Input;
use crate::input::call_text;

/// The mark, if one is wanted, and what is said with it.
pub(crate) struct Mark(Option<String>);

impl Mark {
    pub(crate) fn wanted() -> Mark {
        Mark(env::var("CHECKS_MARK").ok())
    }

    /// The check in this line of this file begins.
    pub(crate) fn check(&self, place: &Location) {
        self.say(&format!("check {}:{}", place.file(), place.line()));
    }

    /// What follows is printed by this call.
    pub(crate) fn call(&self, name: &str, input: &impl Input) {
        if self.0.is_some() {
            self.say(&format!("call {}", call_text(name, input)));
        }
    }

    /// What follows is printed by no call.
    pub(crate) fn end(&self) {
        self.say("end");
    }

    /// A stream that nobody reads needs no mark.
    fn say(&self, what: &str) {
        if let Some(mark) = &self.0 {
            let _ = writeln!(io::stdout(), "{mark}{what}");
            let _ = writeln!(io::stderr(), "{mark}{what}");
        }
    }
}
