//! Listings: Rust blocks whose `{{#cut}}` directives name items of source files.
//!
//! [`Listings`] renders the listings of a page in order, each with a caption, its code and
//! a badge, and keeps track of the lines that the page has shown.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result, bail, ensure};
use mdbook_core::utils::escape_html;
use othellier_project::files::{portable_path, read};

use super::blocks::{Directive, Fence};
use super::rust_source::{Cut, Source};

mod badge;
mod caption;
mod code;

pub use badge::Badge;
use badge::check_badge;
use caption::{caption, insert_position, position_by_lines};
use code::{Code, code, code_in_context, remaining_code};

/// The folders of a crate whose files a reader types along. `compile_errors` has programs
/// that don't compile.
const TYPED_DIRS: [&str; 3] = ["src", "examples", "compile_errors"];

/// The lines of each file that a page has shown, by the file's path below `chapters/`.
pub type ShownLines = BTreeMap<PathBuf, BTreeSet<usize>>;

/// A listing that a reader types along.
#[derive(Debug, Clone)]
pub struct TypedListing {
    /// The line of the page on which it begins.
    pub line: usize,
    /// Its badge.
    pub badge: Badge,
    /// The lines that the page has shown so far, including this listing's.
    pub shown: ShownLines,
    /// The compile error, if the badge is [`Badge::Fails`].
    pub failure: Option<CompileFailure>,
}

/// A program that doesn't compile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompileFailure {
    /// The path of the program below `chapters/`.
    pub file: PathBuf,
    /// The compiler's message as the page quotes it.
    pub message: Option<String>,
}

/// The part of a listing that is cut from one file.
struct Part<'page> {
    path: &'page Path,
    source: Rc<Source>,
    cuts: Vec<Cut>,
}

impl Part<'_> {
    /// Iterates over the numbers of its lines that aren't blank.
    fn lines(&self) -> impl Iterator<Item = usize> {
        let is_cut = |line: &usize| self.cuts.iter().any(|cut| cut.lines.contains(line));
        self.source.nonblank_lines().filter(is_cut)
    }
}

/// The listings of one page, rendered in the order of the page.
#[derive(Debug)]
pub struct Listings {
    chapters: PathBuf,
    own_crate: Option<PathBuf>,
    repository_url: Option<String>,
    sources: BTreeMap<PathBuf, Rc<Source>>,
    shown: ShownLines,
    typed: Vec<TypedListing>,
}

impl Listings {
    /// Creates the renderer of a page's listings. Paths in directives are relative to
    /// `chapters`; `own_crate` is the path of the crate that the page teaches. Captions link
    /// to `repository_url`, if given.
    pub fn new(
        chapters: PathBuf,
        own_crate: Option<PathBuf>,
        repository_url: Option<String>,
    ) -> Self {
        Self {
            chapters,
            own_crate,
            repository_url,
            sources: BTreeMap::new(),
            shown: ShownLines::new(),
            typed: Vec::new(),
        }
    }

    /// Returns the listings to type along, and all lines that were shown.
    pub fn finish(self) -> (Vec<TypedListing>, ShownLines) {
        (self.typed, self.shown)
    }

    /// Renders the page's next listing: HTML around a Rust block for each of its files.
    /// `line` is the line of the page on which the block begins.
    ///
    /// # Errors
    ///
    /// Returns an error if the block contains anything other than `{{#cut}}` directives,
    /// a directive names no item, or the badge is wrong.
    pub fn render_listing(&mut self, line: usize, fence: &Fence) -> Result<String> {
        let badge = Badge::from_fence(fence)?;
        let parts = self.parts(&fence.body)?;
        for part in &parts {
            self.check_part(badge, part)?;
        }
        let mut html = String::new();
        for (index, part) in parts.iter().enumerate() {
            let badge = badge.filter(|_| index == 0);
            html += &self.render_part(part, badge, index > 0);
        }
        if let Some(badge) = badge.filter(|&badge| badge != Badge::Again) {
            self.add_typed_listing(line, badge, parts[0].path);
        }
        let class = badge.map_or(String::new(), |badge| format!(" {}", badge.word()));
        Ok(format!(
            "<figure class=\"listing{class}\">\n{html}</figure>"
        ))
    }

