//! The compiler's messages, and which answer each is about.

use std::path::Path;

use othellier_project::cargo::{Diagnostic, is_error, is_warning, rendered, span};

use super::{Compiled, Compiler};
use anyhow::{bail, ensure};

use crate::failed_check;
use crate::harness::Scaffold;
use othellier_project::process::{self, Ended};

/// How many characters of an error are kept.
const KEPT: usize = 20_000;

impl Compiler<'_> {
    /// What the compiler said, by the exercises that it is about.
    pub(super) fn understand(&self, ended: &Ended) -> Compiled {
        let mut compiled = Compiled::default();
        for message in messages(&ended.stderr) {
            let Some(id) = self.exercise_in(&message) else {
                continue;
            };
            if is_error(&message) {
                let text = self.error_text(&id, &message);
                let all = compiled.errors.entry(id).or_default();
                all.push_str(&text);
                truncate(all);
            } else if is_warning(&message) {
                let all = compiled.warnings.entry(id).or_default();
                all.push(rendered(&message).trim_end().to_owned());
            }
        }
        compiled
    }

    /// An error that a student can understand. The module that calls the answer
    /// is ours, and students have never seen it.
    fn error_text(&self, id: &str, error: &Diagnostic) -> String {
        let in_server = span(error).is_some_and(|span| span.file_name.starts_with("server"));
        let scaffold = self.harness.exercises.get(id).filter(|_| in_server);
        let Some(Scaffold { signature, .. }) = scaffold else {
            return rendered(error).to_owned();
        };
        let mut reason = error.message.clone();
        for note in &error.children {
            reason += &format!("\n{}", note.message);
        }
        format!(
            "error: {reason}\n\nThe checks call the function as it was handed \
             out:\n\n{signature}\n"
        )
    }

    /// The exercise that a message is about: its answer, or what calls that.
    fn exercise_in(&self, message: &Diagnostic) -> Option<String> {
        let file = Path::new(&span(message)?.file_name);
        let id = file.file_stem()?.to_str()?;
        let is_ours = self.harness.exercises.contains_key(id);
        is_ours.then(|| id.to_owned())
    }
}

fn truncate(text: &mut String) {
    if let Some((end, _)) = text.char_indices().nth(KEPT) {
        text.truncate(end);
    }
}

impl Compiled {
    /// If the compiler gave up without an error about an answer, it was stopped,
    /// or what it says is about this machine: a linker's arguments, for one, are
    /// full of a teacher's folders.
    pub(super) fn or_unexplained(mut self, ended: &Ended) -> Compiled {
        if self.errors.is_empty() {
            let why = stopped(ended).unwrap_or(GAVE_UP);
            self.errors.insert(String::new(), why.to_owned());
        }
        self
    }

    /// Why this answer, compiled alone, doesn't compile.
    pub(super) fn why(mut self, id: &str) -> String {
        let about = self.errors.remove(id);
        let any = || self.errors.into_values().next().unwrap_or_default();
        about.unwrap_or_else(any)
    }
}

const TIME: &str = "The compiler was stopped: this code takes it too long.";
const MEMORY: &str = "The compiler was stopped: this code takes it too much \
                      memory.";
const ROOM: &str = "The compiler was stopped: the program would be too large.";
const GAVE_UP: &str = "The compiler gave up and didn't say which line is wrong.";

/// Why the compiler, or the linker that it started, was stopped, if it was.
fn stopped(ended: &Ended) -> Option<&'static str> {
    let signal = ended.status.and_then(process::signal);
    let says = |words: &str| ended.stderr.contains(words);
    match signal {
        Some(24) => Some(TIME),
        Some(25) => Some(ROOM),
        _ if says("memory allocation") || says("out of memory") => Some(MEMORY),
        _ if says("CPU time limit exceeded") => Some(TIME),
        _ if says("File size limit") || says("File too large") => Some(ROOM),
        Some(6 | 11) => Some(MEMORY),
        _ => None,
    }
}

/// Makes sure that the compiler failed because of an answer, if it failed. It
/// has limits of its own, so if something else stops it, that's the machine. A
/// message that isn't about a line of an answer is about the machine, if it
/// sounds like that.
pub(super) fn ensure_no_trouble(ended: &Ended) -> anyhow::Result<()> {
    let signal = match ended.status {
        Some(status) if status.success() => return Ok(()),
        Some(status) => process::signal(status),
        None => {
            bail!("this machine was in trouble: the compiler never finished")
        }
    };
    ensure!(
        signal != Some(9),
        "this machine was in trouble: it stopped the compiler"
    );
    for line in ended.stderr.lines() {
        match serde_json::from_str::<Diagnostic>(line) {
            Ok(message) if span(&message).is_some() => {}
            Ok(message) => failed_check::ensure_no_trouble(rendered(&message))?,
            Err(_) => failed_check::ensure_no_trouble(line)?,
        }
    }
    Ok(())
}

/// What the compiler says, one message in a line.
fn messages(said: &str) -> impl Iterator<Item = Diagnostic> + '_ {
    said.lines()
        .filter_map(|line| serde_json::from_str(line).ok())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::ExitStatus;

    #[test]
    fn what_a_linker_says_about_this_machine_stays_here() {
        let said = r#"{"$message_type":"diagnostic","message":"linking failed","code":null,
            "level":"error","spans":[],"children":[],"rendered":"cc /home/teacher/x.o"}"#;
        let ended = Ended {
            status: Some(ExitStatus::from_raw(1 << 8)),
            stderr: said.replace('\n', " "),
        };
        assert!(messages(&ended.stderr).next().is_some());
        let why = Compiled::default().or_unexplained(&ended).why("walk");
        assert_eq!(why, GAVE_UP);
    }
}
