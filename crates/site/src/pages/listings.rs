//! Listings: a Rust block of a page says which items to cut from which
//! files; its caption, its code and the fold with the rest are made here.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result, bail, ensure};
use mdbook_core::utils::escape_html;

use super::blocks::{Directive, Fence};
use super::source::{Cut, Frame, Source};

mod badge;
mod caption;
mod code;

pub use badge::Badge;
use badge::{check_badge, read_badge};
use caption::{caption, found, place};
use code::{Code, code, code_in_context, runs};

/// The folder of a crate with the programs that fail to compile.
const FAILING: &str = "compile_errors";

/// The lines of each file that a page has shown, by the file's path below
/// `chapters/`.
pub type Shown = BTreeMap<PathBuf, BTreeSet<usize>>;

/// A listing that a reader types along, and what the page has shown once
/// it is typed.
#[derive(Debug, Clone)]
pub struct Step {
    /// The line of the page.
    pub line: usize,
    /// What the page promises.
    pub badge: Badge,
    /// Everything shown so far, this listing included.
    pub shown: Shown,
    /// If it fails to compile: which file, and what the compiler says.
    pub failure: Option<Failure>,
}

/// A program that doesn't compile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// Its file, below `chapters/`.
    pub file: PathBuf,
    /// The compiler's message, as the page shows it.
    pub message: Option<String>,
}

/// What a listing shows of one file.
struct Part<'page> {
    path: &'page Path,
    source: Rc<Source>,
    cuts: Vec<Cut>,
}

impl Part<'_> {
    /// The numbers of its lines that have something on them.
    fn lines(&self) -> impl Iterator<Item = usize> {
        let is_cut = |n: &usize| self.cuts.iter().any(|cut| cut.lines.contains(n));
        self.source.filled_lines().filter(is_cut)
    }
}

/// The listings of one page, in the order in which the page shows them.
#[derive(Debug)]
pub struct Listings {
    chapters: PathBuf,
    own: Option<PathBuf>,
    address: Option<String>,
    sources: BTreeMap<PathBuf, Rc<Source>>,
    shown: Shown,
    steps: Vec<Step>,
}

impl Listings {
    /// The listings of a page. `chapters` is the folder that paths start
    /// from; `own` is the crate in it that the page teaches. Each caption links to its
    /// lines in the repository at `address`, if there's one.
    pub fn new(chapters: PathBuf, own: Option<PathBuf>, address: Option<String>) -> Self {
        Self {
            chapters,
            own,
            address,
            sources: BTreeMap::new(),
            shown: Shown::new(),
            steps: Vec::new(),
        }
    }

    /// The listings to type along, and every line that was shown.
    pub fn finish(self) -> (Vec<Step>, Shown) {
        (self.steps, self.shown)
    }

    /// The page's next listing, as HTML around a plain Rust block for each file
    /// that it shows. Fails when the block holds anything but `{{#cut}}` lines,
    /// names an item that isn't there, or makes a promise that it can't.
    pub fn listing(&mut self, line: usize, fence: &Fence) -> Result<String> {
        let badge = read_badge(fence)?;
        let parts = self.parts(&fence.body)?;
        for part in &parts {
            self.check_part(badge, part)?;
        }
        let mut panes = String::new();
        for (index, part) in parts.iter().enumerate() {
            let badge = badge.filter(|_| index == 0);
            panes += &self.pane(part, badge, index > 0);
        }
        self.step(line, badge, parts[0].path);
        let class = badge.map_or(String::new(), |badge| format!(" {}", badge.word()));
        Ok(format!(
            "<figure class=\"listing{class}\">\n{panes}</figure>"
        ))
    }

    /// What the compiler says of the listing before it. Fails when that listing
    /// promises to compile.
    pub fn message(&mut self, fence: &Fence) -> Result<String> {
        let failure = self.steps.last_mut().and_then(|step| step.failure.as_mut());
        let failure = failure
            .filter(|failure| failure.message.is_none())
            .context("a compiler's message follows a listing with `rust,fails`")?;
        failure.message = Some(fence.body.clone());
        Ok(format!(
            "<div class=\"compiler\">\n\n```text\n{}```\n\n</div>",
            fence.body
        ))
    }

