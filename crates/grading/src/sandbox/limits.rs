//! Resource limits of processes that run students' code.

use std::ffi::OsString;

/// The resource limits of a process.
///
/// A child process has the same limits again. So the seccomp filter keeps a student's
/// program from starting processes, and a compiler starts only a linker, whose input the
/// file size limit bounds.
#[derive(Debug, Clone, Copy)]
pub struct ResourceLimits {
    /// CPU time in seconds.
    pub cpu_seconds: u64,
    /// Address space in mebibytes.
    pub memory_mib: u64,
    /// Size of a written file in mebibytes.
    pub file_size_mib: u64,
}

impl ResourceLimits {
    /// The limits of the compiler. It reserves far more memory than it uses. The largest
    /// program with the book's own answers has 5 MiB; programs of hundreds would take
    /// memory from students who are graded at the same time.
    pub const COMPILER: ResourceLimits = ResourceLimits {
        cpu_seconds: 10,
        memory_mib: 2048,
        file_size_mib: 32,
    };

    /// The limits of a student's program, which answers the questions of one check.
    pub const STUDENT_PROGRAM: ResourceLimits = ResourceLimits {
        cpu_seconds: 4,
        memory_mib: 512,
        file_size_mib: 1,
    };

    /// Returns the call of `prlimit` that precedes a command.
    pub fn prlimit_arguments(self) -> Vec<OsString> {
        [
            "prlimit".to_owned(),
            format!("--cpu={}:{}", self.cpu_seconds, self.cpu_seconds + 1),
            format!("--as={}", self.memory_mib << 20),
            format!("--fsize={}", self.file_size_mib << 20),
            "--nofile=256".to_owned(),
            "--core=0".to_owned(),
        ]
        .map(OsString::from)
        .into()
    }
}
