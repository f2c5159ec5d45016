//! The places of a page that the companion replaces: fenced blocks, and
//! directives such as `{{#rest 01-board/src/square.rs}}`.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{CodeBlockKind, Event, Tag, TagEnd};
use mdbook_markdown::{MarkdownOptions, new_cmark_parser};

/// A fenced block or a directive, and where it is on its page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block<'page> {
    /// The bytes of the page that the block takes up.
    pub range: Range<usize>,
    /// The line of the page on which the block begins, counted from 1.
    pub line: usize,
    /// What is in front of each of its lines: nothing, or `> ` inside
    /// a quotation.
    pub prefix: &'page str,
    /// What the block holds.
    pub content: Content<'page>,
}

impl Block<'_> {
    /// Whether there is other text on the block's first line, such as a
    /// list's dash.
    pub fn is_behind_text(&self) -> bool {
        self.prefix.contains(|letter| !matches!(letter, ' ' | '>'))
    }

    /// Puts the prefix in front of every line of a text.
    pub fn quoted(&self, text: &str) -> String {
        let line = |line: &str| format!("{}{line}", self.prefix).trim_end().to_owned();
        let lines: Vec<_> = text.lines().map(line).collect();
        lines.join("\n")
    }
}

/// What a [`Block`] holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content<'page> {
    /// A fenced block.
    Fence(Fence<'page>),
    /// A line of its own that says `{{#name argument}}`.
    Directive(Directive<'page>),
}

/// A fenced block: the words behind the opening fence, and the lines
/// between the two fences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fence<'page> {
    info: &'page str,
    /// The lines between the fences, without the block's prefix.
    pub body: String,
    /// The bytes of the page that the body takes up.
    pub range: Range<usize>,
}

impl<'page> Fence<'page> {
    /// The language: `rust` of `rust,compiles`.
    pub fn language(&self) -> &'page str {
        self.words().next().unwrap_or_default()
    }

    /// The words after the language: `compiles` of `rust,compiles`.
    pub fn attributes(&self) -> impl Iterator<Item = &'page str> {
        self.words().skip(1)
    }

    fn words(&self) -> impl Iterator<Item = &'page str> + use<'page> {
        self.info
            .split([',', ' '])
            .map(str::trim)
            .filter(|word| !word.is_empty())
    }
}

/// A directive: `{{#name argument}}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Directive<'page> {
    /// The word after the `#`.
    pub name: &'page str,
    /// What follows the name; empty when nothing does.
    pub argument: &'page str,
}

impl<'page> Directive<'page> {
    /// Parses one line; `None` when it is anything but a directive.
    pub fn parse(line: &'page str) -> Option<Self> {
        let inside = line.trim().strip_prefix("{{#")?.strip_suffix("}}")?;
        let (name, argument) = inside.split_once(' ').unwrap_or((inside, ""));
        Some(Self {
            name,
            argument: argument.trim(),
        })
    }
}

/// Every fenced block and every directive of a page, in order.
///
/// A directive inside a fenced block belongs to that block.
pub fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = fences(page);
    let directives = directives(page, &blocks);
    blocks.extend(directives);
    blocks.sort_by_key(|block| block.range.start);
    blocks
}

fn fences(page: &str) -> Vec<Block<'_>> {
    let mut fences = Vec::new();
    let mut open: Option<(Range<usize>, Fence)> = None;
    for (event, range) in new_cmark_parser(page, &MarkdownOptions::default()).into_offset_iter() {
        match (event, &mut open) {
            (Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_))), _) => {
                let opening = page[range.clone()].split('\n').next().unwrap_or_default();
                let info = opening.trim_start_matches(['`', '~']).trim();
                let start = (range.start + opening.len() + 1).min(range.end);
                open = Some((
                    range,
                    Fence {
                        info,
                        body: String::new(),
                        range: start..start,
                    },
                ));
            }
            // A text is a line without the block's prefix.
            (Event::Text(text), Some((_, fence))) => {
                fence.body += &text;
                fence.range.end = range.end;
            }
            (Event::End(TagEnd::CodeBlock), open) => {
                let fence = open.take();
                fences.extend(fence.map(|(all, fence)| block(page, all, Content::Fence(fence))));
            }
            _ => {}
        }
    }
    fences
}

/// What is in front of the block on its first line.
fn prefix(page: &str, start: usize) -> &str {
    let line = page[..start].rfind('\n').map_or(0, |at| at + 1);
    &page[line..start]
}

fn directives<'page>(page: &'page str, fences: &[Block<'page>]) -> Vec<Block<'page>> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in page.split_inclusive('\n') {
        let range = start..start + line.trim_end().len();
        start += line.len();
        let fenced = fences.iter().any(|f| f.range.contains(&range.start));
        if let (false, Some(directive)) = (fenced, Directive::parse(line)) {
            found.push(block(page, range, Content::Directive(directive)));
        }
    }
    found
}

fn block<'page>(page: &'page str, range: Range<usize>, content: Content<'page>) -> Block<'page> {
    let before = &page[..range.start];
    Block {
        line: before.matches('\n').count() + 1,
        prefix: prefix(page, range.start),
        range,
        content,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_longer_fence_may_hold_a_shorter_one() {
        assert_eq!(
            bodies("````console\n$ cargo run\n```\n````\n"),
            ["$ cargo run\n```\n"]
        );
    }

    #[test]
    fn a_fence_that_is_never_closed_keeps_its_last_line() {
        assert_eq!(bodies("```text\na\nb\n"), ["a\nb\n"]);
        assert_eq!(bodies("```text\n```\n"), [""]);
    }

    fn bodies(page: &str) -> Vec<String> {
        let blocks = blocks(page).into_iter();
        let body = |block: Block| match block.content {
            Content::Fence(fence) => fence.body,
            Content::Directive(directive) => panic!("{directive:?}"),
        };
        blocks.map(body).collect()
    }
}
