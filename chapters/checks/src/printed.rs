//! What a learner's function prints comes between what the test harness prints.
//! Whoever runs the checks and wants to tell the two apart names a mark in
//! `CHECKS_MARK`: it is said on both streams before each call, and once more
//! after the last.

use std::env;
use std::io::{self, Write};

/// The mark, if one is wanted, and what is said with it.
pub(crate) struct Mark(Option<String>);

impl Mark {
    pub(crate) fn wanted() -> Mark {
        Mark(env::var("CHECKS_MARK").ok())
    }

    /// What follows is printed by a call.
    pub(crate) fn call(&self) {
        self.say("call");
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
