//! Tests of the pace of the chapters: a reader runs something early and often, reads no code
//! for long without a word about it, and finds little of it in closed `<details>`.

use std::fs;
use std::path::Path;

use othellier_project::repository::Repository;
use othellier_site::markdown::blocks::{Block, Content, find_blocks};
use othellier_site::page;

/// The maximum number of lines of a listing, including context lines.
const MAX_LISTING_LINES: usize = 25;

/// The maximum number of listings without a sentence or a figure between them.
const MAX_LISTINGS_IN_A_ROW: usize = 3;

/// The maximum percentage of typed lines before the first listing that runs.
const MAX_PERCENT_BEFORE_FIRST_RUN: usize = 25;

/// The maximum number of typed lines between two listings that run.
const MAX_LINES_BETWEEN_RUNS: usize = 80;

/// The percentage of lines in closed `<details>` that a page must not reach.
const FOLDED_PERCENT_LIMIT: usize = 25;

#[test]
fn chapters_keep_the_pace() {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let mut errors = Vec::new();
    for chapter in repository.chapters().unwrap() {
        let name = chapter.path.file_name().unwrap().to_str().unwrap();
        errors.extend(check_chapter(&repository, name));
    }
    assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
}

/// Returns a message for each violation on a chapter's page.
fn check_chapter(repository: &Repository, chapter: &str) -> Vec<String> {
    let path = Path::new("book/src").join(chapter).with_extension("md");
    let text = fs::read_to_string(repository.root().join(&path)).unwrap();
    let page = page::expand(repository, &path, &text).unwrap();
    let mut listings = listings(&text, &page.markdown);
    listings.retain(|listing| !listing.is_folded);
    let mut errors = Vec::new();
    errors.extend(listings.iter().filter_map(check_length));
    errors.extend(check_listings_in_a_row(&text));
    errors.extend(check_runs(&listings));
    errors.extend(check_folded(count_folded_lines(&page.markdown), &listings));
    let path = path.display();
    errors
        .into_iter()
        .map(|error| format!("{path}{error}"))
        .collect()
}

/// A listing of a page.
struct Listing {
    /// Its line of the page.
    line: usize,
    /// Its badge; may be empty.
    badge: String,
    /// The number of lines of its first file, including context lines.
    lines: usize,
    /// True if it's in a closed `<details>`.
    is_folded: bool,
}

impl Listing {
    fn is_typed(&self) -> bool {
        !["", "again"].contains(&self.badge.as_str())
    }
}

/// Returns the listings of a page: their lines from its Markdown, their code from the expanded
/// Markdown.
fn listings(page: &str, expanded: &str) -> Vec<Listing> {
    let blocks = find_blocks(page).into_iter().filter(is_listing);
    let figures = expanded.split("<figure class=\"listing").skip(1);
    blocks
        .zip(figures)
        .map(|(block, figure)| Listing {
            line: block.line,
            badge: figure.split('"').next().unwrap().trim().to_owned(),
            lines: count_lines_of_first_code(figure),
            is_folded: is_folded(page, &block),
        })
        .collect()
}

/// Returns the number of lines of the first code block.
fn count_lines_of_first_code(text: &str) -> usize {
    let is_fence = |line: &&str| line.trim_start_matches("> ").starts_with("```");
    text.lines()
        .skip_while(|line| !is_fence(line))
        .skip(1)
        .take_while(|line| !is_fence(line))
        .count()
}

fn is_listing(block: &Block) -> bool {
    matches!(&block.content, Content::Fence(fence) if fence.body.starts_with("{{#cut"))
}

fn is_figure(block: &Block) -> bool {
    matches!(&block.content, Content::Fence(fence) if fence.language() == "board")
}

/// Tests if a block is inside `<details>`.
fn is_folded(page: &str, block: &Block) -> bool {
    let before = &page[..block.range.start];
    before.matches("\n<details").count() > before.matches("\n</details>").count()
}

/// Returns the number of lines of code inside `<details>`.
fn count_folded_lines(expanded: &str) -> usize {
    expanded
        .split("\n<details")
        .skip(1)
        .filter_map(|details| details.split("\n</details>").next())
        // Every second part is between two fences, and begins with the info string.
        .flat_map(|details| details.split("\n```").skip(1).step_by(2))
        .map(|code| code.lines().count() - 1)
        .sum()
}

// Each check returns messages that begin with the line of the page.

fn check_length(listing: &Listing) -> Option<String> {
    let Listing { line, lines, .. } = listing;
    (*lines > MAX_LISTING_LINES)
        .then(|| format!(":{line}: a listing of {lines} lines; at most {MAX_LISTING_LINES}"))
}

fn check_listings_in_a_row(page: &str) -> Vec<String> {
    let mut errors = Vec::new();
    let mut in_a_row = 0;
    let mut end = 0;
    for block in find_blocks(page) {
        if has_sentence(&page[end..block.range.start]) || is_figure(&block) {
            in_a_row = 0;
        }
        if is_listing(&block) && !is_folded(page, &block) {
            in_a_row += 1;
            if in_a_row > MAX_LISTINGS_IN_A_ROW {
                errors.push(format!(
                    ":{}: there isn't a sentence or a figure between this listing and the \
                     {MAX_LISTINGS_IN_A_ROW} before it",
                    block.line
                ));
            }
        }
        end = block.range.end;
    }
    errors
}

fn has_sentence(text: &str) -> bool {
    text.lines()
        .any(|line| !line.is_empty() && !line.starts_with(['<', '|', '#', ':']))
}

fn check_runs(listings: &[Listing]) -> Vec<String> {
    let typed: Vec<_> = listings
        .iter()
        .filter(|listing| listing.is_typed())
        .collect();
    let total: usize = typed.iter().map(|listing| listing.lines).sum();
    let mut errors = Vec::new();
    let mut count = 0;
    let mut last_run = None;
    for listing in &typed {
        count += listing.lines;
        if listing.badge == "visible" {
            errors.extend(match last_run {
                None => check_first_run(listing.line, count, total),
                Some(last_run) => check_distance(listing.line, count - last_run),
            });
            last_run = Some(count);
        }
    }
    let end = typed.last().map_or(1, |listing| listing.line);
    errors.extend(check_distance(end, count - last_run.unwrap_or(0)));
    errors
}

fn check_first_run(line: usize, typed: usize, total: usize) -> Option<String> {
    let percent = typed * 100 / total.max(1);
    (percent > MAX_PERCENT_BEFORE_FIRST_RUN || typed > MAX_LINES_BETWEEN_RUNS).then(|| {
        format!(
            ":{line}: the first listing that runs comes after {typed} of {total} typed lines, \
             {percent} %; at most {MAX_LINES_BETWEEN_RUNS} lines and \
             {MAX_PERCENT_BEFORE_FIRST_RUN} %"
        )
    })
}

fn check_distance(line: usize, typed: usize) -> Option<String> {
    (typed > MAX_LINES_BETWEEN_RUNS).then(|| {
        format!(
            ":{line}: {typed} lines are typed up to here since something last \
             ran; at most {MAX_LINES_BETWEEN_RUNS}"
        )
    })
}

fn check_folded(folded: usize, listings: &[Listing]) -> Option<String> {
    let visible: usize = listings.iter().map(|listing| listing.lines).sum();
    let total = (visible + folded).max(1);
    let percent = folded * 100 / total;
    (percent >= FOLDED_PERCENT_LIMIT).then(|| {
        format!(
            ": {folded} of {total} lines of code are folded away, {percent} %; keep it under \
             {FOLDED_PERCENT_LIMIT} %"
        )
    })
}
