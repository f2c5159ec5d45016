//! Listings: a Rust block of a page says which items to cut from which
//! file; its caption, its code and the fold with the rest are made here.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result, anyhow, bail, ensure};
use live::english::join_and;
use live::html::escape;
use othellier_project::repository::Crate;

use super::blocks::{Directive, Fence};
use super::source::{Cut, Frame, Lines, Source};

/// What a reader who typed everything along can expect at a listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Badge {
    /// The program does not compile yet.
    Unfinished,
    /// The program compiles, and there is nothing new to see.
    Compiles,
    /// The program compiles and does something that can be seen.
    Visible,
    /// The lines were shown before; there is nothing to type.
    Again,
}

impl Badge {
    const ALL: [Self; 4] =
        [Self::Unfinished, Self::Compiles, Self::Visible, Self::Again];

    /// The word behind `rust,` in the page.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Compiles => "compiles",
            Self::Visible => "visible",
            Self::Again => "again",
        }
    }

    /// What the reader is told.
    fn label(self) -> &'static str {
        match self {
            Self::Unfinished => "does not compile yet",
            Self::Compiles => "compiles",
            Self::Visible => "compiles: try it",
            Self::Again => "shown before",
        }
    }
}

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
}

/// The listings of one page, in the order in which the page shows them.
#[derive(Debug)]
pub struct Listings {
    chapters: PathBuf,
    crates: Vec<Crate>,
    address: Option<String>,
    sources: BTreeMap<PathBuf, Rc<Source>>,
    shown: Shown,
    steps: Vec<Step>,
}

impl Listings {
    /// The listings of a page. `chapters` is the folder that paths start
    /// from; `crates` are the crates in it that the page teaches.
    pub fn new(chapters: PathBuf, crates: Vec<Crate>) -> Self {
        Self {
            chapters,
            crates,
            address: None,
            sources: BTreeMap::new(),
            shown: Shown::new(),
            steps: Vec::new(),
        }
    }

    /// Has each caption link to its lines in the repository at this address.
    pub fn with_address(self, address: Option<String>) -> Self {
        Self { address, ..self }
    }

    /// The listings to type along, and every line that was shown.
    pub fn finish(self) -> (Vec<Step>, Shown) {
        (self.steps, self.shown)
    }

    /// The page's next listing, as HTML around a plain Rust block.
    ///
    /// # Errors
    ///
    /// When the block holds anything but `{{#cut}}` lines of one file,
    /// names an item that is not there, or promises what it may not.
    pub fn listing(&mut self, line: usize, fence: &Fence) -> Result<String> {
        let (path, selectors) = directives(&fence.body)?;
        let source = self.source(path)?;
        let cuts = selectors
            .iter()
            .map(|selector| source.find(selector))
            .collect::<Result<Vec<_>>>()
            .with_context(|| format!("in `{}`", path.display()))?;
        let badge = self.badge(fence, path, &source, &cuts)?;
        let shown = self.shown.entry(path.to_owned()).or_default();
        if badge.is_some() {
            check_places(&cuts, shown)?;
        }
        let code = code(&source, &cuts, shown);
        self.step(line, badge);
        let file = self.title(path, &cuts);
        let caption = caption(&file, &source, &cuts, badge);
        Ok(html(fence.language(), badge, &caption, &code))
    }

    /// The fold with all lines of a file that the page has not shown.
    ///
    /// # Errors
    ///
    /// When there is no such file, or all of it was shown.
    pub fn rest(&mut self, path: &str) -> Result<String> {
        let path = Path::new(path);
        let source = self.source(path)?;
        let shown = self.shown.entry(path.to_owned()).or_default();
        let unseen = |line: &usize| !shown.contains(line);
        let left: Vec<_> = source.filled_lines().filter(unseen).collect();
        ensure!(
            !left.is_empty(),
            "every line of `{}` was shown; leave the `{{{{#rest}}}}` out",
            path.display()
        );
        let how_much = match shown.is_empty() {
            true => "All",
            false => "The rest",
        };
        let code = runs(&source, &left, shown);
        shown.extend(left);
        let language = language(path);
        Ok(format!(
            "<details class=\"rest\">\n<summary>{how_much} of \
             <code>{}</code></summary>\n\n```{language}\n{code}```\n\n\
             </details>",
            self.own_name(path).unwrap_or_else(|| name(path))
        ))
    }

