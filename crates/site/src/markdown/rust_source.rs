//! Rust source files and their items.
//!
//! Listings are cut by item, so the sources need no markers: the selector
//! `impl Square > fn at` is the function `at` of `impl Square`, with its documentation,
//! its attributes and the comment above it.

mod parser;
mod signature;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use anyhow::{Context, Result, bail};

use super::given;
use parser::Parser;
use signature::{starts_with_abbreviated, without_qualifiers, words};

/// A range of lines, counted from 1.
pub type LineRange = RangeInclusive<usize>;

/// A parsed source file.
#[derive(Debug)]
pub struct Source {
    lines: Vec<String>,
    /// The `//!` lines and inner attributes.
    docs: Option<LineRange>,
    items: Vec<ItemNode>,
}

/// An item: a function, a struct, an `impl`, a `use`, ...
#[derive(Debug)]
struct ItemNode {
    /// The signature up to its body, as a caption names it.
    title: String,
    /// The words of the whole signature; a selector is a prefix of them.
    words: Vec<String>,
    /// The lines with documentation, attributes and the comment above.
    lines: LineRange,
    /// The item as a container of its children, if it has a body.
    container: Option<Container>,
    /// The items of an `impl`.
    children: Vec<ItemNode>,
}

impl ItemNode {
    /// Tests if a line is among the children.
    fn surrounds(&self, line: usize) -> bool {
        !self.children.is_empty()
            && self.container.as_ref().is_some_and(|container| {
                (container.opening.end() + 1..container.closing).contains(&line)
            })
    }
}

/// The lines around the items of an `impl`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Container {
    /// The title: `impl Square`.
    pub title: String,
    /// The lines from its documentation to its opening brace.
    pub opening: LineRange,
    /// The line of its closing brace.
    pub closing: usize,
}

/// The lines that a selector names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    /// The lines from the item's documentation to its end.
    pub lines: LineRange,
    /// The containers around it, from the outermost.
    pub containers: Vec<Container>,
}

impl Cut {
    /// Creates a cut that isn't inside an item.
    fn top_level(lines: LineRange) -> Self {
        Self {
            lines,
            containers: Vec::new(),
        }
    }
}

impl Source {
    /// Tests if readers receive this file instead of typing it.
    pub fn is_given(&self) -> bool {
        self.lines.first().is_some_and(|line| given::is_given(line))
    }

    /// Parses a Rust source file.
    ///
    /// # Errors
    ///
    /// Returns an error, with the line, if the text isn't valid Rust.
    pub fn parse(text: &str) -> Result<Self> {
        let file = syn::parse_file(text).map_err(|error| {
            let line = error.span().start().line;
            anyhow::anyhow!("line {line} isn't Rust: {error}")
        })?;
        let parser = Parser::new(text);
        Ok(Self {
            docs: parser.docs(&file.attrs),
            items: parser.items(&file.items),
            lines: text.lines().map(str::to_owned).collect(),
        })
    }

    /// Returns the text of a line, counted from 1.
    ///
    /// # Panics
    ///
    /// Panics if there is no such line.
    pub fn line(&self, number: usize) -> &str {
        &self.lines[number - 1]
    }

    /// Iterates over the numbers of the lines that aren't blank.
    pub fn nonblank_lines(&self) -> impl Iterator<Item = usize> {
        (1..=self.lines.len()).filter(|&number| !self.line(number).trim().is_empty())
    }

    /// Tests if there are only blank lines between two lines.
    pub fn is_blank_between(&self, earlier: usize, later: usize) -> bool {
        (earlier + 1..later).all(|number| self.line(number).trim().is_empty())
    }

    /// Finds the lines that a selector names: the beginning of an item's signature, with `>`
    /// before each item inside another, or `docs` or `file`.
    ///
    /// # Errors
    ///
    /// Returns an error, with the items to choose from, if the selector matches no item or
    /// several items.
    pub fn find(&self, selector: &str) -> Result<Cut> {
        match selector {
            "file" => Ok(Cut::top_level(1..=self.lines.len())),
            "docs" => self
                .docs
                .clone()
                .map(Cut::top_level)
                .context("the file has no `//!` lines and no inner attributes"),
            _ => self.find_item(selector),
        }
    }

