use super::course::Entry;

/// How a learner asks for something: with a command, or with a key while the
/// exercises are watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asks {
    Command,
    Key,
}

impl Asks {
    /// `Help: cargo run -- hint 2.1`
    pub(super) fn help(self, entry: Entry) -> String {
        match self {
            Asks::Command => format!("Help: {}", command("hint", entry)),
            Asks::Key => "Help: press h".to_owned(),
        }
    }

    /// What leads to the next exercise.
    pub(super) fn next(self, entry: Entry) -> String {
        match self {
            Asks::Command => command("check", entry),
            Asks::Key => "press n".to_owned(),
        }
    }

    /// What to do with the next exercise, whose answer stands in this file.
    pub(super) fn go_on(self, entry: Entry, file: &str) -> String {
        match self {
            Asks::Command => format!(
                "Write it in {file}\nand check it with `{}`.\n",
                command("check", entry)
            ),
            Asks::Key => format!("Press n, and write it in\n{file}\n"),
        }
    }
}

/// `cargo run -- check 2.1`
pub(super) fn command(name: &str, entry: Entry) -> String {
    format!("cargo run -- {name} {}", entry.number())
}
