//! Rendering the texts that a learner reads, except the lists of exercises.

use std::path::Path;

use othellier_project::book_address::book_address;
use othellier_project::catalog::{check_sentence, task};
use othellier_project::files::read;

use crate::attempt::{Attempt, AttemptOutcome, CompileErrors, ErrorOrigin, FirstFailure};
use crate::course::{Course, CourseEntry};
use crate::messages::{
    counted, first_lines, outcome_message, passed_and_remaining, without_emphasis, wrap,
};
use crate::progress::Progress;
use crate::progress_store::HintsGiven;
use crate::reset::Reset;
use crate::style::Style;

/// Renders texts for the learner. Each ends with a newline.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Renderer<'a> {
    pub(crate) course: &'a Course,
    pub(crate) style: Style,
    pub(crate) prompt: Prompt,
    pub(crate) detail: Detail,
}

/// The way in which the learner can ask for something next: with a command or, in
/// watch mode, with a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Prompt {
    Command,
    Key,
}

impl Prompt {
    /// Says how to get a hint: `Help: cargo run -- hint 2.1`.
    pub(crate) fn get_help(self, entry: CourseEntry) -> String {
        match self {
            _ if entry.exercise.hints().is_empty() => "Help: ask your teacher".to_owned(),
            Prompt::Command => format!("Help: {}", command("hint", entry)),
            Prompt::Key => "Help: press h".to_owned(),
        }
    }

    /// Says how to get to the next exercise: `cargo run -- check 2.1`.
    pub(crate) fn go_to_next(self, entry: CourseEntry) -> String {
        match self {
            Prompt::Command => command("check", entry),
            Prompt::Key => "press n".to_owned(),
        }
    }

    /// Says how to work on the next exercise, whose answer goes in `file`.
    pub(crate) fn work_on_next(self, entry: CourseEntry, file: &str) -> String {
        match self {
            Prompt::Command => {
                format!(
                    "Write it in {file}\nand check it with `{}`.\n",
                    command("check", entry)
                )
            }
            Prompt::Key => format!("Press n, and write it in\n{file}\n"),
        }
    }
}

/// Returns a command line, such as `cargo run -- check 2.1`.
fn command(name: &str, entry: CourseEntry) -> String {
    format!("cargo run -- {name} {}", entry.number())
}

/// The amount of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    Full,
    /// Only what isn't found elsewhere, for a small window.
    Brief,
}

