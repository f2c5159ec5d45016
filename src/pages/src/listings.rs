//! Listings: a Rust block of a page says which items to cut from which
//! files; its caption, its code and the fold with the rest are made here.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use anyhow::{Context, Result, anyhow, bail, ensure};
use othellier_project::repository::Crate;

use super::blocks::{Directive, Fence};
use super::highlight::escape;
use super::source::{Cut, Frame, Lines, Source};

/// What a reader who typed everything along can expect at a listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Badge {
    /// The program doesn't compile yet.
    Unfinished,
    /// The program compiles, but there's nothing new to see.
    Compiles,
    /// The program compiles and does something that can be seen.
    Visible,
    /// The program doesn't compile, and the compiler's message follows.
    Fails,
    /// The lines were shown before; there is nothing to type.
    Again,
}

impl Badge {
    const ALL: [Self; 5] =
        [Self::Unfinished, Self::Compiles, Self::Visible, Self::Fails, Self::Again];

    /// The word behind `rust,` in the page.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Compiles => "compiles",
            Self::Visible => "visible",
            Self::Fails => "fails",
            Self::Again => "again",
        }
    }

    /// What we tell the reader.
    fn label(self) -> &'static str {
        match self {
            Self::Unfinished => "doesn't compile yet",
            Self::Compiles => "compiles",
            Self::Visible => "compiles: try it",
            Self::Fails => "doesn't compile: see why",
            Self::Again => "shown before",
        }
    }
}

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

    /// Makes each caption link to its lines in the repository at this address.
    pub fn with_address(self, address: Option<String>) -> Self {
        Self { address, ..self }
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
            panes += &self.pane(fence.language(), part, badge, index > 0);
        }
        self.step(line, badge, parts[0].path);
        Ok(figure(badge, &panes))
    }

    /// What the compiler says of the listing before it. Fails when that listing
    /// promises to compile.
    pub fn message(&mut self, fence: &Fence) -> Result<String> {
        let failure = self.steps.last_mut().and_then(|step| step.failure.as_mut());
        let failure = failure
            .filter(|failure| failure.message.is_none())
            .context("a compiler's message follows a listing with `rust,fails`")?;
        failure.message = Some(fence.body.clone());
        Ok(format!("<div class=\"compiler\">\n\n```text\n{}```\n\n</div>", fence.body))
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
        check_badge(badge, self.is_own_source(part.path), seen)?;
        match badge {
            Some(_) => check_places(&part.cuts, shown),
            None => Ok(()),
        }
    }

    /// One file of a listing: its caption and its code. Notes its lines as
    /// shown.
    fn pane(&mut self, language: &str, part: &Part, badge: Option<Badge>, follows: bool) -> String {
        let Part { path, source, cuts } = part;
        let title = format!("<code>{}</code>", self.title(path, cuts));
        let is_typed = self.is_own_source(path);
        let shown = self.shown.entry(path.to_path_buf()).or_default();
        let place = if is_typed { place(path, source, cuts, shown) } else { found(source, cuts) };
        let caption = caption(&title, &place, badge, if follows { ", " } else { " " });
        let Code { text: code, context } = if is_typed && badge != Some(Badge::Again) {
            code_in_context(source, cuts, shown)
        } else {
            code(source, cuts, shown).into()
        };
        let language = match context {
            (0, 0) => language.to_owned(),
            (before, after) => format!("{language},context-{before}-{after}"),
        };
        let caption = if follows {
            format!("<p class=\"also\">And in {caption}</p>")
        } else {
            format!("<figcaption>{caption}</figcaption>")
        };
        format!("{caption}\n\n```{language}\n{code}```\n\n")
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
            Some(extension) if extension == "rs" => {
                Source::rust(&text).with_context(|| format!("in `{}`", path.display()))?
            }
            _ => Source::plain(&text),
        };
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
        let full = escape(&full.to_string_lossy());
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

    /// The name of a file in a crate of the page, `src/game.rs`; in one beside
    /// the main crate with the name of the package,
    /// `connect-four-window/src/view.rs`.
    fn own_name(&self, path: &Path) -> Option<String> {
        let path = self.chapters.join(path);
        let crates = self.crates.iter().rev(); // the inner ones first
        let (its_crate, inside) = crates
            .filter_map(|its_crate| Some((its_crate, path.strip_prefix(&its_crate.path).ok()?)))
            .next()?;
        let name = if its_crate.folder.as_os_str().is_empty() {
            inside.to_owned()
        } else {
            Path::new(&its_crate.name).join(inside)
        };
        Some(escape(&name.to_string_lossy()))
    }

    /// Whether a reader of the page types this file along.
    fn is_own_source(&self, path: &Path) -> bool {
        let path = self.chapters.join(path);
        let is_its_source = |its_crate: &Crate| {
            let mut sources = ["src", "examples", FAILING].into_iter();
            sources.any(|name| path.starts_with(its_crate.path.join(name)))
        };
        self.crates.iter().any(is_its_source)
    }

    fn step(&mut self, line: usize, badge: Option<Badge>, file: &Path) {
        let Some(badge) = badge.filter(|&badge| badge != Badge::Again) else { return };
        let failure =
            (badge == Badge::Fails).then(|| Failure { file: file.to_owned(), message: None });
        self.steps.push(Step { line, badge, shown: self.shown.clone(), failure });
    }
}

