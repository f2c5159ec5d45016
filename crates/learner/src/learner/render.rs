//! What a learner reads.

use std::path::Path;

use super::Style;
use super::check::{Attempt, AttemptOutcome, Errors, ErrorsIn, FirstFailure};
use super::course::{Course, CourseEntry};
use super::outcomes::{before_and_after, beginning, counted, said, without_emphasis, wrapped};
use super::progress::Progress;
use super::progress_store::Hints;
use super::reset::Reset;
use othellier_project::book_address;
use othellier_project::catalog::check_sentence;
use othellier_project::files::read;

/// Writes what a learner reads. Each text ends with a line break.
#[derive(Debug, Clone, Copy)]
pub(super) struct Renderer<'a> {
    pub(super) course: &'a Course,
    pub(super) style: Style,
    pub(super) prompt: Prompt,
    pub(super) detail: Detail,
}

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
                format!(
                    "Write it in {file}\nand check it with `{}`.\n",
                    command("check", entry)
                )
            }
            Prompt::Key => format!("Press n, and write it in\n{file}\n"),
        }
    }
}

/// `cargo run -- check 2.1`
pub(super) fn command(name: &str, entry: CourseEntry) -> String {
    format!("cargo run -- {name} {}", entry.number())
}

/// How much to say, which depends on how much room there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    Full,
    /// Leaves out what can be found elsewhere.
    Brief,
}