    fn source(&mut self, path: &Path) -> Result<Rc<Source>> {
        let entry = match self.sources.entry(path.to_owned()) {
            Entry::Occupied(known) => return Ok(Rc::clone(known.get())),
            Entry::Vacant(entry) => entry,
        };
        let text = load(&self.chapters, path)?;
        let source = match path.extension() {
            Some(extension) if extension == "rs" => Source::rust(&text)
                .with_context(|| format!("in `{}`", path.display()))?,
            _ => Source::plain(&text),
        };
        Ok(Rc::clone(entry.insert(Rc::new(source))))
    }

    /// The badge of a listing, once it is known to be the right kind.
    fn badge(
        &self,
        fence: &Fence,
        path: &Path,
        source: &Source,
        cuts: &[Cut],
    ) -> Result<Option<Badge>> {
        let badge = read_badge(fence)?;
        let shown = self.shown.get(path);
        let known = |n: &usize| shown.is_some_and(|shown| shown.contains(n));
        let mut lines = source
            .filled_lines()
            .filter(|n| cuts.iter().any(|cut| cut.lines.contains(n)));
        let seen = lines.all(|n| known(&n));
        check_badge(badge, self.is_own_source(path), seen)?;
        Ok(badge)
    }

    /// The name of a file: in its crate, where that is the page's own. It links
    /// to the first of its lines in the repository, if that has an address.
    fn title(&self, path: &Path, cuts: &[Cut]) -> String {
        let full = Path::new("chapters").join(path);
        let full = escape(&full.to_string_lossy());
        let name = self.own_name(path).unwrap_or_else(|| full.clone());
        match &self.address {
            Some(address) => {
                let lines = cuts.iter().map(|it| &it.lines);
                let first = lines.clone().map(|it| *it.start()).min();
                let last = lines.map(|it| *it.end()).max();
                let (first, last) = (first.unwrap_or(1), last.unwrap_or(1));
                format!(
                    "<a href=\"{address}/blob/HEAD/{full}#L{first}-L{last}\">\
                     {name}</a>"
                )
            }
            None => name,
        }
    }

    /// The name of a file in a crate of the page, `src/game.rs`; in one beside
    /// the main crate with the name of the package,
    /// `connect-four-window/src/view.rs`.
    fn own_name(&self, path: &Path) -> Option<String> {
        let path = self.chapters.join(path);
        let crates = self.crates.iter().rev(); // the inner ones first
        let (its_crate, inside) = crates
            .filter_map(|it| Some((it, path.strip_prefix(&it.path).ok()?)))
            .next()?;
        let name = match its_crate.folder.as_os_str().is_empty() {
            true => inside.to_owned(),
            false => Path::new(&its_crate.name).join(inside),
        };
        Some(escape(&name.to_string_lossy()))
    }

    /// Whether a reader of the page types this file along.
    fn is_own_source(&self, path: &Path) -> bool {
        let path = self.chapters.join(path);
        let is_its_source = |it: &Crate| {
            let mut sources = ["src", "examples"].into_iter();
            sources.any(|name| path.starts_with(it.path.join(name)))
        };
        self.crates.iter().any(is_its_source)
    }

    fn step(&mut self, line: usize, badge: Option<Badge>) {
        let Some(badge) = badge.filter(|&badge| badge != Badge::Again) else {
            return;
        };
        self.steps.push(Step {
            line,
            badge,
            shown: self.shown.clone(),
        });
    }
}

/// The text of a file below a folder; an error names it as the page does.
fn load(folder: &Path, path: &Path) -> Result<String> {
    let name = path.display();
    fs::read_to_string(folder.join(path)).map_err(|error| match error.kind() {
        ErrorKind::NotFound => anyhow!("there is no file `{name}`"),
        _ => anyhow!("cannot read `{name}`: {error}"),
    })
}

/// The file and the selectors that a block names.
fn directives(body: &str) -> Result<(&Path, Vec<&str>)> {
    let mut file = None;
    let mut selectors = Vec::new();
    for line in body.lines().filter(|line| !line.trim().is_empty()) {
        let (path, selector) = read_cut(line)?;
        ensure!(
            *file.get_or_insert(path) == path,
            "a listing shows one file; put the lines of `{path}` into a \
             block of their own"
        );
        selectors.push(selector);
    }
    let file = file.context(
        "the block is empty; write `{{#cut 01-board/src/square.rs: fn at}}` \
         into it",
    )?;
    Ok((Path::new(file), selectors))
}

