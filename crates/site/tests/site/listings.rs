//! Tests of listings: that the pages of the book show every line of the chapters, and how
//! the blocks of a small book are rendered.

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use insta::assert_snapshot;
use othellier_project::files;
use othellier_project::repository::Repository;
use othellier_site::markdown::rust_source::Source;
use othellier_site::page::{self, Page};
use pretty_assertions::assert_eq;
use tempfile::TempDir;

// The pages of the book.

fn repository() -> Repository {
    Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn chapters_are_shown_completely() {
    let repository = repository();
    let mut errors = Vec::new();
    for chapter in repository.chapters().unwrap() {
        let folder = chapter.path.file_name().unwrap();
        let page = Path::new("book/src").join(folder).with_extension("md");
        errors.extend(check_shown(&repository, &chapter.path, &page));
    }
    let chapter_cli = repository.root().join("chapters/shared/chapter-cli");
    let page = Path::new("book/src/shared-crates.md");
    errors.extend(check_shown(&repository, &chapter_cli, page));
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

/// Returns a message for each range of lines of a crate that its page doesn't show.
fn check_shown(repository: &Repository, folder: &Path, page_path: &Path) -> Vec<String> {
    let text = fs::read_to_string(repository.root().join(page_path)).unwrap();
    let shown = match page::parse(repository, page_path, &text) {
        Ok(page) => page.shown,
        Err(error) => return vec![error.to_string()],
    };
    let chapters = repository.root().join("chapters");
    let nothing = BTreeSet::new();
    let mut errors = Vec::new();
    for file in files::walk(&folder.join("src")).unwrap() {
        let path = file.strip_prefix(&chapters).unwrap();
        let source = Source::parse(&fs::read_to_string(&file).unwrap()).unwrap();
        if source.is_given() {
            continue;
        }
        let shown_lines = shown.get(path).unwrap_or(&nothing);
        for missing in missing_ranges(&source, shown_lines) {
            errors.push(missing_lines_error(page_path, path, &source, missing));
        }
    }
    errors
}

/// Returns the ranges of lines that aren't shown.
fn missing_ranges(source: &Source, shown: &BTreeSet<usize>) -> Vec<RangeInclusive<usize>> {
    let mut ranges: Vec<RangeInclusive<usize>> = Vec::new();
    for line in source.nonblank_lines().filter(|line| !shown.contains(line)) {
        match ranges.last_mut() {
            Some(range) if source.is_blank_between(*range.end(), line) => {
                *range = *range.start()..=line;
            }
            _ => ranges.push(line..=line),
        }
    }
    ranges
}

fn missing_lines_error(
    page: &Path,
    file: &Path,
    source: &Source,
    lines: RangeInclusive<usize>,
) -> String {
    let (first, last) = (*lines.start(), *lines.end());
    let file = file.display();
    let cuts: Vec<_> = selectors(source, lines)
        .iter()
        .map(|selector| format!("{{{{#cut {file}: {selector}}}}}"))
        .collect();
    format!(
        "{} does not show chapters/{file}:{first}-{last}; add in a listing\n  \
         {}\nor on a line of its own\n  {{{{#rest {file}}}}}",
        page.display(),
        cuts.join("\n  ")
    )
}

/// Returns the selectors of the items at these lines, or `file` for a whole file.
fn selectors(source: &Source, lines: RangeInclusive<usize>) -> BTreeSet<String> {
    if source.nonblank_lines().all(|line| lines.contains(&line)) {
        return BTreeSet::from(["file".to_owned()]);
    }
    lines.filter_map(|line| source.selector_at(line)).collect()
}

#[test]
fn summary_lists_every_page() {
    let repository = repository();
    let summary = repository.root().join("book/src/SUMMARY.md");
    let summary = fs::read_to_string(summary).unwrap();
    for page in repository.pages().unwrap() {
        let name = page.file_name().unwrap().to_str().unwrap();
        let is_listed = summary.contains(&format!("({name})"));
        assert!(
            is_listed || name == "SUMMARY.md",
            "book/src/SUMMARY.md does not list {name}"
        );
    }
}

#[test]
fn exercises_are_on_chapter_page_and_teaching_page() {
    let repository = repository();
    let folder = repository.root().join("book/src");
    for chapter in repository.chapters().unwrap() {
        if !chapter.path.join("exercises").exists() {
            continue;
        }
        let page = Path::new(chapter.path.file_name().unwrap()).with_extension("md");
        let rubric = format!("{{{{#rubric {}}}}}", chapter.number);
        for (page, directive) in [
            (page.as_path(), "{{#exercises}}"),
            (Path::new("teaching.md"), rubric.as_str()),
        ] {
            let text = fs::read_to_string(folder.join(page)).unwrap();
            assert!(
                text.contains(directive),
                "book/src/{} needs a line {directive}",
                page.display()
            );
        }
    }
}

// A small book.

const SQUARE: &str = "\
//! Squares.

use std::fmt;

/// A square.
pub struct Square(u8);

impl Square {
    /// Off the board.
    pub const OVERFLOW: Self = Self(64);

    /// The index.
    pub fn index(self) -> u8 {
        self.0
    }
}

// Names are `a1` to `h8`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}
";

const LIB: &str = "\
mod square;
pub use square::Square;

mod board;
";

const WORKSPACE: &str = "workspace = {}\n";

const EXERCISES: &str = r#"
[[exercise]]
id = "corner"
title = "The corners"
size = "small"
minutes = 10
points = 5
section = "01-board.md#square"
objectives = ["turn a column and a row into an index"]
hints = ["How many corners are there?", "Look at the row.", "Use `at`."]
"#;

const STARTER: &str = "\
//! Say whether a square is a corner.
//!
//! The sentinel is none.

/// Whether the square is a corner.
pub fn is_corner(index: u8) -> bool {
    todo!(\"name the corners\")
}
";

fn small_book() -> (TempDir, Repository) {
    let dir = tempfile::tempdir().unwrap();
    let files = [
        ("Cargo.toml", WORKSPACE),
        ("book/book.toml", ""),
        (
            "chapters/01-board/Cargo.toml",
            "[package]\nname = \"board\"\n",
        ),
        ("chapters/01-board/src/lib.rs", LIB),
        ("chapters/01-board/src/square.rs", SQUARE),
        ("chapters/01-board/tests/names.rs", "fn a1() {}\n"),
        ("chapters/01-board/exercises/exercises.toml", EXERCISES),
        ("chapters/01-board/exercises/starters/corner.rs", STARTER),
    ];
    for (path, text) in files {
        let path = dir.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let repository = Repository::around(dir.path()).unwrap();
    (dir, repository)
}

/// Expands the page of the small book's chapter.
fn expand(page: &str) -> anyhow::Result<Page> {
    let (_dir, repository) = small_book();
    page::parse(&repository, Path::new("book/src/01-board.md"), page)
}

fn text(page: &str) -> String {
    expand(page).unwrap().text
}

fn error(page: &str) -> String {
    expand(page).unwrap_err().to_string()
}

const STRUCT: &str = "\
```rust,compiles
{{#cut 01-board/src/square.rs: struct Square}}
```
";

#[test]
fn listing_has_caption_and_badge() {
    assert_snapshot!(text(STRUCT));
}

#[test]
fn impl_is_context_of_later_items() {
    assert_snapshot!(text(
        "\
```rust,unfinished
{{#cut 01-board/src/square.rs: impl Square > const OVERFLOW}}
```

```rust,visible
{{#cut 01-board/src/square.rs: impl Square > fn index}}
```
"
    ));
}

#[test]
fn caption_names_file_comment_as_predecessor() {
    let page = text(
        "\
```rust,compiles
{{#cut 01-board/src/square.rs: docs}}
```

```rust,compiles
{{#cut 01-board/src/square.rs: struct Square}}
```
",
    );
    assert!(page.contains("</code> after the comment</span>"), "{page}");
}

#[test]
fn items_of_same_file_share_listing() {
    assert_snapshot!(text(
        "\
```rust,compiles
{{#cut 01-board/src/square.rs: use std::fmt}}
{{#cut 01-board/src/square.rs: impl fmt::Display for Square}}
```

```rust,compiles
{{#cut 01-board/src/lib.rs: mod square}}
{{#cut 01-board/src/lib.rs: use square::Square}}
{{#cut 01-board/src/lib.rs: mod board}}
```
"
    ));
}

#[test]
fn listing_cuts_from_several_files() {
    assert_snapshot!(text(
        "\
```rust,compiles
{{#cut 01-board/src/square.rs: struct Square}}
{{#cut 01-board/src/lib.rs: mod square}}
{{#cut 01-board/src/lib.rs: use square::Square}}
```
"
    ));
}

#[test]
fn rest_shows_remaining_lines() {
    let page = "
```rust,compiles
{{#cut 01-board/src/square.rs: struct Square}}
{{#cut 01-board/src/square.rs: impl Square > fn index}}
```

{{#rest 01-board/src/square.rs}}
";
    assert_snapshot!(text(page));
    assert_eq!(
        error(&format!("{page}\n{{{{#rest 01-board/src/square.rs}}}}\n")),
        "book/src/01-board.md:9: the page already shows every line of \
         `01-board/src/square.rs`; leave out `{{#rest}}`"
    );
}

#[test]
fn listing_of_tests_needs_no_badge() {
    let page = "\
```rust
{{#cut 01-board/tests/names.rs: fn a1}}
```
";
    assert_snapshot!(text(page));
    assert!(expand(page).unwrap().steps.is_empty());
}

#[test]
fn errors_have_line_and_fix() {
    let block = |info: &str, body: &str| format!("Text.\n\n```{info}\n{body}\n```\n");
    let cut = "{{#cut 01-board/src/square.rs: struct Square}}";
    let tests = "{{#cut 01-board/tests/names.rs: fn a1}}";
    let first = "{{#cut 01-board/src/square.rs: impl Square > const OVERFLOW}}";
    let mixed = format!("{cut}\n{{{{#cut 01-board/src/square.rs: impl Square > fn index}}}}");
    let errors = [
        error(&block("rust", "fn typed() {}")),
        error(&block("rust", "")),
        error(&block("rust", "{{#cut 01-board/src/square.rs}}")),
        error(&block("rust", "{{#cut 01-board/src/circle.rs: file}}")),
        error(&block("rust", &cut.replace("struct", "enum"))),
        error(&block("rust,compiles", &format!("{cut}\n{tests}"))),
        error(&block("rust", cut)),
        error(&block("rust,works", cut)),
        error(&block("rust,compiles,visible", cut)),
        error(&block("rust,again", cut)),
        error(&block("rust,compiles", tests)),
        error(&format!("{STRUCT}\n{STRUCT}")),
        error(&format!(
            "{}\n{}",
            block("rust,compiles", first),
            block("rust,compiles", &mixed)
        )),
        error(&format!("- ```rust,compiles\n  {cut}\n  ```\n")),
        error(cut),
        error("{{#rest 01-board/src/circle.rs}}"),
        error(&block("rust", "{{#rest 01-board/src/square.rs}}")),
        error("{{#exercise}}"),
    ];
    let errors = errors.join("\n");
    assert_snapshot!(errors);
}

#[test]
fn listing_stays_in_quotation() {
    assert_snapshot!(text(
        "\
> Predict.
>
> ```rust
> {{#cut 01-board/tests/names.rs: fn a1}}
> ```
> That was it.
"
    ));
}

#[test]
fn setup_and_exercises_are_rendered() {
    assert_snapshot!(text("{{#setup}}\n\n{{#exercises}}\n"));
}