impl Renderer<'_> {
    /// How an answer did.
    pub(super) fn attempt(&self, attempt: &Attempt) -> String {
        let entry = attempt.entry;
        let text = match &attempt.outcome {
            AttemptOutcome::Solved(checks) => self.solved(entry, *checks),
            AttemptOutcome::Failed(failure) => {
                self.failed(entry, failure, &self.printed(&attempt.printed))
            }
            AttemptOutcome::NotCompiled(errors) => self.not_compiled(entry, errors),
        };
        match (&attempt.outcome, attempt.warnings.as_str()) {
            // If there are errors, the warnings may just be their consequence.
            (AttemptOutcome::NotCompiled(_), _) | (_, "") => text,
            (_, warnings) => format!("{warnings}\n\n{text}"),
        }
    }

    fn solved(&self, entry: CourseEntry, checks: usize) -> String {
        let checks = counted(checks, "check passes", "checks pass");
        let solved = self.style.good("is solved:");
        format!("{} {solved} {checks}.\n", self.title(entry))
    }

    /// The task, the check, and what it said. Nothing about the checks after
    /// it: they may fail for the same reason.
    fn failed(&self, entry: CourseEntry, failure: &FirstFailure, printed: &str) -> String {
        let FirstFailure {
            check,
            passed,
            waiting,
            outcome,
        } = failure;
        let (title, not_yet) = (self.title(entry), self.style.bad("Not yet:"));
        let check = self.style.strong(check_sentence(check));
        let said = said(outcome, self.detail == Detail::Full);
        if self.detail == Detail::Brief {
            return format!("{title}\n{not_yet} {check}\n\n{said}\n{printed}");
        }
        format!(
            "{title}\n{}\n{not_yet} {check}\n\n{said}\n{printed}\n{}\n{}\n",
            self.task(entry),
            self.style
                .quiet(before_and_after("check", *passed, *waiting)),
            self.style.quiet(self.prompt.help(entry)),
        )
    }

    /// What the answer printed in the call that failed.
    fn printed(&self, printed: &str) -> String {
        let head = self.style.strong("Your code printed, in this call:");
        beginning(printed).map_or(String::new(), |text| format!("\n{head}\n{text}\n"))
    }

    /// The compiler's own words, and where the book explains it.
    fn not_compiled(&self, entry: CourseEntry, errors: &Errors) -> String {
        format!(
            "{}\n\n{}\n\n{} {}\n",
            self.title(entry),
            errors.text,
            self.style.bad("Not yet:"),
            match &errors.place {
                ErrorsIn::Answer => self.own_errors(entry, &errors.sources),
                ErrorsIn::Forbidden => "the task says to do without it.".to_owned(),
                ErrorsIn::Checks => self.not_callable(entry),
                ErrorsIn::Other(file) => format!(
                    "{file}\ndoesn't compile, and the exercises of a chapter \
                     are compiled together.\nFix that file first.{}",
                    lines(&errors.sources),
                ),
            }
        )
    }

    fn own_errors(&self, entry: CourseEntry, sources: &[String]) -> String {
        let section = self.section(entry);
        let help = self.style.quiet(self.prompt.help(entry));
        let sources = lines(sources);
        format!("it doesn't compile.{sources}\n\n{section}\n{help}")
    }

    fn not_callable(&self, entry: CourseEntry) -> String {
        let reset = command("reset", entry);
        format!(
            "the checks can't call it. Keep the function's name, arguments\n\
             and return type as they are in the starter. `{reset}`\n\
             brings the starter back and keeps what you wrote."
        )
    }

    /// The section that explained the idea: its title, and its address while
    /// the book is being served.
    fn section(&self, entry: CourseEntry) -> String {
        let root = &self.course.root;
        let section = &entry.exercise.section;
        let (page, anchor) = section.split_once('#').unwrap_or_default();
        let text = read(&root.join("book/src").join(page)).unwrap_or_default();
        let name = heading(&text, anchor).map_or(String::new(), |name| format!(", in \"{name}\","));
        let address = book_address::of_book(root);
        let page = section.replacen(".md", ".html", 1);
        format!(
            "While `cargo run` is running, the book explains it{name} here:\n\
             http://{address}/{page}"
        )
    }

    /// How many more exercises were tried and aren't solved.
    pub(super) fn others_unsolved(&self, count: usize) -> Option<String> {
        let others = counted(
            count,
            "more exercise in this chapter isn't",
            "more exercises in this chapter aren't",
        );
        (count > 0).then(|| format!("{others} solved yet.\n"))
    }

    /// What's next, after solving these.
    pub(super) fn next(&self, progress: &Progress, solved: &[Attempt]) -> String {
        let last = solved.last().map(|attempt| attempt.entry.number());
        let Some(entry) = last.and_then(|last| progress.next_to(last)) else {
            return "Congratulations: all exercises are solved!\n".to_owned();
        };
        let (size, minutes) = (entry.exercise.size, entry.exercise.minutes);
        format!(
            "Well done! Next: {}, {size}, {minutes} minutes.\n\
             {}",
            self.title(entry),
            self.prompt
                .go_on(entry, &self.course.shown(&entry.answer())),
        )
    }

    /// The hints given so far. The last one is new, if there was one left.
    pub(super) fn hints(&self, entry: CourseEntry, hints: Hints) -> String {
        let given = hints.given;
        let all = entry.exercise.hints.len();
        let mut text = format!("{}\n", self.title(entry));
        for (hint, place) in entry.exercise.hints.iter().take(given).zip(1..) {
            let head = self.style.strong(format!("Hint {place} of {all}:"));
            text += &format!("\n{head}\n{}\n", wrapped(&without_emphasis(hint)));
        }
        if given == all && !self.course.root.join("book").is_dir() {
            let more = if hints.is_one_new {
                ""
            } else {
                "No more hints.\n"
            };
            text += &format!("\n{more}Ask your teacher what the hints leave open.\n");
        } else if given == all {
            text += &format!(
                "\n{}{}\n`{} --give-up` shows the solution.\n",
                if hints.is_one_new {
                    ""
                } else {
                    "No more hints. "
                },
                self.section(entry),
                command("solution", entry)
            );
        }
        text
    }

    /// The solution, and its file.
    pub(super) fn solution(&self, file: &Path, text: &str) -> String {
        let file = self.style.quiet(format!("// {}", self.course.shown(file)));
        format!("{file}\n\n{text}")
    }

    /// What a reset did.
    pub(super) fn reset(&self, entry: CourseEntry, done: &Reset) -> String {
        let file = self.course.shown(&entry.answer());
        match done {
            Reset::Unneeded => {
                format!("{file} is the starter already, so there's nothing to keep.\n")
            }
            Reset::Restored => {
                format!("{file} is the starter again. It was gone, so there's no answer to keep.\n")
            }
            Reset::Kept(backup) => format!(
                "{file} is the starter again.\nYour answer is kept in {}.\n",
                self.course.shown(backup)
            ),
        }
    }

    /// `2.1 Around the world`
    pub(super) fn title(&self, entry: CourseEntry) -> String {
        let exercise = entry.exercise;
        self.style
            .strong(format!("{} {}", exercise.number, exercise.title))
    }

    /// The first paragraph of the task, which says what to do. A learner may
    /// have deleted it.
    fn task(&self, entry: CourseEntry) -> String {
        let task = entry.package.task(entry.exercise).ok().flatten();
        let task = without_emphasis(&task.unwrap_or_default());
        let lines = task.lines().take_while(|line| !line.is_empty());
        lines.map(|line| format!("{line}\n")).collect()
    }
}

/// Each sentence on a line of its own.
fn lines(sentences: &[String]) -> String {
    sentences
        .iter()
        .map(|sentence| format!("\n{sentence}"))
        .collect()
}

/// What a heading of the book says, without its anchor.
fn heading<'a>(page: &'a str, anchor: &str) -> Option<&'a str> {
    let mark = format!("{{#{anchor}}}");
    let line = page.lines().find(|line| line.contains(&mark))?;
    let words = line.trim_start_matches('#').split("{#").next();
    words.map(str::trim)
}