fn read_cut(line: &str) -> Result<(&str, &str)> {
    let directive = Directive::parse(line);
    if let Some(Directive { name: "rest", .. }) = directive {
        bail!("`{{{{#rest}}}}` makes a block of its own; leave the fences out");
    }
    let Some(directive) = directive.filter(|it| it.name == "cut") else {
        bail!(
            "`{}` is typed, not cut from a file that compiles; write \
             `{{{{#cut 01-board/src/square.rs: fn at}}}}`",
            line.trim()
        );
    };
    directive.argument.split_once(": ").with_context(|| {
        format!(
            "`{}` does not say what to cut; write \
             `{{{{#cut 01-board/src/square.rs: fn at}}}}`",
            line.trim()
        )
    })
}

fn read_badge(fence: &Fence) -> Result<Option<Badge>> {
    let mut badges = Vec::new();
    for word in fence.attributes() {
        let badge = Badge::ALL.into_iter().find(|badge| badge.word() == word);
        badges.push(badge.with_context(|| {
            format!(
                "`{word}` says nothing about a listing; write `unfinished`, \
                 `compiles`, `visible` or `again`"
            )
        })?);
    }
    ensure!(
        badges.len() < 2,
        "a listing has one badge, not {}",
        badges.len()
    );
    Ok(badges.first().copied())
}

fn check_badge(badge: Option<Badge>, own: bool, seen: bool) -> Result<()> {
    match badge {
        Some(Badge::Again) if own && !seen => bail!(
            "the page has not shown this yet; write `unfinished`, `compiles` \
             or `visible`"
        ),
        Some(Badge::Again) => Ok(()),
        Some(badge) if !own => bail!(
            "`{}` is a promise about the chapter's own `src` and `examples`; \
             leave it out, or write `again`",
            badge.word()
        ),
        Some(badge) if seen => bail!(
            "the page has shown this before; write `again`, not `{}`",
            badge.word()
        ),
        None if own => bail!(
            "the listing does not say what to expect; write \
             `rust,unfinished`, `rust,compiles`, `rust,visible` or \
             `rust,again`"
        ),
        _ => Ok(()),
    }
}

/// Makes sure that a reader sees where everything goes: what continues an
/// `impl` is shown without it, and only the caption tells which one it is.
fn check_places(cuts: &[Cut], shown: &BTreeSet<usize>) -> Result<()> {
    let seen = |frame: &Frame| shown.contains(&frame.closing);
    for cut in cuts {
        let Some(frame) = cut.inside.last().filter(|it| seen(it)) else {
            continue;
        };
        ensure!(
            cuts.iter().all(|other| other.inside == cut.inside),
            "a part of this continues `{}`, and the rest of it does not; put \
             the rest into a block of its own",
            frame.title
        );
    }
    Ok(())
}

/// The code of a listing. Notes its lines as shown.
fn code(source: &Source, cuts: &[Cut], shown: &mut BTreeSet<usize>) -> String {
    let mut code = String::new();
    let mut last: Option<usize> = None;
    for group in cuts.chunk_by(|one, next| one.inside == next.inside) {
        let lines = framed(group, shown);
        let first = lines.iter().flatten().next();
        if let (Some(last), Some(&first)) = (last, first)
            && first != last + 1
        {
            code.push('\n');
        }
        push_dedented(&mut code, source, &lines);
        last = lines.iter().flatten().next_back().copied();
        shown.extend(lines.into_iter().flatten());
    }
    code
}

/// The lines of neighboring items, with what surrounds them when that
/// is seen for the first time. `None` is a blank line.
fn framed(cuts: &[Cut], shown: &BTreeSet<usize>) -> Vec<Option<usize>> {
    let inside = cuts.first().map(|cut| cut.inside.as_slice());
    let unseen = |frame: &&Frame| !shown.contains(&frame.closing);
    let frames: Vec<_> =
        inside.unwrap_or_default().iter().filter(unseen).collect();
    let mut lines = Vec::new();
    for frame in &frames {
        lines.extend(frame.opening.clone().map(Some));
    }
    for (place, cut) in cuts.iter().enumerate() {
        if place > 0 && cuts[place - 1].lines.end() + 1 != *cut.lines.start() {
            lines.push(None);
        }
        lines.extend(cut.lines.clone().map(Some));
    }
    lines.extend(frames.iter().rev().map(|frame| Some(frame.closing)));
    lines
}

