//! Tests that a listing's badge tells the truth about a reader who types along.
//!
//! The listings of a chapter's page are typed, one after the other, into a crate with nothing
//! but what the page has shown so far. After each, the compiler must agree with the badge.
//! The crate has the dependencies that the page has a reader add.

mod libraries;
mod typed_crate;

use std::fs;
use std::path::Path;

use libraries::Libraries;
use othellier_project::parallel;
use othellier_project::repository::{Chapter, Repository};
use othellier_site::markdown::listings::{Badge, TypedListing};
use othellier_site::page;
use pretty_assertions::assert_eq;
use typed_crate::{Outcome, TypedCrate};

/// A chapter that is compiled quickly, so that this runs with every `cargo test`.
#[test]
fn badges_of_chapter_4_agree_with_compiler() {
    check_badges(|chapter| chapter.number == 4);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn badges_agree_with_compiler() {
    check_badges(|_| true);
}

fn check_badges(is_selected: impl Fn(&Chapter) -> bool) {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let libraries = Libraries::of_workspace(repository.root()).unwrap();
    let mut chapters = repository.chapters().unwrap();
    chapters.retain(is_selected);
    let errors = parallel::map(&chapters, parallel::cores(), |chapter| {
        type_listings(&repository, chapter, &libraries)
    })
    .concat();
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n\n"));
}

/// Types the listings of a chapter's page. Returns a message for each that is wrong.
fn type_listings(repository: &Repository, chapter: &Chapter, libraries: &Libraries) -> Vec<String> {
    let folder = chapter.path.file_name().unwrap();
    let page_path = Path::new("book/src").join(folder).with_extension("md");
    let text = fs::read_to_string(repository.root().join(&page_path)).unwrap();
    let listings = match page::parse(repository, &page_path, &text) {
        Ok(page) => page.steps,
        Err(error) => return vec![error.to_string()],
    };
    let dir = tempfile::tempdir().unwrap();
    let mut typed = TypedCrate::new(dir.path(), repository, chapter, libraries);
    let mut errors = Vec::new();
    for listing in &listings {
        typed.type_lines(&listing.shown);
        let outcome = match &listing.failure {
            Some(failure) => typed.check_failing_program(&failure.file),
            None => typed.check(),
        };
        errors.extend(wrong_quote(&page_path, listing, &outcome));
        if !agrees(listing.badge, &outcome) {
            errors.push(wrong_badge(&page_path, listing, &outcome));
        }
    }
    errors
}

/// Tests if a badge agrees with the compiler. A program that compiles must have no warnings.
fn agrees(badge: Badge, outcome: &Outcome) -> bool {
    match badge {
        Badge::Unfinished | Badge::Fails => !outcome.compiles,
        _ => outcome.compiles && outcome.messages.is_empty(),
    }
}

/// Returns a message if the page misquotes the compiler. The quote leaves out the number of
/// errors and the command that explains them.
fn wrong_quote(page: &Path, listing: &TypedListing, outcome: &Outcome) -> Option<String> {
    let failure = listing.failure.as_ref()?;
    let quote = failure.message.as_deref().unwrap_or_default();
    let end = outcome
        .messages
        .find("\nerror: aborting")
        .unwrap_or_default();
    let expected = outcome.messages[..end].trim_end();
    (expected != quote.trim_end()).then(|| {
        format!(
            "{}:{}: the compiler says\n```compiler\n{expected}\n```",
            page.display(),
            listing.line
        )
    })
}

fn wrong_badge(page: &Path, listing: &TypedListing, outcome: &Outcome) -> String {
    let location = format!("{}:{}", page.display(), listing.line);
    let badge = listing.badge.word();
    match listing.badge {
        Badge::Unfinished | Badge::Fails => format!(
            "{location} says `{badge}`, but what a reader has typed by then \
             compiles; write `compiles` or `visible`"
        ),
        _ => format!(
            "{location} says `{badge}`, but what a reader has typed by then does not compile \
             without a warning; write `unfinished`, or show what is missing first:\n{}",
            outcome.messages
        ),
    }
}

#[test]
fn badge_must_agree_with_errors_and_warnings() {
    let outcome = |compiles, messages: &str| Outcome {
        compiles,
        messages: messages.to_owned(),
    };
    let clean = outcome(true, "");
    let warning = outcome(true, "warning: this is odd");
    let error = outcome(false, "error: this is wrong");
    let results = [Badge::Unfinished, Badge::Compiles, Badge::Visible]
        .map(|badge| [&clean, &warning, &error].map(|outcome| agrees(badge, outcome)));
    let expected = [
        [false, false, true],
        [true, false, false],
        [true, false, false],
    ];
    assert_eq!(results, expected);
}
