//! The compiler's diagnostics, as students read them.

use std::collections::BTreeMap;
use std::path::Path;

use othellier_project::cargo::{
    Diagnostic, is_error, is_warning, parse_diagnostics, primary_span, rendered,
};

use super::Compiler;
use anyhow::{bail, ensure};

use othellier_project::process::{self, ProcessOutput};

/// The maximum length of an answer's errors in characters.
const MAX_ERROR_CHARS: usize = 20_000;

/// The maximum length of a line in an error in characters. Errors quote lines of the
/// answer, which can be very long.
const MAX_LINE_CHARS: usize = 200;

impl Compiler<'_> {
    /// Returns the errors in the program that calls the answers, by exercise id. An error
    /// in the code that calls an answer, which students have never seen, is explained by
    /// the signature that it expects.
    pub(super) fn program_errors(&self, ended: &ProcessOutput) -> BTreeMap<String, String> {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        for error in errors(ended) {
            let Some(file) = primary_span(&error).map(|span| Path::new(&span.file_name)) else {
                continue;
            };
            let id = file.file_stem().and_then(|id| id.to_str());
            let Some((id, exercise)) = id.and_then(|id| self.harness.exercises.get_key_value(id))
            else {
                continue;
            };
            let text = texts.entry(id.clone()).or_default();
            if file.starts_with("server") {
                *text += &call_error_text(&error, &exercise.signature);
            } else {
                *text += &truncate_lines(rendered(&error));
            }
        }
        texts
            .into_iter()
            .map(|(id, text)| (id, truncate(&text)))
            .collect()
    }
}

/// Returns the text of an error in the code that calls an answer.
fn call_error_text(error: &Diagnostic, signature: &str) -> String {
    let mut reason = error.message.clone();
    for note in &error.children {
        reason += &format!("\n{}", note.message);
    }
    format!(
        "error: {reason}\n\nThe checks call the function as it was handed out:\n\n{signature}\n"
    )
}

/// Returns the compiler's errors. Those without a span are about this machine or sum up
/// others. They aren't shown to students, because a linker's arguments, for example,
/// contain the teacher's paths.
pub(super) fn errors(ended: &ProcessOutput) -> impl Iterator<Item = Diagnostic> + '_ {
    parse_diagnostics(&ended.stderr)
        .filter(|diagnostic| is_error(diagnostic) && primary_span(diagnostic).is_some())
}

/// Returns the text of the compiler's errors or, if there are none, why it failed.
pub(super) fn error_text(ended: &ProcessOutput) -> String {
    let text: String = errors(ended)
        .map(|error| truncate_lines(rendered(&error)))
        .collect();
    if text.is_empty() {
        exceeded_limit(ended).unwrap_or(NO_REASON).to_owned()
    } else {
        truncate(&text)
    }
}

/// Returns the texts of the compiler's warnings.
pub(super) fn warnings(ended: &ProcessOutput) -> Vec<String> {
    parse_diagnostics(&ended.stderr)
        .filter(|diagnostic| is_warning(diagnostic) && primary_span(diagnostic).is_some())
        .map(|warning| truncate_lines(rendered(&warning)).trim_end().to_owned())
        .collect()
}

fn truncate(text: &str) -> String {
    text.chars().take(MAX_ERROR_CHARS).collect()
}

/// Truncates each line of a message.
fn truncate_lines(message: &str) -> String {
    message
        .lines()
        .map(|line| match line.char_indices().nth(MAX_LINE_CHARS) {
            Some((end, _)) => format!("{}…\n", &line[..end]),
            None => format!("{line}\n"),
        })
        .collect()
}

const TIME: &str = "The compiler was stopped: this code takes it too long.";
const MEMORY: &str = "The compiler was stopped: this code takes it too much memory.";
const FILE_SIZE: &str = "The compiler was stopped: the program would be too large.";
const OUTPUT: &str = "The compiler was stopped: it has too much to say about this code.";
const NO_REASON: &str = "The compiler gave up and didn't say which line is wrong.";

