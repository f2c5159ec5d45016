//! The command line of the stage binaries of all chapters: reading arguments
//! and input, error messages, and exit codes.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, BufWriter, IsTerminal, Read, StdoutLock, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use lexopt::ValueExt as _;

mod decode;
pub use decode::{NotText, decode};

mod file_error;
pub use file_error::{FileError, FileProblem, in_file};

mod files;
pub use files::{check_games, check_is_file, check_writable};
pub use files::{open, read, read_text};

mod game_options;
pub use game_options::GameOptions;

mod position_options;
pub use position_options::PositionOptions;

mod problems;
pub use problems::Problems;

mod sanitize;
pub use sanitize::sanitize;

mod show_options;
pub use show_options::ShowOptions;

/// The result of a stage binary: a text to print, or an error.
pub type Answer = Result<String, Box<dyn Error>>;

/// Returns the text that an argument stands for: all of `input` if the argument
/// is `-`, or else the argument itself.
///
/// # Errors
///
/// Returns an error if `input` can't be read, isn't UTF-8, or is too long.
pub fn text(
    argument: String,
    input: impl Read,
) -> Result<String, Box<dyn Error>> {
    if argument != "-" {
        return Ok(argument);
    }
    let mut bytes = Vec::new();
    match input.take(MAX_TEXT_LENGTH).read_to_end(&mut bytes) {
        Ok(length) if length as u64 == MAX_TEXT_LENGTH => {
            Err("the input is too long: a board or a game has a few lines"
                .into())
        }
        Ok(_) => decode(bytes)
            .map_err(|error| format!("can't read the input, {error}").into()),
        Err(error) => Err(format!("can't read the input: {error}").into()),
    }
}

/// The number of bytes that a text may have. Without a limit, an endless input
/// would fill all memory.
const MAX_TEXT_LENGTH: u64 = 1_000_000;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line. Bytes that aren't UTF-8 are replaced by `\u{fffd}`, a character
    /// that no name and no command has.
    Text(String),
    /// A line that was too long, and is skipped.
    TooLong,
    /// There are no more lines.
    End,
}

/// The message about [`Line::TooLong`].
pub const TOO_LONG: &str =
    "that line is too long: type fewer than 1,000 characters";

/// The number of bytes that a typed line may have.
const MAX_LINE_LENGTH: u64 = 1_000;

/// Reads a line of at most 1,000 bytes, and skips the rest of a longer one. A
/// byte order mark before it is removed.
///
/// # Errors
///
/// Returns an error if the input can't be read, or the line has more than a
/// million bytes.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let length = input.take(MAX_LINE_LENGTH).read_until(b'\n', &mut line)?;
    if length as u64 == MAX_LINE_LENGTH && !line.ends_with(b"\n") {
        if input.take(MAX_TEXT_LENGTH).skip_until(b'\n')? as u64
            == MAX_TEXT_LENGTH
        {
            return Err(io::Error::other(
                "the input has a line that never ends",
            ));
        }
        return Ok(Line::TooLong);
    }
    let text = String::from_utf8_lossy(&line);
    Ok(if length > 0 {
        Line::Text(text.trim_start_matches('\u{feff}').to_string())
    } else {
        Line::End
    })
}

/// Prompts for a line, and prints `help` for `help` and `?` until something
/// else is typed. Returns the line in lowercase, or `None` for `quit` or at the
/// end of the input.
///
/// # Errors
///
/// Returns an error if the line can't be read, or the prompt can't be written.
pub fn ask(
    prompt: &str,
    help: &str,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<Option<String>> {
    loop {
        write!(output, "{prompt}")?;
        output.flush()?;
        let line = match read_line(input)? {
            Line::Text(text) => text.trim().to_lowercase(),
            Line::TooLong => {
                writeln!(output, "{TOO_LONG}")?;
                continue;
            }
            Line::End => return Ok(None),
        };
        match line.as_str() {
            "help" | "?" => writeln!(output, "{help}")?,
            "quit" => return Ok(None),
            _ => return Ok(Some(line)),
        }
    }
}

/// Writes a line if the output is a terminal, and nothing otherwise. It's for
/// progress, which only a person is interested in.
///
/// # Errors
///
/// Returns an error if the line can't be written.
pub fn write_if_terminal(
    line: &str,
    output: &mut (impl Write + IsTerminal),
) -> io::Result<()> {
    if output.is_terminal() {
        writeln!(output, "{line}")
    } else {
        Ok(())
    }
}

/// Checks that there are no more arguments.
///
/// # Errors
///
/// Returns an error if there is one.
pub fn end(mut arguments: lexopt::Parser) -> Result<(), lexopt::Error> {
    match arguments.next()? {
        None => Ok(()),
        Some(extra) => Err(extra.unexpected()),
    }
}

/// Returns the next argument, which must be the path of a file.
///
/// # Errors
///
/// Returns an error if there's none, or an option instead.
pub fn file(arguments: &mut lexopt::Parser) -> Result<PathBuf, lexopt::Error> {
    match arguments.next()? {
        Some(lexopt::Arg::Value(path)) => Ok(path.into()),
        Some(other) => Err(other.unexpected()),
        None => Err("a file is missing".into()),
    }
}

/// Parses the number that is the value of an option. `what` completes the
/// sentence "that isn't a ..." of the error.
///
/// # Errors
///
/// Returns an error if there's no value, or it isn't a number.
pub fn number<N: FromStr>(
    arguments: &mut lexopt::Parser,
    what: &str,
) -> Result<N, Box<dyn Error>> {
    let text = arguments.value()?.string()?;
    text.parse()
        .map_err(|_| format!("{text:?} isn't a {what}").into())
}

/// Parses the duration that is the value of an option, as [`parse_time`] does.
///
/// # Errors
///
/// Returns an error if there's no value, or it isn't a duration.
pub fn time(
    arguments: &mut lexopt::Parser,
) -> Result<Duration, Box<dyn Error>> {
    Ok(parse_time(&arguments.value()?.string()?)?)
}

/// Parses a duration of up to a day, such as `1s`, `0.5s` or `100ms`.
///
/// # Errors
///
/// Returns an error if it isn't one.
pub fn parse_time(text: &str) -> Result<Duration, String> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 0.001),
        None => (text.strip_suffix('s').unwrap_or(text), 1.0),
    };
    let seconds = number.parse().unwrap_or(f64::NAN) * unit;
    match Duration::try_from_secs_f64(seconds) {
        Ok(time) if seconds > 0.0 && seconds <= 86_400.0 => Ok(time),
        _ => Err(format!("{text:?} isn't a time: write 1s, say, or 100ms")),
    }
}