/// The text of a file below a folder; an error names it as the page does.
fn load(folder: &Path, path: &Path) -> Result<String> {
    let name = path.display();
    fs::read_to_string(folder.join(path)).map_err(|error| match error.kind() {
        ErrorKind::NotFound => anyhow!("there's no file `{name}`"),
        _ => anyhow!("can't read `{name}`: {error}"),
    })
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
    let Some(directive) = directive.filter(|directive| directive.name == "cut") else {
        bail!(
            "`{}` is typed, not cut from a file that compiles; write \
             `{{{{#cut 01-board/src/square.rs: fn at}}}}`",
            line.trim()
        );
    };
    directive.argument.split_once(": ").with_context(|| {
        format!(
            "`{}` doesn't say what to cut; write `{{{{#cut 01-board/src/square.rs: fn at}}}}`",
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
                "`{word}` isn't a badge; write `unfinished`, `compiles`, \
                 `visible`, `fails` or `again`"
            )
        })?);
    }
    ensure!(badges.len() < 2, "a listing has one badge, not {}", badges.len());
    Ok(badges.first().copied())
}

fn check_badge(badge: Option<Badge>, own: bool, seen: bool) -> Result<()> {
    match badge {
        Some(Badge::Again) if own && !seen => {
            bail!("the page hasn't shown this yet; write `unfinished`, `compiles` or `visible`")
        }
        Some(Badge::Again) => Ok(()),
        Some(badge) if !own => bail!(
            "`{}` is a promise about the chapter's own `src` and `examples`; \
             leave it out, or write `again`",
            badge.word()
        ),
        Some(badge) if seen => {
            bail!("the page has shown this before; write `again`, not `{}`", badge.word())
        }
        None if own => bail!(
            "the listing doesn't say what to expect; write `rust,unfinished`, `rust,compiles`, \
             `rust,visible` or `rust,again`"
        ),
        _ => Ok(()),
    }
}

/// Makes sure that a reader sees where everything goes: a continued `impl`
/// isn't shown again, and only the caption says which one it is.
fn check_places(cuts: &[Cut], shown: &BTreeSet<usize>) -> Result<()> {
    let seen = |frame: &Frame| shown.contains(&frame.closing);
    for cut in cuts {
        let Some(frame) = cut.inside.last().filter(|frame| seen(frame)) else { continue };
        ensure!(
            cuts.iter().all(|other| other.inside == cut.inside),
            "part of this continues `{}`, and the rest doesn't; put the rest in a block of its own",
            frame.title
        );
    }
    Ok(())
}

/// The code of a listing, and how many of its lines, at its start and at its
/// end, were shown before and only say where the others go.
struct Code {
    text: String,
    context: (usize, usize),
}

impl From<String> for Code {
    fn from(text: String) -> Self {
        let context = (0, 0);
        Self { text, context }
    }
}

/// The code of a listing, and what it's added to: the first and the last line
/// of an `impl` that was shown before. Notes its lines as shown.
fn code_in_context(source: &Source, cuts: &[Cut], shown: &mut BTreeSet<usize>) -> Code {
    let seen = |frame: &&Frame| shown.contains(&frame.closing);
    let Some(frame) = cuts[0].inside.last().filter(seen) else {
        return code(source, cuts, shown).into();
    };
    let (first, last) = (*cuts[0].lines.start(), *cuts[cuts.len() - 1].lines.end());
    let opening = *frame.opening.end();
    let mut lines = vec![Some(opening)];
    lines.extend(framed(cuts, shown));
    lines.push(Some(frame.closing));
    let mut framed = String::new();
    push_dedented(&mut framed, source, &lines);
    let has_before = shown.range(opening + 1..first).next().is_some();
    let has_after = shown.range(last + 1..frame.closing).next().is_some();
    shown.extend(lines.into_iter().flatten());
    abridged(&framed, has_before, has_after)
}

