//! A chapter's stage binary, run the way a person runs it.

use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The stage binary of the chapter under test. [`stage_binary!`] finds it.
///
/// [`stage_binary!`]: crate::stage_binary!
#[derive(Clone, Copy, Debug)]
pub struct StageBinary {
    path: &'static str,
}

impl StageBinary {
    /// The stage binary in this file.
    pub const fn new(path: &'static str) -> Self {
        Self { path }
    }

    /// A command that runs it.
    pub fn command(&self) -> Command {
        Command::new(self.path)
    }

    /// Runs it with these arguments and this input. Returns its exit code and
    /// everything it printed.
    pub fn run(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> String {
        self.run_in(Path::new("."), arguments, input)
    }

    /// Runs it in this folder with these arguments and this input. Returns its
    /// exit code and everything it printed.
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
        // If a program doesn't read its input, it may close it early.
        let _ = child.stdin.take().unwrap().write_all(input.as_ref());
        report(child.wait_with_output().unwrap())
    }

    /// Runs it once for each of these lines of arguments, in this folder and
    /// without an input, and returns everything that came of it.
    pub fn run_each_in(&self, folder: impl AsRef<Path>, lines: &[&str]) -> String {
        let run = |line: &&str| {
            let arguments: Vec<_> = line.split_whitespace().collect();
            self.run_in(folder.as_ref(), &arguments, "")
        };
        lines.iter().map(run).collect()
    }

    /// Runs it with these arguments, types a line of 5,000 characters, and then
    /// an endless one. The first must get a sentence, and the second must end
    /// the program with one. Neither may be shown.
    pub fn assert_a_line_has_a_limit(&self, arguments: &[&str]) {
        let long = "a".repeat(5_000) + "\n";
        let printed = self.run(arguments, &long);
        assert!(printed.starts_with("exit 0\n"), "{printed}");
        assert_eq!(printed.matches("that line is too long").count(), 1);
        let printed = self.run(arguments, long + &"\0".repeat(2_000_000));
        assert!(printed.starts_with("exit 2\n"), "{printed}");
        assert!(printed.ends_with("the input has a line that never ends\n"));
        assert!(!printed.contains("aaa") && !printed.contains('\0'));
    }

    /// Runs it with these arguments and nobody left to read its output, as in
    /// `| head -1`. It must end well, without complaining.
    pub fn assert_a_closed_output_is_no_error(&self, arguments: &[&str]) {
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
        assert_eq!(report(output), "exit 0\n");
    }

    /// Runs it with these arguments and its output on a device that's full. It
    /// must fail, and say so in a line.
    #[cfg(target_os = "linux")]
    pub fn assert_a_full_device_gets_a_sentence(&self, arguments: &[&str]) {
        let full = std::fs::File::create("/dev/full").unwrap();
        let mut command = self.command();
        let output = command.args(arguments).stdout(full).output().unwrap();
        assert!(!output.status.success());
        let said = String::from_utf8(output.stderr).unwrap();
        let is_line = said.contains("No space left") && said.lines().count() == 1;
        assert!(is_line, "{said:?}");
    }
}

fn report(output: Output) -> String {
    format!(
        "exit {}\n{}{}",
        output.status.code().unwrap(),
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

/// Makes a constant of this name: the [`StageBinary`] of the package under
/// test, which has the package's name. With it comes a test that every stage
/// binary must pass. With a list of command lines that are wrong, and maybe a folder
/// for them, there are also snapshots of its help and of what it says about each.
///
/// ```ignore
/// test_support::stage_binary!(STAGE);
///
/// #[test]
/// fn says_where_a_square_is() {
///     let shown = STAGE.run(&["square", "c6"], "");
///     assert!(shown.starts_with("exit 0\nc6: index 42"));
/// }
/// ```
#[macro_export]
macro_rules! stage_binary {
    ($name:ident) => {
        /// The stage binary of the chapter under test.
        const $name: $crate::StageBinary =
            $crate::StageBinary::new(env!(concat!("CARGO_BIN_EXE_", env!("CARGO_PKG_NAME"))));

        #[test]
        fn a_reader_who_has_seen_enough_is_no_error_and_a_full_device_is() {
            $name.assert_a_closed_output_is_no_error(&["--help"]);
            #[cfg(target_os = "linux")]
            $name.assert_a_full_device_gets_a_sentence(&["--help"]);
        }
    };
    ($name:ident, $wrong:expr) => {
        $crate::stage_binary!($name, ".", $wrong);
    };
    ($name:ident, $folder:expr, $wrong:expr) => {
        $crate::stage_binary!($name);

        #[test]
        fn says_how_it_is_used() {
            insta::assert_snapshot!($name.run(&["--help"], ""));
        }

        #[test]
        fn bad_input_gets_a_sentence_and_exit_code_2() {
            insta::assert_snapshot!($name.run_each_in($folder, &$wrong));
        }
    };
}
