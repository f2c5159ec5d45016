//! Runs of a chapter's stage binary, as on a command line.

use std::io::{self, Write};
use std::path::{MAIN_SEPARATOR, Path};
use std::process::{Command, Output, Stdio};

/// The stage binary of the chapter under test, which [`stage_binary!`] defines.
///
/// [`stage_binary!`]: crate::stage_binary!
#[derive(Clone, Copy, Debug)]
pub struct StageBinary {
    path: &'static str,
}

impl StageBinary {
    /// Creates a handle of the binary with this path.
    pub const fn new(path: &'static str) -> Self {
        Self { path }
    }

    /// Returns a command that runs the binary.
    pub fn command(&self) -> Command {
        Command::new(self.path)
    }

    /// Runs the binary with these arguments and this input. Returns its exit code and its
    /// output, in which every system writes paths in the current folder and the error
    /// about a missing file as Unix does.
    pub fn run(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> String {
        self.run_in(Path::new("."), arguments, input)
    }

    /// Runs the binary in this folder with these arguments and this input. Returns its
    /// exit code and its output.
    pub fn run_in(
        &self,
        folder: impl AsRef<Path>,
        arguments: &[&str],
        input: impl AsRef<[u8]>,
    ) -> String {
        let mut child = self
            .command()
            .current_dir(folder)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that doesn't read its input may exit before all of it is written.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        format_output(child.wait_with_output().unwrap())
    }

    /// Runs the binary in this folder once for each of these lines of arguments, without
    /// input. Returns the exit codes and the output of all runs.
    pub fn run_each_in(&self, folder: impl AsRef<Path>, lines: &[&str]) -> String {
        let run = |line: &&str| {
            let arguments: Vec<_> = line.split_whitespace().collect();
            self.run_in(folder.as_ref(), &arguments, "")
        };
        lines.iter().map(run).collect()
    }

    /// Asserts that the binary, run with these arguments, rejects a line of 5,000
    /// characters with a message, exits with a message at an endless line, and shows
    /// neither line.
    pub fn assert_limits_line_length(&self, arguments: &[&str]) {
        let long = "a".repeat(5_000) + "\n";
        let output = self.run(arguments, &long);
        assert!(output.starts_with("exit 0\n"), "{output}");
        assert_eq!(output.matches("that line is too long").count(), 1);
        let output = self.run(arguments, long + &"\0".repeat(2_000_000));
        assert!(output.starts_with("exit 2\n"), "{output}");
        assert!(output.ends_with("the input has a line that never ends\n"));
        assert!(!output.contains("aaa") && !output.contains('\0'));
    }

    /// Asserts that the binary, run with these arguments, succeeds without a message when
    /// its output is closed, as in `| head -1`.
    pub fn assert_broken_pipe_is_success(&self, arguments: &[&str]) {
        let (reader, closed) = io::pipe().unwrap();
        drop(reader);
        let output = self
            .command()
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(closed)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(format_output(output), "exit 0\n");
    }

    /// Asserts that the binary, run with these arguments, fails with one line on standard
    /// error when its output is a full device.
    #[cfg(target_os = "linux")]
    pub fn assert_full_device_is_an_error(&self, arguments: &[&str]) {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut command = self.command();
        let output = command.args(arguments).stdout(full).output().unwrap();
        assert!(!output.status.success());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.contains("No space left"), "{stderr:?}");
        assert_eq!(stderr.lines().count(), 1, "{stderr:?}");
    }
}

fn format_output(output: Output) -> String {
    let text = format!(
        "exit {}\n{}{}",
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    );
    // On Windows, 2 is the same error with another sentence.
    let missing = io::Error::from_raw_os_error(2).to_string();
    text.replace(&missing, "No such file or directory (os error 2)")
        .replace(&format!(".{MAIN_SEPARATOR}"), "./")
}

/// Defines a constant of this name, the [`StageBinary`] of the package under test, and
/// tests that every stage binary must pass. The binary has the package's name.
///
/// With a list of invalid command lines, and optionally a folder to run them in, it also
/// defines snapshot tests of the help and of the error messages.
///
/// ```ignore
/// test_support::stage_binary!(STAGE);
///
/// #[test]
/// fn prints_index_of_square() {
///     let output = STAGE.run(&["square", "c6"], "");
///     assert!(output.starts_with("exit 0\nc6: index 42"));
/// }
/// ```
#[macro_export]
macro_rules! stage_binary {
    ($name:ident) => {
        /// The stage binary of the chapter under test.
        const $name: $crate::StageBinary =
            $crate::StageBinary::new(env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))));

        #[test]
        fn broken_pipe_is_success() {
            $name.assert_broken_pipe_is_success(&["--help"]);
        }

        #[cfg(target_os = "linux")]
        #[test]
        fn full_device_is_an_error() {
            $name.assert_full_device_is_an_error(&["--help"]);
        }
    };
    ($name:ident, $invalid:expr) => {
        $crate::stage_binary!($name, ".", $invalid);
    };
    ($name:ident, $folder:expr, $invalid:expr) => {
        $crate::stage_binary!($name);

        #[test]
        fn prints_help() {
            insta::assert_snapshot!($name.run(&["--help"], ""));
        }

        #[test]
        fn rejects_invalid_arguments() {
            insta::assert_snapshot!($name.run_each_in($folder, &$invalid));
        }
    };
}
