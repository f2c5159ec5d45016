//! Reporting what happens to the program that runs the checks, if it asked for
//! that.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::panic::Location;
use std::path::Path;
use std::sync::LazyLock;

use check_report::{CheckEvent, CheckRequest, Failure, OutputMark, SourceLine};

use crate::Input;
use crate::message::call_with_boards;

/// Writes the requested report.
pub(crate) struct Reporter {
    /// The request.
    pub(crate) request: CheckRequest,
    report: Option<File>,
}

/// The reporter of this process.
pub(crate) static REPORTER: LazyLock<Reporter> = LazyLock::new(|| {
    let request = CheckRequest::from_environment();
    let request = request.unwrap_or_else(|error| panic!("{error}"));
    let report = request.report.as_deref().map(open);
    Reporter { request, report }
});

fn open(file: &Path) -> File {
    let opened = OpenOptions::new().create(true).append(true).open(file);
    opened.unwrap_or_else(|error| panic!("can't write the report {}: {error}", file.display()))
}

impl Reporter {
    /// A call begins. Anything printed from now on comes from it.
    pub(crate) fn call(&self, name: &str, input: &impl Input) {
        if self.request.calls {
            self.say(&CheckEvent::Call(call_with_boards(name, input)));
            mark(OutputMark::Call);
        }
    }

    /// The calls of a check are over. Anything printed from now on doesn't come
    /// from one.
    pub(crate) fn calls_ended(&self) {
        if self.request.calls {
            self.say(&CheckEvent::CallsEnded);
            mark(OutputMark::CallsEnded);
        }
    }

    /// A check failed. Without a report, a person reads it.
    pub(crate) fn failure(&self, failure: &Failure) {
        match self.report {
            Some(_) => self.say(&CheckEvent::Failure(failure.clone())),
            None => eprintln!("\n{failure}"),
        }
    }

    /// Reports this, in one piece, so that a crash can't leave half a line.
    pub(crate) fn say(&self, event: &CheckEvent) {
        if let Some(mut report) = self.report.as_ref() {
            let written = report.write_all(event.line().as_bytes());
            written.expect("the report can be written");
        }
    }
}

/// If nobody reads the stream, it doesn't need a mark.
fn mark(mark: OutputMark) {
    let _ = io::stdout().write_all(mark.line().as_bytes());
    let _ = io::stderr().write_all(mark.line().as_bytes());
}

/// Where a check is.
pub(crate) fn place(location: &Location) -> SourceLine {
    SourceLine {
        file: location.file().to_owned(),
        line: location.line(),
    }
}
