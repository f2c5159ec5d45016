//! The pace of the chapters: a reader sees something
//! run early and often, reads no code for long without a word about it, and
//! finds little of it folded away.

use std::fs;
use std::path::Path;

use othellier_pages::blocks::{Block, Content, Directive, blocks};
use othellier_project::repository::Repository;
use othellier_site::page;
use pretty_assertions::assert_eq;

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

/// A listing with so few lines of `src/lib.rs` belongs to another one.
const TINY: usize = 3;

#[test]
fn each_chapter_keeps_the_pace() {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let chapters = repository.chapters().unwrap().into_iter();
    let names = chapters.map(|chapter| chapter.path.file_name().unwrap().to_owned());
    let wrong: Vec<_> =
        names.flat_map(|name| complaints_about(&repository, name.to_str().unwrap())).collect();
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

fn complaints_about(repository: &Repository, chapter: &str) -> Vec<String> {
    let path = Path::new("book/src").join(chapter).with_extension("md");
    let text = fs::read_to_string(repository.root().join(&path)).unwrap();
    let page = page::parse(repository, &path, &text).unwrap();
    let said = Pace::of(&text, &page.text).complaints();
    let place = path.display();
    said.into_iter().map(|said| format!("{place}{said}")).collect()
}

/// What a reader meets on a page down to its exercises.
#[derive(Debug, Default, PartialEq, Eq)]
struct Pace {
    events: Vec<Event>,
    /// The lines of code in folds.
    folded: usize,
}

#[derive(Debug, PartialEq, Eq)]
enum Event {
    /// A sentence, or a figure.
    Words,
    Listing(Listing),
}

/// A listing that is open. If it shows several files, it is the first one.
#[derive(Debug, Default, PartialEq, Eq)]
struct Listing {
    /// Its line of the page.
    line: usize,
    file: String,
    badge: String,
    lines: usize,
    /// How many of them were there before.
    context: usize,
    panes: usize,
}

impl Listing {
    fn is_typed(&self) -> bool {
        !["", "again"].contains(&&*self.badge)
    }

    fn runs(&self) -> bool {
        self.badge == "visible"
    }

    /// Whether it is nothing but a line that makes another file known.
    fn is_tiny(&self) -> bool {
        let is_root = self.file.ends_with("src/lib.rs") && self.panes == 1;
        is_root && self.is_typed() && self.lines - self.context <= TINY
    }
}

// What is wrong with the pace, each with the line of the page in front.

impl Pace {
    fn complaints(&self) -> Vec<String> {
        let mut said: Vec<_> = self.listings().flat_map(too_long_or_short).collect();
        said.extend(self.without_words());
        said.extend(self.late_runs());
        let open: usize = self.listings().map(|listing| listing.lines).sum();
        let all = (open + self.folded).max(1);
        if self.folded * 100 >= FOLDED * all {
            said.push(format!(
                ": {} of {all} lines of code are folded away, {} %; keep it under {FOLDED} %",
                self.folded,
                self.folded * 100 / all
            ));
        }
        said
    }

    fn listings(&self) -> impl Iterator<Item = &Listing> {
        self.events.iter().filter_map(|event| match event {
            Event::Words => None,
            Event::Listing(listing) => Some(listing),
        })
    }

    fn without_words(&self) -> Vec<String> {
        let rows = self.events.split(|event| *event == Event::Words);
        let too_long = rows.filter(|row| row.len() > IN_A_ROW);
        let first = too_long.filter_map(|row| match &row[0] {
            Event::Listing(listing) => Some((row.len(), listing)),
            Event::Words => None,
        });
        let said = first.map(|(count, Listing { line, file, .. })| {
            format!(
                ":{line}: {count} listings begin here, with `{file}`, and there \
                 isn't a sentence or a figure between them; at most {IN_A_ROW}"
            )
        });
        said.collect()
    }

    fn late_runs(&self) -> Vec<String> {
        let typed = || self.listings().filter(|listing| listing.is_typed());
        let all: usize = typed().map(|listing| listing.lines).sum();
        let mut said = Vec::new();
        let (mut count, mut last) = (0, None);
        for listing in typed() {
            count += listing.lines;
            if listing.runs() {
                said.extend(match last {
                    None => too_late(listing.line, count, all),
                    Some(last) => too_far(listing.line, count - last),
                });
                last = Some(count);
            }
        }
        let end = typed().last().map_or(1, |listing| listing.line);
        said.extend(too_far(end, count - last.unwrap_or(0)));
        said
    }
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

fn too_long_or_short(listing: &Listing) -> Option<String> {
    let Listing { line, file, lines, .. } = listing;
    match listing {
        _ if *lines > LONGEST => {
            Some(format!(":{line}: the listing of `{file}` has {lines} lines; at most {LONGEST}"))
        }
        _ if listing.is_tiny() => Some(format!(
            ":{line}: this listing has only {} of `{file}`; put them into the \
             listing that they belong to",
            lines - listing.context
        )),
        _ => None,
    }
}

fn too_far(line: usize, typed: usize) -> Option<String> {
    (typed > BETWEEN_RUNS).then(|| {
        format!(
            ":{line}: {typed} lines are typed up to here since something last \
             ran; at most {BETWEEN_RUNS}"
        )
    })
}

// Where the pace is read from: a page as it is written, which has the lines, and
// as it is expanded, which has the code.

impl Pace {
    fn of(page: &str, expanded: &str) -> Self {
        let mut reader = Reader {
            pace: Self::default(),
            sources: cuts(page),
            folds: 0,
            place: Whereabouts::Page,
        };
        let end = expanded.find("{#exercises}").unwrap_or(expanded.len());
        for line in expanded[..end].lines() {
            reader.read(line.trim_start_matches("> "), line.starts_with('>'));
        }
        reader.pace
    }
}

/// The blocks of a page that become listings: their lines, and the file that
/// each is about.
fn cuts(page: &str) -> Vec<(usize, String)> {
    let cut = |block: Block| match block.content {
        Content::Fence(fence) => {
            let first = Directive::parse(fence.body.trim().lines().next()?)?;
            let (file, _) = first.argument.split_once(": ")?;
            Some((block.line, file.to_owned()))
        }
        Content::Directive(_) => None,
    };
    let mut cuts: Vec<_> = blocks(page).into_iter().filter_map(cut).collect();
    cuts.reverse();
    cuts
}

/// Where on the page the reader is.
enum Whereabouts {
    Page,
    /// Inside a listing, between its code.
    Around(Listing),
    /// In the code of a listing.
    Code(Listing),
    /// In code that isn't a listing.
    Fence,
}

struct Reader {
    pace: Pace,
    /// The listings to come, the last one first.
    sources: Vec<(usize, String)>,
    /// How many folds are open here.
    folds: usize,
    place: Whereabouts,
}

impl Reader {
    fn read(&mut self, line: &str, is_quoted: bool) {
        let is_fence = line.starts_with("```");
        self.place = match std::mem::replace(&mut self.place, Whereabouts::Page) {
            Whereabouts::Page if is_fence => Whereabouts::Fence,
            Whereabouts::Page => self.outside(line, is_quoted),
            Whereabouts::Fence if is_fence => Whereabouts::Page,
            Whereabouts::Fence => {
                self.pace.folded += usize::from(self.folds > 0 && !is_quoted);
                Whereabouts::Fence
            }
            Whereabouts::Around(listing) if line == "</figure>" => self.end(listing),
            Whereabouts::Around(listing) if is_fence => Whereabouts::Code(opened(listing, line)),
            Whereabouts::Around(listing) => Whereabouts::Around(listing),
            Whereabouts::Code(listing) if is_fence => Whereabouts::Around(listing),
            Whereabouts::Code(mut listing) => {
                listing.lines += usize::from(listing.panes == 1);
                Whereabouts::Code(listing)
            }
        };
    }

    fn outside(&mut self, line: &str, is_quoted: bool) -> Whereabouts {
        if let Some(class) = line.strip_prefix("<figure class=\"listing") {
            return Whereabouts::Around(self.begun(class));
        }
        self.folds += usize::from(line.starts_with("<details"));
        self.folds -= usize::from(line == "</details>");
        let is_figure = line.starts_with("<figure");
        let is_text = !line.is_empty() && !line.starts_with(['<', '|', '#', ':']);
        if is_figure || is_text || is_quoted {
            self.pace.events.push(Event::Words);
        }
        Whereabouts::Page
    }

    /// The listing that begins with this class of its figure.
    fn begun(&mut self, class: &str) -> Listing {
        let (line, file) = self.sources.pop().unwrap_or_default();
        let badge = class.split('"').next().unwrap_or_default();
        Listing { line, file, badge: badge.trim().to_owned(), ..Listing::default() }
    }

    fn end(&mut self, listing: Listing) -> Whereabouts {
        match self.folds {
            0 => self.pace.events.push(Event::Listing(listing)),
            _ => self.pace.folded += listing.lines,
        }
        Whereabouts::Page
    }
}

/// A listing with one more file, whose code begins with this line.
fn opened(listing: Listing, fence: &str) -> Listing {
    let panes = listing.panes + 1;
    let context = fence.split_once("context-").map_or(0, |(_, counts)| {
        let counts = counts.split('-').map(|count| count.parse().unwrap_or(0));
        counts.sum()
    });
    match panes {
        1 => Listing { panes, context, ..listing },
        _ => Listing { panes, ..listing },
    }
}

fn listing(line: usize, badge: &str, lines: usize) -> Event {
    Event::Listing(Listing {
        line,
        file: "src/walk.rs".to_owned(),
        badge: badge.to_owned(),
        lines,
        context: 2,
        panes: 1,
    })
}

fn complaints(events: Vec<Event>, folded: usize) -> Vec<String> {
    Pace { events, folded }.complaints()
}

#[test]
fn a_page_is_read_as_it_is_written() {
    let page = "# Walks\n\nWe walk.\n\n```rust,visible\n\
        {{#cut 03-a/src/walk.rs: fn end}}\n{{#cut 03-a/src/lib.rs: mod walk}}\n\
        ```\n\n{{#rest 03-a/src/main.rs}}\n\n## Exercises {#exercises}\n\nOne.\n";
    let expanded = "# Walks\n\nWe walk.\n\n<figure class=\"listing visible\">\n\
        <figcaption>walk.rs</figcaption>\n\n```rust,context-1-1\nimpl A {\n    a\n}\n\
        ```\n\n<p class=\"also\">And in lib.rs</p>\n\n```rust\nmod walk;\n```\n\n\
        </figure>\n\n<details class=\"rest\">\n<summary>All</summary>\n\n```rust\n\
        fn main() {}\n```\n\n</details>\n\n## Exercises {#exercises}\n\nOne.\n";
    let listing = Listing {
        line: 5,
        file: "03-a/src/walk.rs".to_owned(),
        badge: "visible".to_owned(),
        lines: 3,
        context: 2,
        panes: 2,
    };
    let expected = Pace { events: vec![Event::Words, Event::Listing(listing)], folded: 1 };
    assert_eq!(Pace::of(page, expanded), expected);
}

#[test]
fn a_slow_page_is_told_where_it_is_slow() {
    let kept = vec![
        listing(3, "visible", 20),
        Event::Words,
        listing(9, "compiles", 20),
        listing(15, "unfinished", 20),
        listing(20, "visible", 20),
        Event::Words,
    ];
    assert_eq!(complaints(kept, 20), [""; 0]);
    let slow = vec![
        listing(3, "compiles", 26),
        listing(9, "compiles", 25),
        listing(15, "again", 25),
        listing(20, "visible", 25),
        Event::Words,
        listing(30, "compiles", 25),
        listing(40, "compiles", 25),
        listing(50, "compiles", 25),
        Event::Words,
        listing(60, "compiles", 25),
    ];
    insta::assert_snapshot!(complaints(slow, 67).join("\n"), @"
    :3: the listing of `src/walk.rs` has 26 lines; at most 25
    :3: 4 listings begin here, with `src/walk.rs`, and there isn't a sentence or a figure between them; at most 3
    :20: the first listing that runs comes after 76 of 176 typed lines, 43 %; at most 80 lines and 25 %
    :60: 100 lines are typed up to here since something last ran; at most 80
    : 67 of 268 lines of code are folded away, 25 %; keep it under 25 %
    ");
}

#[test]
fn a_line_that_makes_a_file_known_is_no_listing() {
    let listing = |file: &str, panes, lines| Listing {
        file: file.to_owned(),
        badge: "compiles".to_owned(),
        lines,
        panes,
        ..Listing::default()
    };
    assert!(listing("03-a/src/lib.rs", 1, 3).is_tiny());
    assert!(!listing("03-a/src/lib.rs", 1, 4).is_tiny());
    assert!(!listing("03-a/src/lib.rs", 2, 1).is_tiny());
    assert!(!listing("03-a/src/walk.rs", 1, 1).is_tiny());
}
