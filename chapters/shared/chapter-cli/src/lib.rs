//! What the stage binaries of all chapters share: how they read a text, how
//! they end, and what they say about bad input.

use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, BufWriter, IsTerminal, Read, StdoutLock, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use lexopt::ValueExt as _;

mod file_error;
pub use file_error::{FileError, FileProblem, in_file};

mod files;
pub use files::{check_games, check_is_file, open, read, read_text};

mod game_options;
pub use game_options::GameOptions;

mod position_options;
pub use position_options::PositionOptions;

mod sanitize;
pub use sanitize::sanitize;

mod show_options;
pub use show_options::ShowOptions;

/// The result of a stage binary: a text to print, or a reason why not.
pub type Answer = Result<String, Box<dyn Error>>;

/// The text that an argument stands for: all of `input` if the argument is `-`,
/// or else the argument itself.
///
/// # Errors
///
/// When `input` can't be read, isn't text, or has no end.
pub fn text(
    argument: String,
    input: impl Read,
) -> Result<String, Box<dyn Error>> {
    if argument != "-" {
        return Ok(argument);
    }
    let mut text = String::new();
    match input.take(LONGEST_TEXT).read_to_string(&mut text) {
        Ok(length) if length as u64 == LONGEST_TEXT => {
            Err("the input is too long: a board or a game has a few lines"
                .into())
        }
        Ok(_) => Ok(text),
        Err(error) => Err(format!("can't read the input: {error}").into()),
    }
}

/// How many bytes a text may have. Without a limit, an endless input would fill
/// all memory.
const LONGEST_TEXT: u64 = 1_000_000;

/// What a person types.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A line. Bytes that aren't text have become `\u{fffd}`, a character that
    /// no name and no command has.
    Text(String),
    /// A line too long for anyone to type. We skipped it.
    TooLong,
    /// There are no more lines.
    End,
}

/// What to say about [`Line::TooLong`].
pub const TOO_LONG: &str =
    "that line is too long: type fewer than 1,000 characters";

const LONGEST_LINE: u64 = 1_000;

/// Reads a line, but no more of it than a person would type.
///
/// # Errors
///
/// When nothing can be read, or the line doesn't seem to end.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Line> {
    let mut line = Vec::new();
    let length = input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    if length as u64 == LONGEST_LINE && !line.ends_with(b"\n") {
        if input.take(LONGEST_TEXT).skip_until(b'\n')? as u64 == LONGEST_TEXT {
            return Err(io::Error::other(
                "the input has a line that never ends",
            ));
        }
        return Ok(Line::TooLong);
    }
    let text = String::from_utf8_lossy(&line).into_owned();
    Ok(if length > 0 {
        Line::Text(text)
    } else {
        Line::End
    })
}

/// Asks a person for a line, and answers `help` and `?` with `help` until they
/// type something else. Uppercase and lowercase are the same. `None` means that
/// they're leaving: with `quit`, or because the input has ended.
///
/// # Errors
///
/// When the line can't be read or the question can't be shown.
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

/// Writes a line on a terminal, for the person who's waiting there. Anywhere
/// else nobody is waiting, so it writes nothing.
///
/// # Errors
///
/// When the line can't be written.
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

/// Makes sure that there are no more arguments.
///
/// # Errors
///
/// When there are.
pub fn end(mut arguments: lexopt::Parser) -> Result<(), lexopt::Error> {
    match arguments.next()? {
        None => Ok(()),
        Some(extra) => Err(extra.unexpected()),
    }
}

/// The next argument, which must be a file.
///
/// # Errors
///
/// When there's none, or an option instead.
pub fn file(arguments: &mut lexopt::Parser) -> Result<PathBuf, lexopt::Error> {
    match arguments.next()? {
        Some(lexopt::Arg::Value(path)) => Ok(path.into()),
        Some(other) => Err(other.unexpected()),
        None => Err("a file is missing".into()),
    }
}

/// The number that an option is given. If it isn't a number, the error says
/// `what` was expected, and what to write.
///
/// # Errors
///
/// When there's no value, or it isn't a number.
pub fn number<N: FromStr>(
    arguments: &mut lexopt::Parser,
    what: &str,
) -> Result<N, Box<dyn Error>> {
    let text = arguments.value()?.string()?;
    let read = text.parse();
    read.map_err(|_| format!("{text:?} isn't a {what}").into())
}

/// The time that an option is given, such as `1s`, `0.5s` or `100ms`, up to a
/// day.
///
/// # Errors
///
/// When there's no value, or it isn't such a time.
pub fn time(
    arguments: &mut lexopt::Parser,
) -> Result<Duration, Box<dyn Error>> {
    Ok(read_time(&arguments.value()?.string()?)?)
}

/// Reads such a time.
///
/// # Errors
///
/// When it isn't one.
pub fn read_time(text: &str) -> Result<Duration, String> {
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

/// Writes the answer to `output`, or the reason why there's none to `errors`,
/// and returns how the program ends: 0 if all is well, 1 if a search found
/// nothing, 2 for bad input. If the reader closes `output` early, they've seen
/// enough: that's 0, too.
///
/// `example` is a command that works. We show it when the arguments don't.
pub fn finish(
    answer: Answer,
    example: &str,
    mut output: impl Write,
    mut errors: impl Write,
) -> ExitCode {
    let written = match &answer {
        Ok(text) => writeln!(output, "{text}"),
        Err(error) if is_closed(error.as_ref()) => return ExitCode::SUCCESS,
        Err(error) if error.is::<lexopt::Error>() => {
            writeln!(errors, "{}: try {example}", sentence(error.as_ref()))
        }
        Err(error) => writeln!(errors, "{}", sentence(error.as_ref())),
    };
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            // Whoever can't read this has no other place to look.
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

/// Runs a program that talks with a person, and returns how it ends. `options`
/// is what the command line asks for; for `None`, the program prints `help`.
pub fn run<O>(
    options: Result<Option<O>, Box<dyn Error>>,
    talk: impl FnOnce(O) -> Result<(), Box<dyn Error>>,
    help: &str,
    example: &str,
) -> ExitCode {
    let talked = options.and_then(|options| options.map(talk).transpose());
    let answer = match talked {
        Ok(Some(())) => return ExitCode::SUCCESS,
        Ok(None) => Ok(help.to_string()),
        Err(error) => Err(error),
    };
    finish(answer, example, io::stdout(), io::stderr())
}

/// Runs a program of several commands, whose answers may be long, and returns
/// how it ends. `command` gets the name that the command line begins with, the
/// arguments after it, and the output; if help is asked for, the program prints
/// `help`.
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
    let done = match command_name(example) {
        Ok(Some((name, arguments))) => command(&name, arguments, &mut output),
        Ok(None) => writeln!(output, "{help}").map_err(Box::from),
        Err(error) => Err(error),
    };
    let flushed = output.flush().map_err(Box::from);
    let answer = done.and(flushed).map(|()| String::new());
    finish(answer, example, io::sink(), io::stderr())
}

/// The name of the command, and the arguments after it; `None` for help.
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

/// What an error says, made safe to show whatever it quotes.
fn sentence(error: &dyn Error) -> String {
    let text = error.to_string();
    let lines: Vec<_> = text.lines().map(sanitize).collect();
    lines.join("\n")
}

/// Whether the reader of the output has closed it.
fn is_closed(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Why nothing was found. That isn't a mistake, and it isn't a success: the
/// program ends with 1.
#[derive(Debug)]
pub struct NoMatch(pub String);

impl fmt::Display for NoMatch {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for NoMatch {}
