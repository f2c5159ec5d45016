//! Type along and it compiles exactly when the book says so.
//!
//! The listings of a chapter's page are typed, one after the other, into a
//! crate that holds nothing but what the page has shown so far. After each, the
//! compiler must agree with the listing's badge. The crate depends on what the
//! page has a reader add, and `cargo test` has compiled that.

mod typed;

use std::fs;
use std::path::Path;

use built::Built;
use othellier_project::parallel;
use othellier_project::repository::{Chapter, Repository};
use othellier_site::page;
use othellier_site::pages::listings::{Badge, Step};
use pretty_assertions::assert_eq;
use typed::{Outcome, TypedCrate};

/// The machinery at work on a chapter that is quick to type.
#[test]
fn each_step_of_chapter_4_compiles_exactly_when_its_badge_says_so() {
    type_along_all(|chapter| chapter.number == 4);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn each_step_compiles_exactly_when_its_badge_says_so() {
    type_along_all(|_| true);
}

fn type_along_all(wanted: impl Fn(&Chapter) -> bool) {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let built = Built::by_cargo_test(repository.root()).unwrap();
    let mut chapters = repository.chapters().unwrap();
    chapters.retain(wanted);
    let wrong = parallel::map(&chapters, parallel::cores(), |chapter| {
        type_along(&repository, chapter, &built)
    });
    let wrong = wrong.concat();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n\n"));
}

/// A complaint for each step of a chapter's page whose badge is wrong.
fn type_along(repository: &Repository, chapter: &Chapter, built: &Built) -> Vec<String> {
    let folder = chapter.path.file_name().unwrap();
    let path = Path::new("book/src").join(folder).with_extension("md");
    let text = fs::read_to_string(repository.root().join(&path)).unwrap();
    let steps = match page::parse(repository, &path, &text) {
        Ok(page) => page.steps,
        Err(error) => return vec![error.to_string()],
    };
    let scratch = tempfile::tempdir().unwrap();
    let mut typed = TypedCrate::begin(scratch.path(), repository, chapter, built);
    let mut wrong = Vec::new();
    for step in &steps {
        typed.type_in(&step.shown);
        let outcome = match &step.failure {
            Some(failure) => typed.failure(&failure.file),
            None => typed.check(),
        };
        wrong.extend(misquoted(&path, step, &outcome));
        if !agrees(step.badge, &outcome) {
            wrong.push(complaint(&path, step, &outcome));
        }
    }
    wrong
}

/// A program that compiles does so without a warning.
fn agrees(badge: Badge, outcome: &Outcome) -> bool {
    match badge {
        Badge::Unfinished | Badge::Fails => !outcome.compiles,
        _ => outcome.compiles && outcome.messages.is_empty(),
    }
}

/// A complaint if the page doesn't quote the compiler. It counts errors and
/// names the command that explains them, which the page leaves out.
fn misquoted(page: &Path, step: &Step, outcome: &Outcome) -> Option<String> {
    let quoted = step
        .failure
        .as_ref()?
        .message
        .as_deref()
        .unwrap_or_default();
    let end = outcome
        .messages
        .find("\nerror: aborting")
        .unwrap_or_default();
    let said = outcome.messages[..end].trim_end();
    (said != quoted.trim_end()).then(|| {
        let place = format!("{}:{}", page.display(), step.line);
        format!("{place}: the compiler says\n```compiler\n{said}\n```")
    })
}

fn complaint(page: &Path, step: &Step, outcome: &Outcome) -> String {
    let place = format!("{}:{}", page.display(), step.line);
    let badge = step.badge.word();
    match step.badge {
        Badge::Unfinished | Badge::Fails => format!(
            "{place} says `{badge}`, but what a reader has typed by then \
             compiles; write `compiles` or `visible`"
        ),
        _ => format!(
            "{place} says `{badge}`, but what a reader has typed by then does not compile without \
             a warning; write `unfinished`, or show what is missing first:\n{}",
            outcome.messages
        ),
    }
}

#[test]
fn a_wrong_badge_is_noticed() {
    let outcome = |compiles, messages: &str| Outcome {
        compiles,
        messages: messages.to_owned(),
    };
    let fine = outcome(true, "");
    let warned = outcome(true, "warning: this is odd");
    let broken = outcome(false, "error: this is wrong");
    let verdicts = [Badge::Unfinished, Badge::Compiles, Badge::Visible]
        .map(|badge| [&fine, &warned, &broken].map(|outcome| agrees(badge, outcome)));
    let due = [
        [false, false, true],
        [true, false, false],
        [true, false, false],
    ];
    assert_eq!(verdicts, due);
}
