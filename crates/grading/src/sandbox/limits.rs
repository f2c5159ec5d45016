//! What a process with a student's code may use.

use std::ffi::OsString;

/// What a process may use. Each process that it starts may use as much again,
/// so a student's program can't start any, and a compiler starts only a linker,
/// whose input the limit for files keeps small.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Seconds of computing.
    pub cpu_seconds: u64,
    /// Mebibytes of memory.
    pub memory: u64,
    /// Mebibytes in a file.
    pub file: u64,
}

impl Limits {
    /// For the compiler. It reserves far more memory than it uses. The largest
    /// program from our own answers has five mebibytes; one with hundreds would
    /// take the room of students who are graded at the same time.
    pub const COMPILING: Limits = Limits {
        cpu_seconds: 10,
        memory: 2048,
        file: 32,
    };

    /// For a student's program, which answers the questions of one check.
    pub const ANSWERING: Limits = Limits {
        cpu_seconds: 4,
        memory: 512,
        file: 1,
    };

    /// The arguments of `prlimit` before a command.
    pub fn arguments(self) -> Vec<OsString> {
        let mebibytes = |count: u64| count << 20;
        [
            "prlimit".to_owned(),
            format!("--cpu={}:{}", self.cpu_seconds, self.cpu_seconds + 1),
            format!("--as={}", mebibytes(self.memory)),
            format!("--fsize={}", mebibytes(self.file)),
            "--nofile=256".to_owned(),
            "--core=0".to_owned(),
        ]
        .map(OsString::from)
        .into()
    }
}
