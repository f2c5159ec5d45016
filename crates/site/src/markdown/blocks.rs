//! Fenced blocks and directives, such as `{{#rest 01-board/src/square.rs}}`, in the Markdown
//! of a page.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{CodeBlockKind, Event, Tag, TagEnd};
use mdbook_markdown::{MarkdownOptions, new_cmark_parser};

/// A fenced block or a directive, with its position on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block<'page> {
    /// The byte range of the block on the page.
    pub range: Range<usize>,
    /// The line on which the block begins, counted from 1.
    pub line: usize,
    /// The text before the block on its first line: empty, or `> ` inside a quotation.
    pub prefix: &'page str,
    /// The fenced block or the directive.
    pub content: Content<'page>,
}

impl Block<'_> {
    /// Tests if other text, such as a list's dash, precedes the block on its first line.
    pub fn follows_text(&self) -> bool {
        self.prefix.contains(|c| !matches!(c, ' ' | '>'))
    }

    /// Returns the text with the block's prefix at the start of every line.
    pub fn prefix_lines(&self, text: &str) -> String {
        let lines: Vec<_> = text
            .lines()
            .map(|line| format!("{}{line}", self.prefix).trim_end().to_owned())
            .collect();
        lines.join("\n")
    }
}

/// The content of a [`Block`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content<'page> {
    /// A fenced block.
    Fence(Fence<'page>),
    /// A directive on a line of its own.
    Directive(Directive<'page>),
}

/// A fenced block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fence<'page> {
    /// The info string: the text after the opening fence.
    info: &'page str,
    /// The lines between the fences, without the block's prefix.
    pub body: String,
    /// The byte range of the body on the page.
    pub range: Range<usize>,
}

impl<'page> Fence<'page> {
    /// Returns the language: `rust` for `rust,compiles`.
    pub fn language(&self) -> &'page str {
        self.info_words().next().unwrap_or_default()
    }

    /// Returns the words after the language: `compiles` for `rust,compiles`.
    pub fn attributes(&self) -> impl Iterator<Item = &'page str> {
        self.info_words().skip(1)
    }

    fn info_words(&self) -> impl Iterator<Item = &'page str> + use<'page> {
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
    /// The text after the name; may be empty.
    pub argument: &'page str,
}

impl<'page> Directive<'page> {
    /// Parses a line. Returns `None` if it isn't a directive.
    pub fn parse(line: &'page str) -> Option<Self> {
        let inner = line.trim().strip_prefix("{{#")?.strip_suffix("}}")?;
        let (name, argument) = inner.split_once(' ').unwrap_or((inner, ""));
        Some(Self {
            name,
            argument: argument.trim(),
        })
    }
}

/// Returns the fenced blocks and the directives of a page in order.
///
/// A directive inside a fenced block is part of that block's body.
pub fn find_blocks(page: &str) -> Vec<Block<'_>> {
    let mut blocks = find_fences(page);
    let directives = find_directives(page, &blocks);
    blocks.extend(directives);
    blocks.sort_by_key(|block| block.range.start);
    blocks
}

fn find_fences(page: &str) -> Vec<Block<'_>> {
    let mut fences = Vec::new();
    let mut current: Option<(Range<usize>, Fence)> = None;
    for (event, range) in new_cmark_parser(page, &MarkdownOptions::default()).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_))) => {
                let opening = page[range.clone()].split('\n').next().unwrap_or_default();
                let info = opening.trim_start_matches(['`', '~']).trim();
                let body_start = (range.start + opening.len() + 1).min(range.end);
                let fence = Fence {
                    info,
                    body: String::new(),
                    range: body_start..body_start,
                };
                current = Some((range, fence));
            }
            // The parser gives one text a line, without the block's prefix.
            Event::Text(text) => {
                if let Some((_, fence)) = &mut current {
                    fence.body += &text;
                    fence.range.end = range.end;
                }
            }
            Event::End(TagEnd::CodeBlock) => {
                if let Some((range, fence)) = current.take() {
                    fences.push(block(page, range, Content::Fence(fence)));
                }
            }
            _ => {}
        }
    }
    fences
}

fn find_directives<'page>(page: &'page str, fences: &[Block<'page>]) -> Vec<Block<'page>> {
    let mut directives = Vec::new();
    let mut start = 0;
    for line in page.split_inclusive('\n') {
        let range = start..start + line.trim_end().len();
        start += line.len();
        if fences
            .iter()
            .any(|fence| fence.range.contains(&range.start))
        {
            continue;
        }
        if let Some(directive) = Directive::parse(line) {
            directives.push(block(page, range, Content::Directive(directive)));
        }
    }
    directives
}

fn block<'page>(page: &'page str, range: Range<usize>, content: Content<'page>) -> Block<'page> {
    let before = &page[..range.start];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    Block {
        line: before.matches('\n').count() + 1,
        prefix: &page[line_start..range.start],
        range,
        content,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn longer_fence_contains_shorter_one() {
        assert_eq!(
            bodies("````console\n$ cargo run\n```\n````\n"),
            ["$ cargo run\n```\n"]
        );
    }

    #[test]
    fn unclosed_fence_keeps_last_line() {
        assert_eq!(bodies("```text\na\nb\n"), ["a\nb\n"]);
        assert_eq!(bodies("```text\n```\n"), [""]);
    }

    fn bodies(page: &str) -> Vec<String> {
        find_blocks(page)
            .into_iter()
            .map(|block| match block.content {
                Content::Fence(fence) => fence.body,
                Content::Directive(directive) => panic!("{directive:?}"),
            })
            .collect()
    }
}