/// Returns a message about the limit that the compiler, or the linker that it started,
/// has exceeded.
fn exceeded_limit(ended: &ProcessOutput) -> Option<&'static str> {
    const SIGABRT: i32 = 6;
    const SIGSEGV: i32 = 11;
    const SIGXCPU: i32 = 24;
    const SIGXFSZ: i32 = 25;
    let output_contains = |text: &str| ended.stderr.contains(text);
    match ended.status.and_then(process::signal) {
        Some(SIGXCPU) => Some(TIME),
        Some(SIGXFSZ) => Some(FILE_SIZE),
        Some(process::SIGPIPE) => Some(OUTPUT),
        _ if output_contains("memory allocation") || output_contains("out of memory") => {
            Some(MEMORY)
        }
        _ if output_contains("CPU time limit exceeded") => Some(TIME),
        _ if output_contains("File size limit") || output_contains("File too large") => {
            Some(FILE_SIZE)
        }
        Some(SIGABRT | SIGSEGV) => Some(MEMORY),
        _ => None,
    }
}

/// Fails if the compiler failed because of this machine and not because of an answer: it
/// never finished, something killed it, or its output reports a full disk or a failure of
/// the sandbox.
pub(super) fn ensure_machine_works(ended: &ProcessOutput) -> anyhow::Result<()> {
    const SIGKILL: i32 = 9;
    let signal = match ended.status {
        Some(status) if status.success() => return Ok(()),
        Some(status) => process::signal(status),
        None => bail!("this machine was in trouble: the compiler never finished"),
    };
    ensure!(
        signal != Some(SIGKILL),
        "this machine was in trouble: it stopped the compiler"
    );
    ended.stderr.lines().try_for_each(ensure_about_answer)
}

/// Fails if a line of output reports a failure of this machine.
///
/// Diagnostics are lines of JSON, which begin with a brace. Other lines come from the
/// programs that started the compiler. A diagnostic can quote an answer only if it has a
/// span, or in a line that is cut off and isn't valid JSON; neither is searched.
fn ensure_about_answer(line: &str) -> anyhow::Result<()> {
    let (message, is_machine_error) = match serde_json::from_str::<Diagnostic>(line) {
        Ok(diagnostic) => {
            let text = rendered(&diagnostic).to_owned();
            let is_disk_full = text.contains(DISK_FULL);
            (text, primary_span(&diagnostic).is_none() && is_disk_full)
        }
        Err(_) => {
            let is_sandbox_error = SANDBOX_PREFIXES
                .iter()
                .any(|prefix| line.starts_with(prefix));
            let is_disk_full = line.contains(DISK_FULL);
            let is_machine_error = !line.starts_with('{') && (is_disk_full || is_sandbox_error);
            (line.to_owned(), is_machine_error)
        }
    };
    ensure!(!is_machine_error, "this machine was in trouble: {message}");
    Ok(())
}

/// The prefixes of messages from the programs that start a process in the sandbox.
const SANDBOX_PREFIXES: [&str; 3] = ["bwrap: ", "prlimit: ", "/bin/sh: "];

/// The message of the error `ENOSPC`.
const DISK_FULL: &str = "No space left on device";

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::ExitStatus;

    /// Returns a line with a diagnostic that mentions a full disk.
    fn disk_full_diagnostic(spans: &str) -> String {
        format!(
            r#"{{"message":"","code":null,"level":"error","spans":[{spans}],
            "children":[],"rendered":"{DISK_FULL}"}}"#
        )
        .replace('\n', " ")
    }

    const SPAN: &str = r#"{"file_name":"src/walk.rs","byte_start":0,"byte_end":1,"line_start":1,
        "line_end":1,"column_start":1,"column_end":2,"is_primary":true,"text":[],
        "label":null,"suggested_replacement":null,"suggestion_applicability":null,
        "expansion":null}"#;

    #[test]
    fn text_quoted_from_answer_is_no_machine_error() {
        let truncated = format!("{{\"{DISK_FULL}\":{}", "[".repeat(500));
        for line in [disk_full_diagnostic(SPAN), truncated] {
            assert!(ensure_about_answer(&line).is_ok(), "{line}");
        }
    }

    #[test]
    fn detects_machine_errors() {
        for line in [
            disk_full_diagnostic(""),
            "bwrap: no".to_owned(),
            format!("ld: {DISK_FULL}"),
        ] {
            assert!(ensure_about_answer(&line).is_err(), "{line}");
        }
    }

    #[test]
    fn linker_error_is_hidden() {
        let diagnostic = r#"{"$message_type":"diagnostic","message":"linking failed","code":null,
            "level":"error","spans":[],"children":[],"rendered":"cc /home/teacher/x.o"}"#;
        let ended = ProcessOutput {
            status: Some(ExitStatus::from_raw(1 << 8)),
            stderr: diagnostic.replace('\n', " "),
        };
        assert!(parse_diagnostics(&ended.stderr).next().is_some());
        assert_eq!(error_text(&ended), NO_REASON);
    }
}
