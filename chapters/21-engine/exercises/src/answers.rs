//! *Answers*: you're the referee, and a program has said all this. What did it
//! answer to each of your commands?
//!
//! - An answer in GTP begins with `=`, or with `?` if the program couldn't do it.
//!   Right behind that may be a number, which isn't part of the text.
//! - The text may have several lines. It ends at the first empty line. After that
//!   there may be more empty lines, and then comes the next answer.
//! - Return an item for each answer: its text, without spaces or line ends around
//!   it, or `None` if the program couldn't do it.
//! - The last answer may not have ended yet. Leave it out.

/// What a program has answered, one item for each command.
pub fn answers(output: &str) -> Vec<Option<String>> {
    todo!("which answers are in these {} bytes?", output.len())
}