/// Writes the answer to `output`, or the error to `errors`. Returns the exit
/// code: 0 for success, 1 if a search found nothing or the answer can't be
/// written, 2 for invalid input. If `output` is a closed pipe, as in
/// `| head -1`, that's success, too.
///
/// `example` is a command that works, for the message about invalid arguments.
pub fn finish(
    answer: Answer,
    example: &str,
    mut output: impl Write,
    mut errors: impl Write,
) -> ExitCode {
    let written = match &answer {
        Ok(text) => writeln!(output, "{text}"),
        Err(error) if is_broken_pipe(error.as_ref()) => {
            return ExitCode::SUCCESS;
        }
        Err(error) if error.is::<lexopt::Error>() => {
            writeln!(errors, "{}: try {example}", message(error.as_ref()))
        }
        Err(error) => writeln!(errors, "{}", message(error.as_ref())),
    };
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // If this fails, there is no other stream to report it on.
            let _ = writeln!(errors, "can't write the answer: {error}");
            ExitCode::FAILURE
        }
        _ if answer.as_ref().is_err_and(|error| error.is::<NoMatch>()) => {
            ExitCode::FAILURE
        }
        _ if answer.is_err() => ExitCode::from(2),
        _ => ExitCode::SUCCESS,
    }
}

/// Runs an interactive program, and returns its exit code. `options` are parsed
/// from the command line; for `None`, the program prints `help`.
pub fn run<O>(
    options: Result<Option<O>, Box<dyn Error>>,
    talk: impl FnOnce(O) -> Result<(), Box<dyn Error>>,
    help: &str,
    example: &str,
) -> ExitCode {
    let result = options.and_then(|options| options.map(talk).transpose());
    let answer = match result {
        Ok(Some(())) => return ExitCode::SUCCESS,
        Ok(None) => Ok(help.to_string()),
        Err(error) => Err(error),
    };
    finish(answer, example, io::stdout(), io::stderr())
}

/// Runs a program with several commands, and returns its exit code. `command`
/// gets the name that the command line begins with, the arguments after it, and
/// the output, which is buffered. For `--help`, the program prints `help`.
pub fn run_command(
    command: impl FnOnce(
        &str,
        lexopt::Parser,
        &mut BufWriter<StdoutLock<'static>>,
    ) -> Result<(), Box<dyn Error>>,
    help: &str,
    example: &str,
) -> ExitCode {
    let mut output = BufWriter::new(io::stdout().lock());
    let result = match command_name(example) {
        Ok(Some((name, arguments))) => command(&name, arguments, &mut output),
        Ok(None) => writeln!(output, "{help}").map_err(Box::from),
        Err(error) => Err(error),
    };
    let flushed = output.flush().map_err(Box::from);
    let answer = result.and(flushed).map(|()| String::new());
    finish(answer, example, io::sink(), io::stderr())
}

/// Returns the name of the command and the arguments after it, or `None` for
/// `--help`.
fn command_name(
    example: &str,
) -> Result<Option<(String, lexopt::Parser)>, Box<dyn Error>> {
    use lexopt::Arg::{Long, Short, Value};
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Value(name)) => Ok(Some((name.string()?, arguments))),
        Some(Short('h') | Long("help")) => Ok(None),
        Some(other) => Err(other.unexpected().into()),
        None => Err(format!("a command is missing: try {example}").into()),
    }
}

/// Returns the message of an error, with everything that it quotes made safe
/// for a terminal.
fn message(error: &dyn Error) -> String {
    let text = error.to_string();
    let lines: Vec<_> = text.lines().map(sanitize).collect();
    lines.join("\n")
}

/// Tests if an error is a closed pipe.
fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The error of a search that found nothing. The exit code is 1.
#[derive(Debug)]
pub struct NoMatch(pub String);

impl fmt::Display for NoMatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for NoMatch {}