    /// What the lines of a block name, file by file.
    fn parts<'page>(&mut self, body: &'page str) -> Result<Vec<Part<'page>>> {
        let mut parts = Vec::new();
        for (path, selectors) in directives(body)? {
            let source = self.source(path)?;
            let cuts = selectors
                .iter()
                .map(|selector| source.find(selector))
                .collect::<Result<Vec<_>>>()
                .with_context(|| format!("in `{}`", path.display()))?;
            parts.push(Part { path, source, cuts });
        }
        Ok(parts)
    }

    /// Makes sure that the badge fits this part, and that a reader sees where
    /// it goes.
    fn check_part(&self, badge: Option<Badge>, part: &Part) -> Result<()> {
        let nothing = BTreeSet::new();
        let shown = self.shown.get(part.path).unwrap_or(&nothing);
        let mut lines = part.lines();
        let seen = lines.all(|line| shown.contains(&line));
        check_badge(badge, self.is_typed(part), seen)?;
        match badge {
            Some(_) => check_places(&part.cuts, shown),
            None => Ok(()),
        }
    }

    /// One file of a listing: its caption and its code. Notes its lines as
    /// shown.
    fn pane(&mut self, part: &Part, badge: Option<Badge>, follows: bool) -> String {
        let Part { path, source, cuts } = part;
        let title = format!("<code>{}</code>", self.title(path, cuts));
        let is_typed = self.is_typed(part);
        let shown = self.shown.entry(path.to_path_buf()).or_default();
        let place = if is_typed {
            place(path, source, cuts, shown)
        } else {
            found(source, cuts)
        };
        let caption = caption(&title, &place, badge, if follows { ", " } else { " " });
        let Code {
            text: code,
            context,
        } = if is_typed && badge != Some(Badge::Again) {
            code_in_context(source, cuts, shown)
        } else {
            code(source, cuts, shown).into()
        };
        let context = match context {
            (0, 0) => String::new(),
            (before, after) => format!(",context-{before}-{after}"),
        };
        let caption = if follows {
            format!("<p class=\"also\">And in {caption}</p>")
        } else {
            format!("<figcaption>{caption}</figcaption>")
        };
        format!("{caption}\n\n```rust{context}\n{code}```\n\n")
    }

    /// The fold with all the lines of a file that the page hasn't shown. Fails when
    /// there is no such file, or all of it was shown.
    pub fn rest(&mut self, path: &str) -> Result<String> {
        let path = Path::new(path);
        let source = self.source(path)?;
        let shown = self.shown.entry(path.to_owned()).or_default();
        let unseen = |line: &usize| !shown.contains(line);
        let left: Vec<_> = source.filled_lines().filter(unseen).collect();
        ensure!(
            !left.is_empty(),
            "the page already shows every line of `{}`; leave out `{{{{#rest}}}}`",
            path.display()
        );
        let how_much = if shown.is_empty() { "All" } else { "The rest" };
        let code = runs(&source, &left, shown);
        shown.extend(left);
        Ok(format!(
            "<details class=\"rest\">\n<summary>{how_much} of \
             <code>{}</code></summary>\n\n```rust\n{code}```\n\n\
             </details>",
            self.own_name(path).unwrap_or_else(|| name(path))
        ))
    }

    fn source(&mut self, path: &Path) -> Result<Rc<Source>> {
        let entry = match self.sources.entry(path.to_owned()) {
            Entry::Occupied(known) => return Ok(Rc::clone(known.get())),
            Entry::Vacant(entry) => entry,
        };
        let text = fs::read_to_string(self.chapters.join(path)).ok();
        let text = text.with_context(|| format!("can't read `{}`", path.display()))?;
        let source = Source::rust(&text).with_context(|| format!("in `{}`", path.display()))?;
        Ok(Rc::clone(entry.insert(Rc::new(source))))
    }

    /// The name of a file: relative to its crate, if that's the page's own. It
    /// links to the first of its lines in the repository, if that has an
    /// address.
    fn title(&self, path: &Path, cuts: &[Cut]) -> String {
        let full = match path.strip_prefix("..") {
            Ok(elsewhere) => elsewhere.to_owned(),
            Err(_) => Path::new("chapters").join(path),
        };
        let full = escape_html(&full.to_string_lossy()).into_owned();
        let name = self.own_name(path).unwrap_or_else(|| full.clone());
        match &self.address {
            Some(address) => {
                let lines = cuts.iter().map(|cut| &cut.lines);
                let first = lines.clone().map(|lines| *lines.start()).min();
                let last = lines.map(|lines| *lines.end()).max();
                let (first, last) = (first.unwrap_or(1), last.unwrap_or(1));
                format!(
                    "<a href=\"{address}/blob/HEAD/{full}#L{first}-L{last}\">\
                     {name}</a>"
                )
            }
            None => name,
        }
    }

    /// The name of a file in the page's own crate, `src/game.rs`.
    fn own_name(&self, path: &Path) -> Option<String> {
        let name = path.strip_prefix(self.own.as_ref()?).ok()?;
        Some(escape_html(&name.to_string_lossy()).into_owned())
    }

    /// Whether a reader of the page types this file along.
    fn is_typed(&self, part: &Part) -> bool {
        let is_in = |own: &PathBuf| {
            let mut sources = ["src", "examples", FAILING].into_iter();
            sources.any(|name| part.path.starts_with(own.join(name)))
        };
        self.own.as_ref().is_some_and(is_in) && !part.source.is_given()
    }

    fn step(&mut self, line: usize, badge: Option<Badge>, file: &Path) {
        let Some(badge) = badge.filter(|&badge| badge != Badge::Again) else {
            return;
        };
        let failure = (badge == Badge::Fails).then(|| Failure {
            file: file.to_owned(),
            message: None,
        });
        self.steps.push(Step {
            line,
            badge,
            shown: self.shown.clone(),
            failure,
        });
    }
}