    fn find_item(&self, selector: &str) -> Result<Cut> {
        let mut level: Vec<&ItemNode> = self.items.iter().collect();
        let mut steps = selector.split(" > ").peekable();
        while let Some(step) = steps.next() {
            let found = matching(&level, step);
            match (found.as_slice(), steps.peek()) {
                ([], _) => bail!("no item begins with `{step}`; there are: {}", list(&level)),
                ([item], None) => {
                    let containers = self.containers(*item.lines.start());
                    return Ok(Cut {
                        lines: item.lines.clone(),
                        containers: containers.into_iter().cloned().collect(),
                    });
                }
                (several, None) => bail!("`{selector}` names several items: {}", list(several)),
                (_, Some(_)) => level = found.iter().flat_map(|item| &item.children).collect(),
            }
        }
        unreachable!("splitting a text gives at least one part")
    }

    /// Returns the selector of the innermost item at a line, or `None` outside all items.
    pub fn selector_at(&self, line: usize) -> Option<String> {
        if self.docs.as_ref().is_some_and(|docs| docs.contains(&line)) {
            return Some("docs".to_owned());
        }
        let mut titles = Vec::new();
        let mut items = &self.items;
        while let Some(item) = items.iter().find(|item| item.lines.contains(&line)) {
            titles.push(item.title.as_str());
            items = &item.children;
        }
        (!titles.is_empty()).then(|| titles.join(" > "))
    }

    /// Returns the containers around a line, from the outermost.
    fn containers(&self, line: usize) -> Vec<&Container> {
        let mut containers = Vec::new();
        let mut items = &self.items;
        while let Some(item) = items.iter().find(|item| item.surrounds(line)) {
            containers.extend(&item.container);
            items = &item.children;
        }
        containers
    }

    /// Returns the title of the innermost container around a line.
    pub fn container_at(&self, line: usize) -> Option<&str> {
        let containers = self.containers(line);
        containers.last().map(|container| container.title.as_str())
    }

    /// Returns the titles of the items that are entirely between two lines.
    pub fn items_between(&self, earlier: usize, later: usize) -> Vec<&str> {
        fn collect<'s>(items: &'s [ItemNode], gap: &LineRange, titles: &mut Vec<&'s str>) {
            for item in items {
                if gap.contains(item.lines.start()) && gap.contains(item.lines.end()) {
                    titles.push(&item.title);
                } else {
                    collect(&item.children, gap, titles);
                }
            }
        }
        let mut titles = Vec::new();
        collect(&self.items, &(earlier + 1..=later - 1), &mut titles);
        titles
    }
}

/// Returns the items whose signature begins with the selector.
///
/// An exact title wins over a longer one, and whole words win over the beginning of a word:
/// `use std::fmt` over `use std::fmt::Write`, and that over `use std::fmtlib`.
fn matching<'s>(items: &[&'s ItemNode], selector: &str) -> Vec<&'s ItemNode> {
    let wanted = without_qualifiers(words(selector));
    let matches: [&dyn Fn(&ItemNode) -> bool; 3] = [
        &|item| words(&item.title) == wanted,
        &|item| item.words.starts_with(&wanted),
        &|item| starts_with_abbreviated(&item.words, &wanted),
    ];
    matches
        .into_iter()
        .map(|is_match| {
            let found = items.iter().copied().filter(|item| is_match(item));
            found.collect::<Vec<_>>()
        })
        .find(|found| !found.is_empty())
        .unwrap_or_default()
}

fn list(items: &[&ItemNode]) -> String {
    let names: Vec<_> = items
        .iter()
        .map(|item| format!("`{}` (line {})", item.title, item.lines.start()))
        .collect();
    names.join(", ")
}