    /// Renders the compiler's message about the previous listing.
    ///
    /// # Errors
    ///
    /// Returns an error if that listing's badge isn't [`Badge::Fails`], or it already has
    /// a message.
    pub fn render_compiler_message(&mut self, fence: &Fence) -> Result<String> {
        let failure = self
            .typed
            .last_mut()
            .and_then(|listing| listing.failure.as_mut())
            .filter(|failure| failure.message.is_none())
            .context("a compiler's message follows a listing with `rust,fails`")?;
        failure.message = Some(fence.body.clone());
        Ok(format!(
            "<div class=\"compiler\">\n\n```text\n{}```\n\n</div>",
            fence.body
        ))
    }

    /// Renders a `{{#rest}}` directive: all lines of a file that the page hasn't shown, in
    /// a closed `<details>`.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be read or all of it was shown.
    pub fn render_rest(&mut self, path: &str) -> Result<String> {
        let path = Path::new(path);
        let source = self.source(path)?;
        let shown = self.shown.entry(path.to_owned()).or_default();
        let remaining: Vec<_> = source
            .nonblank_lines()
            .filter(|line| !shown.contains(line))
            .collect();
        ensure!(
            !remaining.is_empty(),
            "the page already shows every line of `{}`; leave out `{{{{#rest}}}}`",
            portable_path(path)
        );
        let how_much = if shown.is_empty() { "All" } else { "The rest" };
        let code = remaining_code(&source, &remaining, shown);
        shown.extend(remaining);
        Ok(format!(
            "<details class=\"rest\">\n<summary>{how_much} of \
             <code>{}</code></summary>\n\n```rust\n{code}```\n\n\
             </details>",
            self.path_in_own_crate(path)
                .unwrap_or_else(|| path_in_crate(path))
        ))
    }

    /// Resolves the directives of a block, file by file.
    fn parts<'page>(&mut self, body: &'page str) -> Result<Vec<Part<'page>>> {
        let mut parts = Vec::new();
        for (path, selectors) in selectors_by_file(body)? {
            let source = self.source(path)?;
            let cuts = selectors
                .iter()
                .map(|selector| source.find(selector))
                .collect::<Result<Vec<_>>>()
                .with_context(|| format!("in `{}`", portable_path(path)))?;
            parts.push(Part { path, source, cuts });
        }
        Ok(parts)
    }

    /// Checks that the badge fits the part, and that its cuts have the same position.
    fn check_part(&self, badge: Option<Badge>, part: &Part) -> Result<()> {
        let nothing = BTreeSet::new();
        let shown = self.shown.get(part.path).unwrap_or(&nothing);
        let was_shown = part.lines().all(|line| shown.contains(&line));
        check_badge(badge, self.is_typed(part), was_shown)?;
        if badge.is_some() {
            check_containers(&part.cuts, shown)?;
        }
        Ok(())
    }

    /// Renders one file of a listing, caption and code. Marks its lines as shown.
    fn render_part(&mut self, part: &Part, badge: Option<Badge>, is_additional: bool) -> String {
        let Part { path, source, cuts } = part;
        let title = format!("<code>{}</code>", self.title(path, cuts));
        let is_typed = self.is_typed(part);
        let shown = self.shown.entry(path.to_path_buf()).or_default();
        let position = if is_typed {
            insert_position(path, source, cuts, shown)
        } else {
            position_by_lines(source, cuts)
        };
        let code = if is_typed && badge != Some(Badge::Again) {
            code_in_context(source, cuts, shown)
        } else {
            Code::from(code(source, cuts, shown))
        };
        let caption = if is_additional {
            let caption = caption(&title, &position, badge, ", ");
            format!("<p class=\"also\">And in {caption}</p>")
        } else {
            let caption = caption(&title, &position, badge, " ");
            format!("<figcaption>{caption}</figcaption>")
        };
        let context = match code.context {
            (0, 0) => String::new(),
            (before, after) => format!(",context-{before}-{after}"),
        };
        format!("{caption}\n\n```rust{context}\n{}```\n\n", code.text)
    }

    /// Returns a parsed file, which is read once.
    fn source(&mut self, path: &Path) -> Result<Rc<Source>> {
        let entry = match self.sources.entry(path.to_owned()) {
            Entry::Occupied(entry) => return Ok(Rc::clone(entry.get())),
            Entry::Vacant(entry) => entry,
        };
        let text = read(&self.chapters.join(path))
            .ok()
            .with_context(|| format!("can't read `{}`", portable_path(path)))?;
        let source =
            Source::parse(&text).with_context(|| format!("in `{}`", portable_path(path)))?;
        Ok(Rc::clone(entry.insert(Rc::new(source))))
    }

    /// Returns the path of a file as the caption shows it: relative to its crate, if that's
    /// the page's own. It links to the lines in the repository.
    fn title(&self, path: &Path, cuts: &[Cut]) -> String {
        let full_path = match path.strip_prefix("..") {
            Ok(outside_chapters) => outside_chapters.to_owned(),
            Err(_) => Path::new("chapters").join(path),
        };
        let full_path = escape_path(&full_path);
        let name = self
            .path_in_own_crate(path)
            .unwrap_or_else(|| full_path.clone());
        let Some(url) = &self.repository_url else {
            return name;
        };
        let first = cuts.iter().map(|cut| *cut.lines.start()).min().unwrap_or(1);
        let last = cuts.iter().map(|cut| *cut.lines.end()).max().unwrap_or(1);
        format!("<a href=\"{url}/blob/HEAD/{full_path}#L{first}-L{last}\">{name}</a>")
    }

    /// Returns the path of a file relative to the page's own crate: `src/game.rs`.
    fn path_in_own_crate(&self, path: &Path) -> Option<String> {
        let path = path.strip_prefix(self.own_crate.as_ref()?).ok()?;
        Some(escape_path(path))
    }

    /// Tests if a reader of the page types this file along.
    fn is_typed(&self, part: &Part) -> bool {
        let is_in_typed_dir = self
            .own_crate
            .as_ref()
            .and_then(|own_crate| part.path.strip_prefix(own_crate).ok())
            .is_some_and(|path| TYPED_DIRS.iter().any(|dir| path.starts_with(dir)));
        is_in_typed_dir && !part.source.is_given()
    }

    fn add_typed_listing(&mut self, line: usize, badge: Badge, file: &Path) {
        let failure = (badge == Badge::Fails).then(|| CompileFailure {
            file: file.to_owned(),
            message: None,
        });
        self.typed.push(TypedListing {
            line,
            badge,
            shown: self.shown.clone(),
            failure,
        });
    }
}