impl Renderer<'_> {
    /// Renders the result of checking an answer.
    pub(crate) fn attempt(&self, attempt: &Attempt) -> String {
        let entry = attempt.entry;
        let text = match &attempt.outcome {
            AttemptOutcome::Solved(checks) => self.solved(entry, *checks),
            AttemptOutcome::Failed(failure) => {
                self.failed(entry, failure, &self.printed(&attempt.printed))
            }
            // Warnings may only be consequences of the errors.
            AttemptOutcome::NotCompiled(errors) => return self.not_compiled(entry, errors),
        };
        if attempt.warnings.is_empty() {
            text
        } else {
            format!("{}\n\n{text}", attempt.warnings)
        }
    }

    fn solved(&self, entry: CourseEntry, checks: usize) -> String {
        let checks = counted(checks, "check passes", "checks pass");
        let solved = self.style.success("is solved:");
        format!("{} {solved} {checks}.\n", self.title(entry))
    }

    /// Renders the task, the first check that failed and its message. Later checks
    /// aren't mentioned, because they may fail for the same reason.
    fn failed(&self, entry: CourseEntry, failure: &FirstFailure, printed: &str) -> String {
        let title = self.title(entry);
        let not_yet = self.style.failure("Not yet:");
        let check = self.style.bold(check_sentence(&failure.check));
        let message = outcome_message(&failure.outcome, self.detail == Detail::Full);
        if self.detail == Detail::Brief {
            return format!("{title}\n{not_yet} {check}\n\n{message}\n{printed}");
        }
        let remaining = passed_and_remaining("check", failure.passed, failure.remaining);
        format!(
            "{title}\n{}\n{not_yet} {check}\n\n{message}\n{printed}\n{}\n{}\n",
            self.task(entry),
            self.style.dim(remaining),
            self.style.dim(self.prompt.get_help(entry)),
        )
    }

    /// Renders what the answer printed in the call that failed.
    fn printed(&self, printed: &str) -> String {
        match first_lines(printed) {
            Some(text) => {
                let heading = self.style.bold("Your code printed, in this call:");
                format!("\n{heading}\n{text}\n")
            }
            None => String::new(),
        }
    }

    /// Renders the compiler's errors and what to do about them.
    fn not_compiled(&self, entry: CourseEntry, errors: &CompileErrors) -> String {
        let import_hints: String = errors
            .import_hints
            .iter()
            .map(|hint| format!("\n{hint}"))
            .collect();
        let advice = match &errors.origin {
            ErrorOrigin::Answer => format!(
                "it doesn't compile.{import_hints}\n\n{}\n{}",
                self.section(entry),
                self.style.dim(self.prompt.get_help(entry))
            ),
            ErrorOrigin::Forbidden => "the task says to do without it.".to_owned(),
            ErrorOrigin::Checks => format!(
                "the checks can't call it. Keep the function's name, arguments\n\
                 and return type as they are in the starter. `{}`\n\
                 brings the starter back and keeps what you wrote.",
                command("reset", entry)
            ),
            ErrorOrigin::OtherFile(file) => format!(
                "{file}\ndoesn't compile, and the exercises of a chapter \
                 are compiled together.\nFix that file first.{import_hints}"
            ),
        };
        format!(
            "{}\n\n{}\n\n{} {advice}\n",
            self.title(entry),
            errors.text,
            self.style.failure("Not yet:"),
        )
    }

    /// Renders the title and the address of the section that teaches the exercise.
    fn section(&self, entry: CourseEntry) -> String {
        let root = &self.course.root;
        let section = &entry.exercise.section;
        let (page, anchor) = section.split_once('#').unwrap_or_default();
        let text = read(&root.join("book/src").join(page)).unwrap_or_default();
        let title = match heading(&text, anchor) {
            Some(title) => format!(", in \"{title}\","),
            None => String::new(),
        };
        let address = book_address(root);
        let page = section.replacen(".md", ".html", 1);
        format!(
            "While `cargo run` is running, the book explains it{title} here:\n\
             http://{address}/{page}"
        )
    }

    /// Says how many more exercises were checked and aren't solved.
    pub(crate) fn more_unsolved(&self, count: usize) -> Option<String> {
        let exercises = counted(
            count,
            "more exercise in this chapter isn't",
            "more exercises in this chapter aren't",
        );
        (count > 0).then(|| format!("{exercises} solved yet.\n"))
    }

    /// Names the next exercise after the ones that were just solved.
    pub(crate) fn next(&self, progress: &Progress, solved: &[Attempt]) -> String {
        let last = solved.last().map(|attempt| attempt.entry.number());
        let Some(entry) = last.and_then(|last| progress.next_unsolved_after(last)) else {
            return "Congratulations: all exercises are solved!\n".to_owned();
        };
        let file = self.course.relative_path(&entry.answer_path());
        format!(
            "Well done! Next: {}, {}, {} minutes.\n{}",
            self.title(entry),
            entry.exercise.size,
            entry.exercise.minutes,
            self.prompt.work_on_next(entry, &file),
        )
    }

    /// Renders the hints given so far. After the last, it says where else to find help:
    /// in the book or, in an assignment, from the teacher.
    pub(crate) fn hints(&self, entry: CourseEntry, given: HintsGiven) -> String {
        let all = entry.exercise.hints();
        let mut text = format!("{}\n", self.title(entry));
        if all.is_empty() {
            return text + "\nThere are no hints in this assignment: ask your teacher.\n";
        }
        for (number, hint) in (1..).zip(&all[..given.count]) {
            let heading = self.style.bold(format!("Hint {number} of {}:", all.len()));
            text += &format!("\n{heading}\n{}\n", wrap(&without_emphasis(hint)));
        }
        if given.count < all.len() {
            return text;
        }
        let is_assignment = !self.course.root.join("book").is_dir();
        let no_more = if given.is_last_new {
            ""
        } else {
            "No more hints."
        };
        text.push('\n');
        if is_assignment {
            if !no_more.is_empty() {
                text += &format!("{no_more}\n");
            }
            text += "Ask your teacher what the hints leave open.\n";
        } else {
            if !no_more.is_empty() {
                text += &format!("{no_more} ");
            }
            text += &format!(
                "{}\n`{} --give-up` shows the solution.\n",
                self.section(entry),
                command("solution", entry)
            );
        }
        text
    }

    /// Renders a solution with the path of its file.
    pub(crate) fn solution(&self, path: &Path, text: &str) -> String {
        let path = self.course.relative_path(path);
        format!("{}\n\n{text}", self.style.dim(format!("// {path}")))
    }

    /// Renders the effect of a reset.
    pub(crate) fn reset(&self, entry: CourseEntry, reset: &Reset) -> String {
        let file = self.course.relative_path(&entry.answer_path());
        match reset {
            Reset::Unneeded => {
                format!("{file} is the starter already, so there's nothing to keep.\n")
            }
            Reset::Restored => {
                format!("{file} is the starter again. It was gone, so there's no answer to keep.\n")
            }
            Reset::Replaced(backup) => format!(
                "{file} is the starter again.\nYour answer is kept in {}.\n",
                self.course.relative_path(backup)
            ),
        }
    }

    /// Renders a title such as `2.1 Around the world`.
    fn title(&self, entry: CourseEntry) -> String {
        let exercise = entry.exercise;
        self.style
            .bold(format!("{} {}", exercise.number, exercise.title))
    }

    /// Renders the first paragraph of the task, which says what to do, unless the learner
    /// has deleted it.
    fn task(&self, entry: CourseEntry) -> String {
        let answer = entry.read_answer().unwrap_or_default();
        without_emphasis(&task(&answer).unwrap_or_default())
            .lines()
            .take_while(|line| !line.is_empty())
            .map(|line| format!("{line}\n"))
            .collect()
    }
}

/// Returns the heading of a page with this anchor, without the anchor.
fn heading<'a>(page: &'a str, anchor: &str) -> Option<&'a str> {
    let anchor = format!("{{#{anchor}}}");
    let line = page.lines().find(|line| line.contains(&anchor))?;
    let (title, _) = line.trim_start_matches('#').split_once("{#")?;
    Some(title.trim())
}
