//! Writes the report that the program which runs the checks requested.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::panic::Location;
use std::path::{MAIN_SEPARATOR_STR, Path};
use std::sync::LazyLock;

use check_report::{CheckEvent, CheckRequest, Failure, OutputMark, SourceLine};

use crate::Input;
use crate::message::call_with_boards;

/// The writer of the requested report.
pub(crate) struct Reporter {
    pub(crate) request: CheckRequest,
    report: Option<File>,
}

/// The reporter of this process.
pub(crate) static REPORTER: LazyLock<Reporter> = LazyLock::new(|| {
    let request = CheckRequest::from_env().unwrap_or_else(|error| panic!("{error}"));
    let report = request.report.as_deref().map(open);
    Reporter { request, report }
});

fn open(path: &Path) -> File {
    OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .unwrap_or_else(|error| panic!("can't write the report {}: {error}", path.display()))
}

impl Reporter {
    /// Reports that a call begins. It prints whatever follows on the output streams.
    pub(crate) fn call(&self, name: &str, input: &impl Input) {
        if self.request.calls {
            self.write(&CheckEvent::Call(call_with_boards(name, input)));
            print_mark(OutputMark::Call);
        }
    }

    /// Reports that the calls of a check have ended. No call prints what follows.
    pub(crate) fn calls_ended(&self) {
        if self.request.calls {
            self.write(&CheckEvent::CallsEnded);
            print_mark(OutputMark::CallsEnded);
        }
    }

    /// Reports that a check failed, or prints the message if no report is requested.
    pub(crate) fn failure(&self, failure: &Failure) {
        match self.report {
            Some(_) => self.write(&CheckEvent::Failure(failure.clone())),
            None => eprintln!("\n{failure}"),
        }
    }

    /// Appends an event to the report, with a single write, so that a crash can't leave
    /// half a line.
    pub(crate) fn write(&self, event: &CheckEvent) {
        if let Some(mut report) = self.report.as_ref() {
            report
                .write_all(event.line().as_bytes())
                .expect("the report can be written");
        }
    }
}

/// Prints a mark. A stream that is closed doesn't need it, so errors are ignored.
fn print_mark(mark: OutputMark) {
    let _ = io::stdout().write_all(mark.line().as_bytes());
    let _ = io::stderr().write_all(mark.line().as_bytes());
}

/// Converts the location of a caller. The path has `/` on every system.
pub(crate) fn source_line(location: &Location) -> SourceLine {
    SourceLine {
        file: location.file().replace(MAIN_SEPARATOR_STR, "/"),
        line: location.line(),
    }
}
