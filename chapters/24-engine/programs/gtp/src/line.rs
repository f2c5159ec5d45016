use std::str::FromStr;
use std::time::Duration;

/// What a command answers, or why it can't.
pub type Answer = Result<String, &'static str>;

const SYNTAX: &str = "syntax error";

/// A line of GTP, the Go Text Protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GtpLine {
    /// A number that comes back with the answer, or nothing.
    pub id: String,
    /// The command.
    pub name: String,
    /// The words after it.
    pub arguments: Vec<String>,
}

impl GtpLine {
    /// Reads a line, without its comment and without what can't be typed. `None`
    /// if there's no command in it.
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

    /// An answer to it, as it's sent.
    pub fn answered(&self, answer: Answer) -> String {
        let (sign, text) = match answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text.to_string()),
        };
        let first = format!("{sign}{} {text}", self.id);
        format!("{}\n\n", first.trim_end())
    }
}

/// Reads the word with this number, from 0.
pub fn word<T: FromStr>(
    words: &[String],
    at: usize,
) -> Result<T, &'static str> {
    let word = words.get(at).ok_or(SYNTAX)?;
    word.parse().map_err(|_| SYNTAX)
}

/// Reads a number of seconds. The protocol has whole ones; we take any.
pub fn seconds(words: &[String], at: usize) -> Result<Duration, &'static str> {
    let seconds = word(words, at)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| SYNTAX)
}