/// The files that a block names, in order, each with its selectors.
fn directives(body: &str) -> Result<Vec<(&Path, Vec<&str>)>> {
    let mut files: Vec<(&Path, Vec<&str>)> = Vec::new();
    for line in body.lines().filter(|line| !line.trim().is_empty()) {
        let (path, selector) = read_cut(line)?;
        match files.iter_mut().find(|(file, _)| *file == path) {
            Some((_, selectors)) => selectors.push(selector),
            None => files.push((Path::new(path), vec![selector])),
        }
    }
    ensure!(
        !files.is_empty(),
        "the block is empty; write `{{{{#cut 01-board/src/square.rs: fn at}}}}` in it"
    );
    Ok(files)
}

fn read_cut(line: &str) -> Result<(&str, &str)> {
    let directive = Directive::parse(line);
    if let Some(Directive { name: "rest", .. }) = directive {
        bail!("`{{{{#rest}}}}` makes a block of its own; leave the fences out");
    }
    let cut = directive.filter(|directive| directive.name == "cut");
    cut.and_then(|cut| cut.argument.split_once(": "))
        .with_context(|| {
            format!(
                "`{}` doesn't say what to cut from which file; write \
             `{{{{#cut 01-board/src/square.rs: fn at}}}}`",
                line.trim()
            )
        })
}

/// Makes sure that a reader sees where everything goes: a continued `impl`
/// isn't shown again, and only the caption says which one it is.
fn check_places(cuts: &[Cut], shown: &BTreeSet<usize>) -> Result<()> {
    let seen = |frame: &Frame| shown.contains(&frame.closing);
    for cut in cuts {
        let Some(frame) = cut.inside.last().filter(|frame| seen(frame)) else {
            continue;
        };
        ensure!(
            cuts.iter().all(|other| other.inside == cut.inside),
            "part of this continues `{}`, and the rest doesn't; put the rest in a block of its own",
            frame.title
        );
    }
    Ok(())
}

/// The name of a file in its crate.
fn name(path: &Path) -> String {
    let name: PathBuf = path.components().skip(1).collect();
    escape_html(&name.to_string_lossy()).into_owned()
}