/// Returns the files that the directives of a block name, in order, each with its selectors.
fn selectors_by_file(body: &str) -> Result<Vec<(&Path, Vec<&str>)>> {
    let mut files: Vec<(&Path, Vec<&str>)> = Vec::new();
    for line in body.lines().filter(|line| !line.trim().is_empty()) {
        let (path, selector) = parse_cut(line)?;
        let path = Path::new(path);
        match files.iter_mut().find(|(file, _)| *file == path) {
            Some((_, selectors)) => selectors.push(selector),
            None => files.push((path, vec![selector])),
        }
    }
    ensure!(
        !files.is_empty(),
        "the block is empty; write `{{{{#cut 01-board/src/square.rs: fn at}}}}` in it"
    );
    Ok(files)
}

/// Parses a `{{#cut}}` directive into path and selector.
fn parse_cut(line: &str) -> Result<(&str, &str)> {
    let directive = Directive::parse(line);
    if let Some(Directive { name: "rest", .. }) = directive {
        bail!("`{{{{#rest}}}}` makes a block of its own; leave the fences out");
    }
    directive
        .filter(|directive| directive.name == "cut")
        .and_then(|cut| cut.argument.split_once(": "))
        .with_context(|| {
            format!(
                "`{}` doesn't say what to cut from which file; write \
                 `{{{{#cut 01-board/src/square.rs: fn at}}}}`",
                line.trim()
            )
        })
}

/// Checks that all cuts continue the same `impl`, if one of them continues an `impl` that was
/// shown before: only the caption says which one it is.
fn check_containers(cuts: &[Cut], shown: &BTreeSet<usize>) -> Result<()> {
    for cut in cuts {
        let Some(container) = cut.containers.last() else {
            continue;
        };
        if !shown.contains(&container.closing) {
            continue;
        }
        ensure!(
            cuts.iter().all(|other| other.containers == cut.containers),
            "part of this continues `{}`, and the rest doesn't; put the rest in a block of its own",
            container.title
        );
    }
    Ok(())
}

/// Returns the path of a file relative to its crate.
fn path_in_crate(path: &Path) -> String {
    escape_path(&path.components().skip(1).collect::<PathBuf>())
}

fn escape_path(path: &Path) -> String {
    escape_html(&portable_path(path)).into_owned()
}
