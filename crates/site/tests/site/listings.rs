//! Listings: what a page's blocks become, how wrong ones are answered, and
//! that every line of every chapter is shown on its page.

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use insta::assert_snapshot;
use othellier_project::files;
use othellier_project::repository::Repository;
use othellier_site::page::{self, Page};
use othellier_site::pages::source::Source;
use pretty_assertions::assert_eq;
use tempfile::TempDir;

// The real book.

fn repository() -> Repository {
    Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The pages of the book, relative to the repository.
fn book_pages(repository: &Repository) -> Vec<PathBuf> {
    let pages = repository.pages().unwrap().into_iter();
    pages
        .map(|page| page.strip_prefix(repository.root()).unwrap().to_owned())
        .collect()
}

fn read(repository: &Repository, page: &Path) -> anyhow::Result<Page> {
    let text = fs::read_to_string(repository.root().join(page))?;
    page::parse(repository, page, &text)
}

#[test]
fn every_line_of_a_chapter_is_shown_on_its_page() {
    let repository = repository();
    let mut missing = Vec::new();
    for chapter in repository.chapters().unwrap() {
        let folder = chapter.path.file_name().unwrap();
        let page = Path::new("book/src").join(folder).with_extension("md");
        missing.extend(unshown(&repository, &chapter.path, &page));
    }
    // What the programs of all chapters share has a page as well.
    let stage = repository.root().join("chapters/shared/chapter-cli");
    let page = Path::new("book/src/shared-crates.md");
    missing.extend(unshown(&repository, &stage, page));
    assert!(missing.is_empty(), "\n{}\n", missing.join("\n"));
}

/// A complaint for each run of lines of a crate that its page doesn't show.
fn unshown(repository: &Repository, folder: &Path, page: &Path) -> Vec<String> {
    let shown = match read(repository, page) {
        Ok(page) => page.shown,
        Err(error) => return vec![error.to_string()],
    };
    let chapters = repository.root().join("chapters");
    let nothing = BTreeSet::new();
    let mut missing = Vec::new();
    for file in files::walk(&folder.join("src")).unwrap() {
        let file = file.strip_prefix(&chapters).unwrap();
        let text = fs::read_to_string(chapters.join(file)).unwrap();
        let source = Source::rust(&text).unwrap();
        let lines = shown.get(file).unwrap_or(&nothing);
        missing.extend(
            gaps(&source, lines)
                .into_iter()
                .map(|gap| complaint(page, file, &source, gap)),
        );
    }
    missing
}

/// The runs of lines that aren't shown.
fn gaps(source: &Source, shown: &BTreeSet<usize>) -> Vec<(usize, usize)> {
    let mut gaps: Vec<(usize, usize)> = Vec::new();
    for line in source.filled_lines().filter(|line| !shown.contains(line)) {
        match gaps.last_mut() {
            Some((_, last)) if source.adjoin(*last, line) => *last = line,
            _ => gaps.push((line, line)),
        }
    }
    gaps
}

fn complaint(page: &Path, file: &Path, source: &Source, (first, last): (usize, usize)) -> String {
    let file = file.display();
    let cuts: Vec<_> = selectors(source, first..=last)
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

/// What to cut in order to show these lines: the whole file, if they are it.
fn selectors(source: &Source, lines: RangeInclusive<usize>) -> BTreeSet<String> {
    if source.filled_lines().all(|line| lines.contains(&line)) {
        return BTreeSet::from(["file".to_owned()]);
    }
    lines.filter_map(|line| source.selector(line)).collect()
}

#[test]
fn every_page_is_in_the_summary() {
    let repository = repository();
    let folder = repository.root().join("book/src");
    let summary = fs::read_to_string(folder.join("SUMMARY.md")).unwrap();
    for page in book_pages(&repository) {
        let name = page.file_name().unwrap().to_str().unwrap();
        let is_listed = summary.contains(&format!("({name})"));
        assert!(
            is_listed || name == "SUMMARY.md",
            "book/src/SUMMARY.md does not list {name}, so no reader finds it"
        );
    }
}

#[test]
fn every_exercise_is_listed_for_learners_and_for_teachers() {
    let repository = repository();
    let folder = repository.root().join("book/src");
    let chapters = repository.chapters().unwrap().into_iter();
    for chapter in chapters.filter(|chapter| chapter.path.join("exercises").exists()) {
        let page = Path::new(chapter.path.file_name().unwrap());
        let rubric = format!("{{{{#rubric {}}}}}", chapter.number);
        for (page, due) in [
            (page.with_extension("md"), "{{#exercises}}"),
            ("teaching.md".into(), &rubric),
        ] {
            let text = fs::read_to_string(folder.join(&page));
            let has_it = text.is_ok_and(|text| text.contains(due));
            assert!(has_it, "book/src/{} needs a line {due}", page.display());
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
    let home = tempfile::tempdir().unwrap();
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
        ("chapters/01-board/exercises/src/corner.rs", STARTER),
    ];
    for (path, text) in files {
        let path = home.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let repository = Repository::around(home.path()).unwrap();
    (home, repository)
}

fn expand(page: &str) -> anyhow::Result<Page> {
    let (_home, repository) = small_book();
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
fn a_listing_says_where_it_goes_and_what_to_expect() {
    assert_snapshot!(text(STRUCT));
}

#[test]
fn the_impl_is_shown_around_its_first_child_only() {
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
fn what_comes_after_the_comment_of_a_file_says_so() {
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
fn several_items_of_a_file_share_a_listing() {
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
fn a_listing_shows_where_else_a_line_is_needed() {
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
fn the_rest_is_what_was_not_shown() {
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
fn other_sources_need_no_badge() {
    let page = "\
```rust
{{#cut 01-board/tests/names.rs: fn a1}}
```
";
    assert_snapshot!(text(page));
    assert!(expand(page).unwrap().steps.is_empty());
}

#[test]
fn a_wrong_listing_gets_its_line_and_a_fix() {
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
fn a_listing_in_a_quotation_stays_in_it() {
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
fn how_a_chapter_begins_and_its_exercises_are_listed() {
    assert_snapshot!(text("{{#setup}}\n\n{{#exercises}}\n"));
}
