use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};

use crate::{CheckEvent, Failure, SourceLine};

/// The events that the checks of a process have reported.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChecksReport {
    events: Vec<CheckEvent>,
}

impl ChecksReport {
    /// Reads the report in a file.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be read, or a line isn't an event.
    pub fn read(file: &Path) -> Result<ChecksReport> {
        ChecksReport::parse(&fs::read_to_string(file).context("can't read the checks' report")?)
    }

    /// Parses a report with an event per line.
    ///
    /// # Errors
    ///
    /// Returns an error if a line isn't an event.
    pub fn parse(text: &str) -> Result<ChecksReport> {
        let mut events = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let event = serde_json::from_str(line).map_err(|error| {
                anyhow!("line {number} of the checks' report isn't an event: {error}")
            })?;
            events.push(event);
        }
        Ok(ChecksReport { events })
    }

    /// Returns all events, in order.
    pub fn events(&self) -> &[CheckEvent] {
        &self.events
    }

    /// Returns the first failure, if a check reported one.
    pub fn failure(&self) -> Option<&Failure> {
        self.events.iter().find_map(|event| match event {
            CheckEvent::Failure(failure) => Some(failure),
            _ => None,
        })
    }

    /// Returns the line of the check that began last.
    pub fn last_check(&self) -> Option<&SourceLine> {
        self.events.iter().rev().find_map(|event| match event {
            CheckEvent::Check(line) => Some(line),
            _ => None,
        })
    }

    /// Tests if every check that began has reported that it passed.
    pub fn all_passed(&self) -> bool {
        let count = |predicate: fn(&CheckEvent) -> bool| {
            self.events.iter().filter(|event| predicate(event)).count()
        };
        let began = count(|event| matches!(event, CheckEvent::Check(_)));
        began == count(|event| *event == CheckEvent::Passed)
    }

    /// Returns the call that was running when the report ended.
    pub fn unfinished_call(&self) -> Option<&str> {
        match self.events.last()? {
            CheckEvent::Call(text) => Some(text),
            _ => None,
        }
    }
}