fn push_dedented(code: &mut String, source: &Source, lines: &[Option<usize>]) {
    let texts = lines.iter().map(|line| line.map_or("", |n| source.line(n)));
    let indent = texts
        .clone()
        .filter(|text| !text.is_empty())
        .map(|text| text.len() - text.trim_start().len())
        .min()
        .unwrap_or_default();
    for text in texts {
        code.push_str(text.get(indent..).unwrap_or_default());
        code.push('\n');
    }
}

/// The given lines in the order of the file. A comment stands for what was
/// shown before: the lines between, or the `impl` around.
fn runs(source: &Source, lines: &[usize], shown: &BTreeSet<usize>) -> String {
    let mut code = String::new();
    let mut last = 0;
    for &line in lines {
        let skipped = (last + 1..line).any(|n| shown.contains(&n));
        if last > 0 && line > last + 1 {
            code.push('\n');
        }
        if skipped {
            code.push_str(&gap(source, last, line));
        }
        code.push_str(source.line(line));
        code.push('\n');
        last = line;
    }
    code
}

/// The comment in the place of the lines between two others.
fn gap(source: &Source, last: usize, next: usize) -> String {
    let text = source.line(next);
    let indent = &text[..text.len() - text.trim_start().len()];
    let mut names = source.between(last, next).join(", ");
    let around = source.container(next);
    if let Some(around) =
        around.filter(|it| source.container(last) != Some(*it))
    {
        let comma = if names.is_empty() { "" } else { ", " };
        names = format!("{names}{comma}then in {around}");
    }
    format!("{}\n\n", format!("{indent}// … {names}").trim_end())
}

/// Where the code is: the file, the items around it, the lines.
fn caption(
    file: &str,
    source: &Source,
    cuts: &[Cut],
    badge: Option<Badge>,
) -> String {
    let mut caption = format!("<span><code>{file}</code>");
    let inside = &cuts[0].inside;
    if cuts.iter().all(|cut| cut.inside == *inside) {
        for frame in inside {
            let _ =
                write!(caption, ", in <code>{}</code>", escape(&frame.title));
        }
    }
    let _ = write!(caption, ", {}</span>", ranges(source, cuts));
    if let Some(badge) = badge {
        let _ =
            write!(caption, " <span class=\"badge\">{}</span>", badge.label());
    }
    caption
}

/// `lines 7 to 12 and 20`.
fn ranges(source: &Source, cuts: &[Cut]) -> String {
    let mut ranges: Vec<Lines> = Vec::new();
    for cut in cuts {
        match ranges.last_mut() {
            Some(last)
                if last.end() < cut.lines.start()
                    && source.adjoin(*last.end(), *cut.lines.start()) =>
            {
                *last = *last.start()..=*cut.lines.end();
            }
            _ => ranges.push(cut.lines.clone()),
        }
    }
    let single = |range: &Lines| range.start() == range.end();
    let word = match ranges.as_slice() {
        [only] if single(only) => "line",
        _ => "lines",
    };
    let text = |range: &Lines| match single(range) {
        true => range.start().to_string(),
        false => format!("{} to {}", range.start(), range.end()),
    };
    let texts: Vec<_> = ranges.iter().map(text).collect();
    format!("{word} {}", join_and(&texts))
}

fn html(
    language: &str,
    badge: Option<Badge>,
    caption: &str,
    code: &str,
) -> String {
    let class = badge.map_or(String::new(), |it| format!(" {}", it.word()));
    format!(
        "<figure class=\"listing{class}\">\n<figcaption>{caption}\
         </figcaption>\n\n```{language}\n{code}```\n\n</figure>"
    )
}

fn language(path: &Path) -> &str {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("rs") => "rust",
        Some(other) => other,
        None => "text",
    }
}

/// The name of a file in its crate.
fn name(path: &Path) -> String {
    let name: PathBuf = path.components().skip(1).collect();
    escape(&name.to_string_lossy())
}
