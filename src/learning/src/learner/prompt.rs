use super::course::CourseEntry;

/// How a learner asks for something: with a command, or with a key while the
/// exercises are watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Prompt {
    Command,
    Key,
}

impl Prompt {
    /// `Help: cargo run -- hint 2.1`
    pub(super) fn help(self, entry: CourseEntry) -> String {
        match self {
            Prompt::Command => format!("Help: {}", command("hint", entry)),
            Prompt::Key => "Help: press h".to_owned(),
        }
    }

    /// How to get to the next exercise.
    pub(super) fn next(self, entry: CourseEntry) -> String {
        match self {
            Prompt::Command => command("check", entry),
            Prompt::Key => "press n".to_owned(),
        }
    }

    /// What to do with the next exercise, whose answer goes in this file.
    pub(super) fn go_on(self, entry: CourseEntry, file: &str) -> String {
        match self {
            Prompt::Command => {
                format!("Write it in {file}\nand check it with `{}`.\n", command("check", entry))
            }
            Prompt::Key => format!("Press n, and write it in\n{file}\n"),
        }
    }
}

/// `cargo run -- check 2.1`
pub(super) fn command(name: &str, entry: CourseEntry) -> String {
    format!("cargo run -- {name} {}", entry.number())
}
