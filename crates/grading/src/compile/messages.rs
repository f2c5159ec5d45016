//! The compiler's messages, and which answer each is about.

use std::path::Path;

use othellier_project::cargo::{Diagnostic, is_error, is_warning, primary_span, rendered};

use super::{CompiledAnswers, Compiler};
use anyhow::{bail, ensure};

use crate::harness::Scaffold;
use othellier_project::process::{self, ProcessOutput};

/// How many characters of an error are kept.
const KEPT: usize = 20_000;

/// How many characters of a line in it are kept.
const WIDEST: usize = 200;

impl Compiler<'_> {
    /// What the compiler said, by the exercises that it is about.
    pub(super) fn understand(&self, ended: &ProcessOutput) -> CompiledAnswers {
        let mut compiled = CompiledAnswers::default();
        for message in messages(&ended.stderr) {
            let Some(id) = self.exercise_in(&message) else {
                continue;
            };
            if is_error(&message) {
                let text = self.error_text(&id, &message);
                let all = compiled.errors.entry(id).or_default();
                all.push_str(&text);
                *all = all.chars().take(KEPT).collect();
            } else if is_warning(&message) {
                let all = compiled.warnings.entry(id).or_default();
                all.push(narrowed(rendered(&message)).trim_end().to_owned());
            }
        }
        compiled
    }

    /// An error that a student can understand. The module that calls the answer
    /// is ours, and students have never seen it.
    fn error_text(&self, id: &str, error: &Diagnostic) -> String {
        let in_server =
            primary_span(error).is_some_and(|span| span.file_name.starts_with("server"));
        let scaffold = self.harness.exercises.get(id).filter(|_| in_server);
        let Some(Scaffold { signature, .. }) = scaffold else {
            return narrowed(rendered(error));
        };
        let mut reason = error.message.clone();
        for note in &error.children {
            reason += &format!("\n{}", note.message);
        }
        format!(
            "error: {reason}\n\nThe checks call the function as it was handed out:\n\n{signature}\n"
        )
    }

    /// The exercise that a message is about: its answer, or what calls that.
    fn exercise_in(&self, message: &Diagnostic) -> Option<String> {
        let file = Path::new(&primary_span(message)?.file_name);
        let id = file.file_stem()?.to_str()?;
        let is_ours = self.harness.exercises.contains_key(id);
        is_ours.then(|| id.to_owned())
    }
}

/// A message without the far end of its longest lines: it quotes an answer's
/// lines, however long they are.
fn narrowed(message: &str) -> String {
    let lines = message
        .lines()
        .map(|line| match line.char_indices().nth(WIDEST) {
            Some((end, _)) => format!("{}…\n", &line[..end]),
            None => format!("{line}\n"),
        });
    lines.collect()
}

impl CompiledAnswers {
    /// If the compiler gave up without an error about an answer, it was stopped,
    /// or what it says is about this machine: a linker's arguments, for one, are
    /// full of a teacher's folders.
    pub(super) fn or_unexplained(mut self, ended: &ProcessOutput) -> CompiledAnswers {
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
const MEMORY: &str = "The compiler was stopped: this code takes it too much memory.";
const ROOM: &str = "The compiler was stopped: the program would be too large.";
const TALK: &str = "The compiler was stopped: it has too much to say about this code.";
const GAVE_UP: &str = "The compiler gave up and didn't say which line is wrong.";

/// Why the compiler, or the linker that it started, was stopped, if it was.
fn stopped(ended: &ProcessOutput) -> Option<&'static str> {
    let signal = ended.status.and_then(process::signal);
    let says = |words: &str| ended.stderr.contains(words);
    match signal {
        Some(24) => Some(TIME),
        Some(25) => Some(ROOM),
        Some(process::SIGPIPE) => Some(TALK),
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
pub(super) fn ensure_no_trouble(ended: &ProcessOutput) -> anyhow::Result<()> {
    let signal = match ended.status {
        Some(status) if status.success() => return Ok(()),
        Some(status) => process::signal(status),
        None => bail!("this machine was in trouble: the compiler never finished"),
    };
    ensure!(
        signal != Some(9),
        "this machine was in trouble: it stopped the compiler"
    );
    ended.stderr.lines().try_for_each(ensure_about_an_answer)
}

/// The compiler's own messages begin with a brace, and other lines come from
/// what started it. An answer is quoted only in messages about its lines, or in
/// one that isn't complete.
fn ensure_about_an_answer(line: &str) -> anyhow::Result<()> {
    let message = serde_json::from_str::<Diagnostic>(line).ok();
    let (said, is_trouble) = match &message {
        Some(message) => (rendered(message), primary_span(message).is_none()),
        None => (line, !line.starts_with('{')),
    };
    let is_start = |start: &&str| message.is_none() && said.starts_with(*start);
    let is_trouble = is_trouble && (said.contains(FULL) || STARTERS.iter().any(is_start));
    ensure!(!is_trouble, "this machine was in trouble: {said}");
    Ok(())
}

/// How lines begin that come from the tools that start a process in a sandbox.
const STARTERS: [&str; 3] = ["bwrap: ", "prlimit: ", "/bin/sh: "];

/// What every program hears when the disk is full.
const FULL: &str = "No space left on device";

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
    fn only_what_starts_the_compiler_speaks_for_the_machine() {
        let about = |spans: &str| {
            format!(
                r#"{{"message":"","code":null,"level":"error","spans":[{spans}],
                "children":[],"rendered":"{FULL}"}}"#
            )
            .replace('\n', " ")
        };
        let place = r#"{"file_name":"src/walk.rs","byte_start":0,"byte_end":1,"line_start":1,
            "line_end":1,"column_start":1,"column_end":2,"is_primary":true,"text":[],
            "label":null,"suggested_replacement":null,"suggestion_applicability":null,
            "expansion":null}"#;
        let deep = format!("{{\"{FULL}\":{}", "[".repeat(500));
        for line in [about(&place.replace('\n', " ")), deep] {
            assert!(ensure_about_an_answer(&line).is_ok(), "{line}");
        }
        for line in [about(""), "bwrap: no".to_owned(), format!("ld: {FULL}")] {
            assert!(ensure_about_an_answer(&line).is_err(), "{line}");
        }
    }

    #[test]
    fn what_a_linker_says_about_this_machine_stays_here() {
        let said = r#"{"$message_type":"diagnostic","message":"linking failed","code":null,
            "level":"error","spans":[],"children":[],"rendered":"cc /home/teacher/x.o"}"#;
        let ended = ProcessOutput {
            status: Some(ExitStatus::from_raw(1 << 8)),
            stderr: said.replace('\n', " "),
        };
        assert!(messages(&ended.stderr).next().is_some());
        let why = CompiledAnswers::default()
            .or_unexplained(&ended)
            .why("walk");
        assert_eq!(why, GAVE_UP);
    }
}
