use std::str::FromStr;
use std::time::Duration;

/// The text of a response, or an error message.
pub type Response = Result<String, &'static str>;

const SYNTAX: &str = "syntax error";

/// A command line of GTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GtpLine {
    /// The optional command number, which the response repeats; empty without
    /// one.
    pub id: String,
    /// The name of the command.
    pub name: String,
    /// The arguments.
    pub arguments: Vec<String>,
}

impl GtpLine {
    /// Parses a line, ignoring its comment and control characters. Returns
    /// `None` if there's no command in it.
    pub fn parse(line: &str) -> Option<GtpLine> {
        let text = line.split('#').next()?;
        let text =
            text.replace(|char: char| char.is_control() && char != '\t', "");
        let mut words = text.split_whitespace().map(str::to_string).peekable();
        let is_number =
            |word: &String| word.bytes().all(|byte| byte.is_ascii_digit());
        Some(GtpLine {
            id: words.next_if(is_number).unwrap_or_default(),
            name: words.next()?,
            arguments: words.collect(),
        })
    }

    /// Formats a response to this line, with the empty line that ends it.
    pub fn format_response(&self, response: Response) -> String {
        let (status, text) = match response {
            Ok(text) => ('=', text),
            Err(text) => ('?', text.to_string()),
        };
        let first = format!("{status}{} {text}", self.id);
        format!("{}\n\n", first.trim_end())
    }
}

/// Parses the argument at `index`.
///
/// # Errors
///
/// Returns a syntax error if it's missing or invalid.
pub fn word<T: FromStr>(
    words: &[String],
    index: usize,
) -> Result<T, &'static str> {
    let word = words.get(index).ok_or(SYNTAX)?;
    word.parse().map_err(|_| SYNTAX)
}

/// Parses the argument at `index` as a number of seconds. Fractions are
/// accepted, though the protocol only has whole numbers.
///
/// # Errors
///
/// Returns a syntax error if it's missing, invalid or out of range.
pub fn seconds(
    words: &[String],
    index: usize,
) -> Result<Duration, &'static str> {
    let seconds = word(words, index)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| SYNTAX)
}
