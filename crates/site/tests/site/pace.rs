//! The pace of the chapters: a reader sees something
//! run early and often, reads no code for long without a word about it, and
//! finds little of it folded away.

use std::fs;
use std::path::Path;

use othellier_project::repository::Repository;
use othellier_site::page;
use othellier_site::pages::blocks::{Block, Content, blocks};

/// The most lines of a listing, the gray ones around them included.
const LONGEST: usize = 25;

/// The most listings without a sentence or a figure between them.
const IN_A_ROW: usize = 3;

/// Where the first program runs, in percent of what is typed.
const FIRST_RUN: usize = 25;

/// The most lines that are typed from one run to the next.
const BETWEEN_RUNS: usize = 80;

/// How much of the code must be less than folded, in percent.
const FOLDED: usize = 25;

#[test]
fn each_chapter_keeps_the_pace() {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let chapters = repository.chapters().unwrap().into_iter();
    let names = chapters.map(|chapter| chapter.path.file_name().unwrap().to_owned());
    let wrong: Vec<_> = names
        .flat_map(|name| complaints_about(&repository, name.to_str().unwrap()))
        .collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

fn complaints_about(repository: &Repository, chapter: &str) -> Vec<String> {
    let path = Path::new("book/src").join(chapter).with_extension("md");
    let text = fs::read_to_string(repository.root().join(&path)).unwrap();
    let page = page::parse(repository, &path, &text).unwrap();
    let all = listings(&text, &page.text);
    let open: Vec<_> = all.iter().filter(|listing| !listing.is_folded).collect();
    let mut said: Vec<_> = open
        .iter()
        .filter_map(|listing| too_long(listing))
        .collect();
    said.extend(without_words(&text));
    said.extend(late_runs(&open));
    said.extend(too_much_folded(folded(&page.text), &open));
    let place = path.display();
    said.into_iter()
        .map(|said| format!("{place}{said}"))
        .collect()
}

/// A listing of a page.
struct Listing {
    /// Its line of the page.
    line: usize,
    /// What it promises, in a word; empty if nothing.
    badge: String,
    /// The lines of its first file, the gray ones included.
    lines: usize,
    is_folded: bool,
}

impl Listing {
    fn is_typed(&self) -> bool {
        !["", "again"].contains(&&*self.badge)
    }
}

/// The listings of a page: their lines are in what is written, their code is in what
/// that becomes.
fn listings(page: &str, expanded: &str) -> Vec<Listing> {
    let written = blocks(page).into_iter().filter(is_listing);
    let figures = expanded.split("<figure class=\"listing").skip(1);
    let listing = |(block, figure): (Block, &str)| Listing {
        line: block.line,
        badge: figure
            .split('"')
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned(),
        lines: first_code(figure).count(),
        is_folded: is_in_a_fold(page, &block),
    };
    written.zip(figures).map(listing).collect()
}

/// The lines of the first code in a part of a page.
fn first_code(text: &str) -> impl Iterator<Item = &str> {
    let is_fence = |line: &&str| line.trim_start_matches("> ").starts_with("```");
    let from_fence = text.lines().skip_while(move |line| !is_fence(line));
    from_fence.skip(1).take_while(move |line| !is_fence(line))
}

fn is_listing(block: &Block) -> bool {
    matches!(&block.content, Content::Fence(fence) if fence.body.starts_with("{{#cut"))
}

fn is_in_a_fold(page: &str, block: &Block) -> bool {
    let before = &page[..block.range.start];
    before.matches("\n<details").count() > before.matches("\n</details>").count()
}

/// The lines of code in the folds of an expanded page.
fn folded(expanded: &str) -> usize {
    let folds = expanded.split("\n<details").skip(1);
    let folds = folds.filter_map(|fold| fold.split("\n</details>").next());
    // Every second part is between two fences.
    let code = folds.flat_map(|fold| fold.split("\n```").skip(1).step_by(2));
    code.map(|code| code.lines().count() - 1).sum()
}

// What is wrong with the pace, each with the line of the page in front.

fn too_long(listing: &Listing) -> Option<String> {
    let Listing { line, lines, .. } = listing;
    (*lines > LONGEST).then(|| format!(":{line}: a listing of {lines} lines; at most {LONGEST}"))
}

fn without_words(page: &str) -> Vec<String> {
    let (mut said, mut in_a_row, mut end) = (Vec::new(), 0, 0);
    for block in blocks(page) {
        if has_words(&page[end..block.range.start]) || is_figure(&block) {
            in_a_row = 0;
        }
        if is_listing(&block) && !is_in_a_fold(page, &block) {
            in_a_row += 1;
            said.extend((in_a_row > IN_A_ROW).then(|| {
                format!(
                    ":{}: there isn't a sentence or a figure between this listing and the \
                     {IN_A_ROW} before it",
                    block.line
                )
            }));
        }
        end = block.range.end;
    }
    said
}

fn has_words(text: &str) -> bool {
    let is_word = |line: &str| !line.is_empty() && !line.starts_with(['<', '|', '#', ':']);
    text.lines().any(is_word)
}

fn is_figure(block: &Block) -> bool {
    matches!(&block.content, Content::Fence(fence) if fence.language() == "board")
}

fn late_runs(open: &[&Listing]) -> Vec<String> {
    let typed = || open.iter().filter(|listing| listing.is_typed());
    let all: usize = typed().map(|listing| listing.lines).sum();
    let mut said = Vec::new();
    let (mut count, mut last) = (0, None);
    for listing in typed() {
        count += listing.lines;
        if listing.badge == "visible" {
            said.extend(match last {
                None => too_late(listing.line, count, all),
                Some(last) => too_far(listing.line, count - last),
            });
            last = Some(count);
        }
    }
    let end = typed().next_back().map_or(1, |listing| listing.line);
    said.extend(too_far(end, count - last.unwrap_or(0)));
    said
}

fn too_late(line: usize, typed: usize, all: usize) -> Option<String> {
    let percent = typed * 100 / all.max(1);
    (percent > FIRST_RUN || typed > BETWEEN_RUNS).then(|| {
        format!(
            ":{line}: the first listing that runs comes after {typed} of {all} typed lines, \
             {percent} %; at most {BETWEEN_RUNS} lines and {FIRST_RUN} %"
        )
    })
}

fn too_far(line: usize, typed: usize) -> Option<String> {
    (typed > BETWEEN_RUNS).then(|| {
        format!(
            ":{line}: {typed} lines are typed up to here since something last \
             ran; at most {BETWEEN_RUNS}"
        )
    })
}

fn too_much_folded(folded: usize, open: &[&Listing]) -> Option<String> {
    let open: usize = open.iter().map(|listing| listing.lines).sum();
    let all = (open + folded).max(1);
    let percent = folded * 100 / all;
    (percent >= FOLDED).then(|| {
        format!(
            ": {folded} of {all} lines of code are folded away, {percent} %; keep it under \
             {FOLDED} %"
        )
    })
}
