//! The places of a page that the companion replaces: fenced blocks, and
//! directives such as `{{#rest 01-board/src/square.rs}}`.

use std::ops::Range;

use mdbook_markdown::pulldown_cmark::{CodeBlockKind, Event, Tag};
use mdbook_markdown::{MarkdownOptions, new_cmark_parser};

/// A fenced block or a directive, and where it stands on its page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block<'page> {
    /// The bytes of the page that the block takes up.
    pub range: Range<usize>,
    /// The line of the page on which the block begins, counted from 1.
    pub line: usize,
    /// Whether nothing but the block stands at the start of its lines. In
    /// a list or a quotation it does not.
    pub at_margin: bool,
    /// What the block holds.
    pub content: Content<'page>,
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fence<'page> {
    info: &'page str,
    /// The lines between the fences.
    pub body: &'page str,
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
    /// Reads one line; `None` when it is anything but a directive.
    pub fn read(line: &'page str) -> Option<Self> {
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
    new_cmark_parser(page, &MarkdownOptions::default())
        .into_offset_iter()
        .filter(|(event, _)| {
            matches!(
                event,
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_)))
            )
        })
        .map(|(_, range)| block(page, range.clone(), fence(&page[range])))
        .collect()
}

/// Takes a fenced block apart. The parser reports one that is never closed
/// as lasting to the end of the page; its last line is then its own.
fn fence(text: &str) -> Content<'_> {
    let (opening, rest) = text.split_once('\n').unwrap_or((text, ""));
    let info = opening.trim_start_matches(['`', '~']);
    let mark = &opening[..opening.len() - info.len()];
    let last = rest.trim_end().rfind('\n').map_or(0, |at| at + 1);
    let closed = rest[last..].trim_start().starts_with(mark);
    Content::Fence(Fence {
        info: info.trim(),
        body: if closed { &rest[..last] } else { rest },
    })
}

fn directives<'page>(
    page: &'page str,
    fences: &[Block<'page>],
) -> Vec<Block<'page>> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in page.split_inclusive('\n') {
        let range = start..start + line.trim_end().len();
        start += line.len();
        let fenced = fences.iter().any(|f| f.range.contains(&range.start));
        if let (false, Some(directive)) = (fenced, Directive::read(line)) {
            found.push(block(page, range, Content::Directive(directive)));
        }
    }
    found
}

fn block<'page>(
    page: &'page str,
    range: Range<usize>,
    content: Content<'page>,
) -> Block<'page> {
    let before = &page[..range.start];
    Block {
        line: before.matches('\n').count() + 1,
        at_margin: before.is_empty() || before.ends_with('\n'),
        range,
        content,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\
# Title

```rust,compiles
{{#cut a.rs: fn a}}
```

{{#rest a.rs}}

- in a list

  ~~~text
  ```
  ~~~

````console
$ cargo run
```
````
";

    fn fences_of(page: &str) -> Vec<(usize, bool, Fence<'_>)> {
        blocks(page)
            .into_iter()
            .filter_map(|block| match block.content {
                Content::Fence(fence) => {
                    Some((block.line, block.at_margin, fence))
                }
                Content::Directive(_) => None,
            })
            .collect()
    }

    #[test]
    fn a_fence_knows_its_language_its_attributes_and_its_lines() {
        let fences = fences_of(PAGE);
        let (line, at_margin, rust) = &fences[0];
        assert_eq!((*line, *at_margin), (3, true));
        assert_eq!(rust.language(), "rust");
        assert_eq!(rust.attributes().collect::<Vec<_>>(), ["compiles"]);
        assert_eq!(rust.body, "{{#cut a.rs: fn a}}\n");
    }

    #[test]
    fn a_longer_fence_may_hold_a_shorter_one() {
        assert_eq!(fences_of(PAGE)[2].2.body, "$ cargo run\n```\n");
    }

    #[test]
    fn a_fence_in_a_list_is_not_at_the_margin() {
        let fences = fences_of(PAGE);
        let (line, at_margin, _) = &fences[1];
        assert_eq!((*line, *at_margin), (11, false));
    }

    #[test]
    fn a_directive_outside_a_fence_stands_alone() {
        let directives: Vec<_> = blocks(PAGE)
            .into_iter()
            .filter_map(|block| match block.content {
                Content::Directive(directive) => Some((block.line, directive)),
                Content::Fence(_) => None,
            })
            .collect();
        let rest = Directive {
            name: "rest",
            argument: "a.rs",
        };
        assert_eq!(directives, [(7, rest)]);
    }

    #[test]
    fn a_fence_that_is_never_closed_keeps_its_last_line() {
        assert_eq!(fences_of("```text\na\nb\n")[0].2.body, "a\nb\n");
        assert_eq!(fences_of("```text\n```\n")[0].2.body, "");
    }
}
