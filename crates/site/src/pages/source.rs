//! A source file and its items. Listings are cut by item, so the source needs
//! no markers: `impl Square > fn at` is the function `at` of `impl Square`,
//! with its documentation, its attributes and the comment above it.

mod parser;
mod signature;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use anyhow::{Context, Result, bail};

use parser::Parser;
use signature::{begins, unqualified, words};

use crate::pages::given;

/// A range of lines, counted from 1.
pub type Lines = RangeInclusive<usize>;

/// A source file, its items found.
#[derive(Debug)]
pub struct Source {
    lines: Vec<String>,
    docs: Option<Lines>,
    nodes: Vec<Node>,
}

/// An item: a function, a struct, an `impl`, a `use`, ...
#[derive(Debug)]
struct Node {
    /// The signature up to its body, as a caption names it.
    title: String,
    /// The words of the whole signature; a selector is their beginning.
    words: Vec<String>,
    lines: Lines,
    /// What surrounds the children, when there is a body.
    frame: Option<Frame>,
    children: Vec<Node>,
}

impl Node {
    /// Whether a line is among the items inside this one.
    fn surrounds(&self, line: usize) -> bool {
        let inside = |frame: &Frame| *frame.opening.end() < line && line < frame.closing;
        !self.children.is_empty() && self.frame.as_ref().is_some_and(inside)
    }
}

/// What surrounds the items of an `impl`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    /// The container's name: `impl Square`.
    pub title: String,
    /// From its documentation to its opening brace.
    pub opening: Lines,
    /// The line of its closing brace.
    pub closing: usize,
}

/// The lines that a selector names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    /// From the item's documentation to its last line.
    pub lines: Lines,
    /// The containers around it, the outermost first.
    pub inside: Vec<Frame>,
}

impl Source {
    /// Tests if readers don't type this file, because `begin` copies it.
    pub fn is_given(&self) -> bool {
        self.lines.first().is_some_and(|line| given::is_given(line))
    }

    /// Finds the items of a Rust source file. Fails when the text isn't Rust; the
    /// message gives the line.
    pub fn rust(text: &str) -> Result<Self> {
        let file = syn::parse_file(text).map_err(|error| {
            let line = error.span().start().line;
            anyhow::anyhow!("line {line} isn't Rust: {error}")
        })?;
        let parser = Parser::new(text);
        Ok(Self {
            docs: parser.docs(&file.attrs),
            nodes: parser.items(file.items.iter()),
            lines: text.lines().map(str::to_owned).collect(),
        })
    }

    /// The text of a line, counted from 1.
    pub fn line(&self, number: usize) -> &str {
        &self.lines[number - 1]
    }

    /// The numbers of the lines that have something on them.
    pub fn filled_lines(&self) -> impl Iterator<Item = usize> {
        (1..=self.lines.len()).filter(|&n| !self.line(n).trim().is_empty())
    }

    /// Whether there are only blank lines between two lines.
    pub fn adjoin(&self, earlier: usize, later: usize) -> bool {
        (earlier + 1..later).all(|n| self.line(n).trim().is_empty())
    }

    /// The lines that a selector names: the beginning of an item's signature, `>`
    /// before each item inside another, or `docs` or `file`. Fails when no item
    /// begins like this, or more than one does; the message lists the items to
    /// choose from.
    pub fn find(&self, selector: &str) -> Result<Cut> {
        match selector {
            "file" => Ok(whole(1..=self.lines.len())),
            "docs" => self
                .docs
                .clone()
                .map(whole)
                .context("the file has no `//!` lines and no inner attributes"),
            _ => self.find_item(selector),
        }
    }

    fn find_item(&self, selector: &str) -> Result<Cut> {
        let mut level: Vec<&Node> = self.nodes.iter().collect();
        let mut steps = selector.split(" > ").peekable();
        while let Some(step) = steps.next() {
            let found = matching(&level, step);
            match (found.as_slice(), steps.peek()) {
                ([], _) => bail!("no item begins with `{step}`; there are: {}", list(&level)),
                ([only], None) => {
                    let inside = self.around(*only.lines.start()).into_iter().cloned();
                    return Ok(Cut {
                        lines: only.lines.clone(),
                        inside: inside.collect(),
                    });
                }
                (several, None) => bail!("`{selector}` names several items: {}", list(several)),
                (_, Some(_)) => level = found.iter().flat_map(|node| &node.children).collect(),
            }
        }
        unreachable!("splitting a text gives at least one part")
    }

    /// A selector whose lines hold the given one; `None` for a line outside
    /// all items.
    pub fn selector(&self, line: usize) -> Option<String> {
        if self.docs.as_ref().is_some_and(|docs| docs.contains(&line)) {
            return Some("docs".to_owned());
        }
        let mut titles = Vec::new();
        let mut nodes = &self.nodes;
        while let Some(node) = nodes.iter().find(|n| n.lines.contains(&line)) {
            titles.push(node.title.as_str());
            nodes = &node.children;
        }
        (!titles.is_empty()).then(|| titles.join(" > "))
    }

    /// What surrounds a line, the outermost first.
    fn around(&self, line: usize) -> Vec<&Frame> {
        let mut around = Vec::new();
        let mut nodes = &self.nodes;
        while let Some(node) = nodes.iter().find(|node| node.surrounds(line)) {
            around.extend(&node.frame);
            nodes = &node.children;
        }
        around
    }

    /// The innermost item with a line between its braces.
    pub fn container(&self, line: usize) -> Option<&str> {
        self.around(line).last().map(|frame| &*frame.title)
    }

    /// The names of the items that are entirely between two lines.
    pub fn between(&self, earlier: usize, later: usize) -> Vec<&str> {
        fn gather<'s>(nodes: &'s [Node], gap: &Lines, names: &mut Vec<&'s str>) {
            for node in nodes {
                if gap.contains(node.lines.start()) && gap.contains(node.lines.end()) {
                    names.push(&node.title);
                } else {
                    gather(&node.children, gap, names);
                }
            }
        }
        let mut names = Vec::new();
        gather(&self.nodes, &(earlier + 1..=later - 1), &mut names);
        names
    }
}

fn whole(lines: Lines) -> Cut {
    Cut {
        lines,
        inside: Vec::new(),
    }
}

/// The items whose signature begins with the selector. One whose name ends
/// there wins over those whose name goes on, and whole words win over the
/// beginning of a word: `use std::fmt` over `use std::fmt::Write`, and that
/// over `use std::fmtlib`.
fn matching<'s>(level: &[&'s Node], selector: &str) -> Vec<&'s Node> {
    let wanted = unqualified(words(selector));
    let exact = |item: &&&Node| words(&item.title) == wanted;
    let whole = |item: &&&Node| item.words.starts_with(&wanted);
    let begun = |item: &&&Node| begins(&item.words, &wanted);
    let all =
        |kept: &dyn Fn(&&&Node) -> bool| -> Vec<_> { level.iter().filter(kept).copied().collect() };
    let mut found = all(&exact);
    if found.is_empty() {
        found = all(&whole);
    }
    if found.is_empty() {
        found = all(&begun);
    }
    found
}

fn list(items: &[&Node]) -> String {
    let name = |item: &&Node| {
        let line = item.lines.start();
        format!("`{}` (line {line})", item.title)
    };
    items.iter().map(name).collect::<Vec<_>>().join(", ")
}
