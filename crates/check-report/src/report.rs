use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};

use crate::{CheckEvent, Failure, SourceLine};

/// What the checks of a process have reported.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ChecksReport {
    events: Vec<CheckEvent>,
}

impl ChecksReport {
    /// Reads the report in a file. Fails when the file can't be read, or a line of
    /// it isn't an event.
    pub fn read(file: &Path) -> Result<ChecksReport> {
        ChecksReport::parse(&fs::read_to_string(file).context("can't read the checks' report")?)
    }

    /// The report that a text is, a line for each event. Fails when a line isn't an
    /// event.
    pub fn parse(text: &str) -> Result<ChecksReport> {
        let events = text.lines().zip(1..).map(|(line, number)| {
            let event = serde_json::from_str(line);
            event.map_err(|error| {
                anyhow!("line {number} of the checks' report isn't an event: {error}")
            })
        });
        let events = events.collect::<Result<_>>()?;
        Ok(ChecksReport { events })
    }

    /// All events, in order.
    pub fn events(&self) -> &[CheckEvent] {
        &self.events
    }

    /// Why a check failed, if one said so.
    pub fn failure(&self) -> Option<&Failure> {
        self.events.iter().find_map(|event| match event {
            CheckEvent::Failure(failure) => Some(failure),
            _ => None,
        })
    }

    /// Where the check is that began last.
    pub fn last_check(&self) -> Option<&SourceLine> {
        self.events.iter().rev().find_map(|event| match event {
            CheckEvent::Check(place) => Some(place),
            _ => None,
        })
    }

    /// Whether each check that began also said that it passed.
    pub fn all_passed(&self) -> bool {
        let count = |is_meant: fn(&CheckEvent) -> bool| {
            self.events.iter().filter(|event| is_meant(event)).count()
        };
        let began = count(|event| matches!(event, CheckEvent::Check(_)));
        began == count(|event| *event == CheckEvent::Passed)
    }

    /// The call that hasn't ended.
    pub fn open_call(&self) -> Option<&str> {
        match self.events.last()? {
            CheckEvent::Call(text) => Some(text),
            _ => None,
        }
    }
}