/// Puts `// …` where lines were left out, behind the first line and in front
/// of the last.
fn abridged(framed: &str, before: bool, after: bool) -> Code {
    let mut lines: Vec<_> = framed.lines().collect();
    const LEFT_OUT: &str = "    // …";
    if before {
        lines.insert(1, LEFT_OUT);
    }
    if after {
        lines.insert(lines.len() - 1, LEFT_OUT);
    }
    Code {
        text: lines.join("\n") + "\n",
        context: (1 + usize::from(before), 1 + usize::from(after)),
    }
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

/// The lines of neighboring items, with what surrounds them if it hasn't been
/// shown before. `None` is a blank line.
fn framed(cuts: &[Cut], shown: &BTreeSet<usize>) -> Vec<Option<usize>> {
    let inside = cuts.first().map(|cut| cut.inside.as_slice());
    let unseen = |frame: &&Frame| !shown.contains(&frame.closing);
    let frames: Vec<_> = inside.unwrap_or_default().iter().filter(unseen).collect();
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

/// The given lines in the order of the file. A comment takes the place of what
/// was shown before: the lines between, or the `impl` around.
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

/// The comment that replaces the lines between two others.
fn gap(source: &Source, last: usize, next: usize) -> String {
    let text = source.line(next);
    let indent = &text[..text.len() - text.trim_start().len()];
    let mut names = source.between(last, next).join(", ");
    let around = source.container(next);
    if let Some(around) = around.filter(|around| source.container(last) != Some(*around)) {
        let comma = if names.is_empty() { "" } else { ", " };
        names = format!("{names}{comma}then in {around}");
    }
    format!("{}\n\n", format!("{indent}// … {names}").trim_end())
}

/// Where the code is, and what to expect of it.
fn caption(title: &str, place: &[String], badge: Option<Badge>, comma: &str) -> String {
    let place = place.join(", ");
    let comma = if place.is_empty() { "" } else { comma };
    let mut caption = format!("<span>{title}{comma}{place}</span>");
    if let Some(badge) = badge {
        let _ = write!(caption, " <span class=\"badge\">{}</span>", badge.label());
    }
    caption
}

/// Where the lines are that nobody types: the items around them, and their
/// numbers.
fn found(source: &Source, cuts: &[Cut]) -> Vec<String> {
    let mut place = around(cuts);
    place.push(ranges(source, cuts));
    place
}

/// The items around all of the cuts.
fn around(cuts: &[Cut]) -> Vec<String> {
    let inside = &cuts[0].inside;
    let is_shared = cuts.iter().all(|cut| cut.inside == *inside);
    let frames = inside.iter().filter(|_| is_shared);
    let name = |frame: &Frame| format!("in <code>{}</code>", escape(&frame.title));
    frames.map(name).collect()
}

/// Where new lines go among those of their file that are there already.
fn place(path: &Path, source: &Source, cuts: &[Cut], shown: &BTreeSet<usize>) -> Vec<String> {
    if !shown.is_empty() {
        let mut place = around(cuts);
        place.extend(after(source, cuts, shown));
        return place;
    }
    // Cargo made this one.
    let is_there = path.ends_with("src/lib.rs");
    let new = (!is_there).then(|| "a new file".to_owned());
    new.into_iter().collect()
}

/// What new lines come after.
fn after(source: &Source, cuts: &[Cut], shown: &BTreeSet<usize>) -> Option<String> {
    let is_on_top = |line: &str| line.starts_with("use ") || line.starts_with("//!");
    let mut starts = cuts.iter().map(|cut| *cut.lines.start());
    let Some(start) = starts.find(|&start| !is_on_top(source.line(start))) else {
        return Some("at the top".to_owned());
    };
    let before = *shown.range(..start).next_back()?;
    if source.container(before) != source.container(start) {
        return None;
    }
    let selector = source.selector(before)?;
    Some(match selector.rsplit(" > ").next()? {
        "docs" => "after the comment".to_owned(),
        name => format!("after <code>{}</code>", escape(name)),
    })
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
    let text = |range: &Lines| {
        if single(range) {
            range.start().to_string()
        } else {
            format!("{} to {}", range.start(), range.end())
        }
    };
    let texts: Vec<_> = ranges.iter().map(text).collect();
    match texts.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{word} {} and {last}", others.join(", "))
        }
        _ => format!("{word} {}", texts.concat()),
    }
}

fn figure(badge: Option<Badge>, panes: &str) -> String {
    let class = badge.map_or(String::new(), |badge| format!(" {}", badge.word()));
    format!("<figure class=\"listing{class}\">\n{panes}</figure>")
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
