//! Cutting a source file by its items, so that a listing needs no marks in
//! the source: `impl Square > fn at` is the function `at` of `impl Square`,
//! with its documentation, its attributes and the comment above it.

use std::ops::RangeInclusive;

use anyhow::{Context, Result, bail};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{ImplItem, Item, Stmt};

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
    /// What stands around the children, when there is a body.
    frame: Option<Frame>,
    children: Vec<Node>,
}

impl Node {
    /// Whether a line stands among the items inside this one.
    fn surrounds(&self, line: usize) -> bool {
        let inside =
            |frame: &Frame| *frame.opening.end() < line && line < frame.closing;
        !self.children.is_empty() && self.frame.as_ref().is_some_and(inside)
    }
}

/// What stands around the items of an `impl`, a module, a trait or a
/// function.
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
    /// The containers it stands in, the outermost first.
    pub inside: Vec<Frame>,
}

impl Source {
    /// Finds the items of a Rust source file.
    ///
    /// # Errors
    ///
    /// When the text is not Rust; the message gives the line.
    pub fn rust(text: &str) -> Result<Self> {
        let file = syn::parse_file(text).map_err(|error| {
            let line = error.span().start().line;
            anyhow::anyhow!("line {line} is not Rust: {error}")
        })?;
        let reader = Reader::new(text);
        Ok(Self {
            docs: reader.docs(&file.attrs),
            nodes: reader.items(file.items.iter()),
            lines: own(text),
        })
    }

    /// A file that is only ever shown whole.
    pub fn plain(text: &str) -> Self {
        Self {
            lines: own(text),
            docs: None,
            nodes: Vec::new(),
        }
    }

    /// The text of a line, counted from 1.
    pub fn line(&self, number: usize) -> &str {
        &self.lines[number - 1]
    }

    /// The numbers of the lines that have something on them.
    pub fn filled_lines(&self) -> impl Iterator<Item = usize> {
        (1..=self.lines.len()).filter(|&n| !self.line(n).trim().is_empty())
    }

    /// Whether nothing but blank lines stands between two lines.
    pub fn adjoin(&self, earlier: usize, later: usize) -> bool {
        (earlier + 1..later).all(|n| self.line(n).trim().is_empty())
    }

    /// The lines that a selector names: the beginning of an item's
    /// signature, `>` before each item inside another, or `docs` or `file`.
    ///
    /// # Errors
    ///
    /// When no item begins like this, or more than one does; the message
    /// lists the items to choose from.
    pub fn find(&self, selector: &str) -> Result<Cut> {
        match selector {
            "file" => Ok(whole(1..=self.lines.len())),
            "docs" => {
                self.docs.clone().map(whole).context(
                    "the file has no `//!` lines and no inner attributes",
                )
            }
            _ => self.find_item(selector),
        }
    }

    fn find_item(&self, selector: &str) -> Result<Cut> {
        let mut level: Vec<Place> = self.nodes.iter().map(Place::top).collect();
        let mut steps = selector.split(" > ").peekable();
        while let Some(step) = steps.next() {
            let found = matching(&level, step);
            match (found.as_slice(), steps.peek()) {
                ([], _) => {
                    bail!("no item begins with `{step}`{}", hint(&level, step))
                }
                ([only], None) => return Ok(only.cut()),
                (several, None) => {
                    bail!("`{selector}` names several items: {}", list(several))
                }
                (_, Some(_)) => {
                    level = found.iter().flat_map(Place::inside).collect();
                }
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

    /// The innermost item that a line stands inside of, between its braces.
    pub fn container(&self, line: usize) -> Option<&str> {
        let mut container = None;
        let mut nodes = &self.nodes;
        while let Some(node) = nodes.iter().find(|it| it.surrounds(line)) {
            container = Some(node.title.as_str());
            nodes = &node.children;
        }
        container
    }

    /// The names of the items that stand wholly between two lines.
    pub fn between(&self, earlier: usize, later: usize) -> Vec<&str> {
        fn gather<'s>(
            nodes: &'s [Node],
            gap: &Lines,
            names: &mut Vec<&'s str>,
        ) {
            for node in nodes {
                if gap.contains(node.lines.start())
                    && gap.contains(node.lines.end())
                {
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

fn own(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

fn whole(lines: Lines) -> Cut {
    Cut {
        lines,
        inside: Vec::new(),
    }
}

/// An item together with the containers that it stands in.
#[derive(Clone)]
struct Place<'s> {
    node: &'s Node,
    inside: Vec<&'s Frame>,
}

impl<'s> Place<'s> {
    fn top(node: &'s Node) -> Self {
        Self {
            node,
            inside: Vec::new(),
        }
    }

    fn inside(&self) -> impl Iterator<Item = Place<'s>> + use<'s> {
        let mut inside = self.inside.clone();
        inside.extend(self.node.frame.as_ref());
        self.node.children.iter().map(move |node| Place {
            node,
            inside: inside.clone(),
        })
    }

    fn cut(&self) -> Cut {
        Cut {
            lines: self.node.lines.clone(),
            inside: self.inside.iter().map(|&frame| frame.clone()).collect(),
        }
    }
}

/// The items whose signature begins with the selector. One whose name ends
/// there wins over those whose name goes on, and whole words win over the
/// beginning of a word: `use std::fmt` over `use std::fmt::Write`, and that
/// over `use std::fmtlib`.
fn matching<'s>(level: &[Place<'s>], selector: &str) -> Vec<Place<'s>> {
    let wanted = unqualified(words(selector));
    let exact = |place: &&Place| words(&place.node.title) == wanted;
    let whole = |place: &&Place| place.node.words.starts_with(&wanted);
    let begun = |place: &&Place| begins(&place.node.words, &wanted);
    let all = |kept: &dyn Fn(&&Place) -> bool| -> Vec<_> {
        level.iter().filter(kept).cloned().collect()
    };
    let mut found = all(&exact);
    if found.is_empty() {
        found = all(&whole);
    }
    if found.is_empty() {
        found = all(&begun);
    }
    found
}

/// Whether the words begin with the wanted ones, the last of which may be
/// cut short.
fn begins(words: &[String], wanted: &[String]) -> bool {
    let Some((last, first)) = wanted.split_last() else {
        return false;
    };
    let next = words.get(first.len());
    words.starts_with(first) && next.is_some_and(|it| it.starts_with(last))
}

/// The items to choose from: those that share a word with the selector,
/// or all of them.
fn hint(level: &[Place], selector: &str) -> String {
    let wanted = words(selector);
    let last = wanted.last().cloned().unwrap_or_default();
    let near: Vec<_> = level
        .iter()
        .filter(|place| words(&place.node.title).contains(&last))
        .cloned()
        .collect();
    match (near.as_slice(), level) {
        ([], []) => "; there are no items here".to_owned(),
        ([], all) => format!("; there are: {}", list(all)),
        (near, _) => format!("; near it: {}", list(near)),
    }
}

fn list(places: &[Place]) -> String {
    let name = |place: &Place| {
        let line = place.node.lines.start();
        format!("`{}` (line {line})", place.node.title)
    };
    places.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Builds the nodes of one file.
struct Reader<'s> {
    lines: Vec<&'s str>,
}

impl<'s> Reader<'s> {
    fn new(text: &'s str) -> Self {
        Self {
            lines: text.lines().collect(),
        }
    }

    fn docs(&self, attributes: &[syn::Attribute]) -> Option<Lines> {
        let first = attributes.first()?.to_token_stream();
        let last = attributes.last()?.to_token_stream();
        Some(self.with_comment(span(&first)?)..=*span(&last)?.end())
    }

    fn items<'i>(&self, items: impl Iterator<Item = &'i Item>) -> Vec<Node> {
        items.filter_map(|item| self.item(item)).collect()
    }

    fn item(&self, item: &Item) -> Option<Node> {
        let children = match item {
            Item::Impl(it) => self.members(it.items.iter()),
            Item::Trait(it) => self.nodes(it.items.iter()),
            Item::Mod(it) => {
                let content = it.content.as_ref();
                self.items(content.iter().flat_map(|(_, items)| items))
            }
            Item::Fn(it) => self.items(it.block.stmts.iter().filter_map(inner)),
            _ => Vec::new(),
        };
        self.node(item, children)
    }

    fn members<'i>(
        &self,
        members: impl Iterator<Item = &'i ImplItem>,
    ) -> Vec<Node> {
        members
            .filter_map(|member| match member {
                ImplItem::Fn(it) => {
                    let inside = it.block.stmts.iter().filter_map(inner);
                    self.node(member, self.items(inside))
                }
                _ => self.node(member, Vec::new()),
            })
            .collect()
    }

    fn nodes<T: ToTokens>(&self, parts: impl Iterator<Item = T>) -> Vec<Node> {
        parts
            .filter_map(|part| self.node(part, Vec::new()))
            .collect()
    }

    fn node(&self, item: impl ToTokens, children: Vec<Node>) -> Option<Node> {
        let tokens = item.to_token_stream();
        let lines = span(&tokens)?;
        let lines = self.with_comment(lines.clone())..=*lines.end();
        let signature = self.signature(&tokens)?;
        let title = title(&signature);
        Some(Node {
            frame: frame(&title, &lines, &tokens),
            words: unqualified(words(&signature)),
            title,
            lines,
            children,
        })
    }

    /// The first line of the comment that stands directly above, if any.
    fn with_comment(&self, lines: Lines) -> usize {
        let is_comment = |number: usize| {
            let line = self.lines[number - 1].trim_start();
            line.starts_with("//") && !line.starts_with("//!")
        };
        let mut first = *lines.start();
        while first > 1 && is_comment(first - 1) {
            first -= 1;
        }
        first
    }

    /// The source from the item's first word on, behind its attributes and
    /// its visibility.
    fn signature(&self, tokens: &TokenStream) -> Option<String> {
        let start = first_word(tokens)?.span().start();
        let end = tokens.clone().into_iter().last()?.span().end();
        let mut text = self.lines[start.line - 1..end.line].join("\n");
        // Columns count characters, not bytes.
        let first = self.lines[start.line - 1];
        let indent: String = first.chars().take(start.column).collect();
        text.drain(..indent.len());
        Some(text)
    }
}

fn inner(statement: &Stmt) -> Option<&Item> {
    match statement {
        Stmt::Item(item) => Some(item),
        _ => None,
    }
}

fn span(tokens: &TokenStream) -> Option<Lines> {
    let first = tokens.clone().into_iter().next()?;
    let last = tokens.clone().into_iter().last()?;
    Some(first.span().start().line..=last.span().end().line)
}

fn first_word(tokens: &TokenStream) -> Option<TokenTree> {
    let mut tokens = tokens.clone().into_iter().peekable();
    loop {
        match tokens.next()? {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                tokens.next();
            }
            TokenTree::Ident(word) if word == "pub" => {
                let scope =
                    |token: &TokenTree| matches!(token, TokenTree::Group(_));
                tokens.next_if(scope);
            }
            token => return Some(token),
        }
    }
}

fn frame(title: &str, lines: &Lines, tokens: &TokenStream) -> Option<Frame> {
    let body = tokens.clone().into_iter().last()?;
    let TokenTree::Group(body) = body else {
        return None;
    };
    (body.delimiter() == Delimiter::Brace).then(|| Frame {
        title: title.to_owned(),
        opening: *lines.start()..=body.span_open().start().line,
        closing: body.span_close().end().line,
    })
}

/// The name of an item: its signature up to its type, arguments or body.
fn title(signature: &str) -> String {
    let words = unqualified(words(signature));
    let keyword = words.first().map(String::as_str).unwrap_or_default();
    let ends: &[char] = match keyword {
        "use" => &[';'],
        "impl" => &['{'],
        _ => &['(', '{', '=', ':', ';', '<'],
    };
    let from = signature.find(keyword).unwrap_or_default();
    let name = signature[from..].split(ends).next().unwrap_or_default();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `const fn` and `async fn` are named by `fn`.
fn unqualified(mut words: Vec<String>) -> Vec<String> {
    let qualifier = |word: &String| word == "const" || word == "async";
    let qualifiers = words.iter().take_while(|word| qualifier(word)).count();
    if words.get(qualifiers).is_some_and(|word| word == "fn") {
        words.drain(..qualifiers);
    }
    words
}

/// Names and numbers stay together; every other character is a word.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut in_name = false;
    for letter in text.chars() {
        let names = letter.is_alphanumeric() || letter == '_';
        match words.last_mut() {
            Some(word) if names && in_name => word.push(letter),
            _ if letter.is_whitespace() => {}
            _ => words.push(letter.to_string()),
        }
        in_name = names;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: &str = r#"//! Squares.
//!
//! Sixty-four of them, and one more.

#![allow(dead_code)]

use std::fmt;
use std::fmt::Write as _;

// A square is its index:
// nothing else.
/// A square.
#[derive(Clone, Copy)]
pub struct Square(u8);

impl Square {
    /// Off the board.
    pub const OVERFLOW: Self = Self(64);

    /// The square of a column and a row.
    pub const fn at(column: u8, row: u8) -> Self {
        const WIDTH: u8 = 8;
        Self(row * WIDTH + column)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a1")
    }
}

thread_local! {
    static LAST: u8 = 0;
}

mod tests {
    fn at() {}
}
"#;

    fn lines(selector: &str) -> Lines {
        Source::rust(SQUARE).unwrap().find(selector).unwrap().lines
    }

    fn error(selector: &str) -> String {
        let source = Source::rust(SQUARE).unwrap();
        source.find(selector).unwrap_err().to_string()
    }

    #[test]
    fn an_item_includes_its_comments_its_docs_and_its_attributes() {
        assert_eq!(lines("struct Square"), 10..=14);
    }

    #[test]
    fn an_item_is_named_by_the_beginning_of_its_signature() {
        assert_eq!(lines("use std::fmt"), 7..=7);
        assert_eq!(lines("use std::fmt::Write"), 8..=8);
        assert_eq!(lines("impl Square"), 16..=25);
        assert_eq!(lines("impl fmt::Display for Square"), 27..=31);
        assert_eq!(lines("thread_local!"), 33..=35);
    }

    #[test]
    fn docs_and_file_are_names_too() {
        assert_eq!(lines("docs"), 1..=5);
        assert_eq!(lines("file"), 1..=39);
    }

    #[test]
    fn an_arrow_goes_inside_an_item() {
        assert_eq!(lines("impl Square > const OVERFLOW"), 17..=18);
        assert_eq!(lines("impl Square > fn at"), 20..=24);
        assert_eq!(lines("impl Square > const fn at"), 20..=24);
        assert_eq!(lines("impl Square > fn at > const WIDTH"), 22..=22);
        assert_eq!(lines("mod tests > fn at"), 38..=38);
    }

    #[test]
    fn an_item_knows_what_stands_around_it() {
        let source = Source::rust(SQUARE).unwrap();
        let cut = source.find("impl Square > fn at").unwrap();
        let around = Frame {
            title: "impl Square".to_owned(),
            opening: 16..=16,
            closing: 25,
        };
        assert_eq!(cut.inside, [around]);
    }

    #[test]
    fn an_item_that_is_not_there_is_answered_with_those_near_it() {
        assert_eq!(
            error("enum Square"),
            "no item begins with `enum Square`; near it: \
             `struct Square` (line 10), `impl Square` (line 16), \
             `impl fmt::Display for Square` (line 27)"
        );
        assert_eq!(
            error("impl Square > fn row"),
            "no item begins with `fn row`; there are: \
             `const OVERFLOW` (line 17), `fn at` (line 20)"
        );
        assert_eq!(
            error("struct Square > fn row"),
            "no item begins with `fn row`; there are no items here"
        );
    }

    #[test]
    fn a_name_of_several_items_is_answered_with_all_of_them() {
        assert_eq!(
            error("impl"),
            "`impl` names several items: `impl Square` (line 16), \
             `impl fmt::Display for Square` (line 27)"
        );
    }

    #[test]
    fn a_long_name_may_be_cut_short() {
        assert_eq!(lines("impl Square > const OVER"), 17..=18);
        assert_eq!(lines("thread"), 33..=35);
    }

    #[test]
    fn a_line_is_named_by_the_innermost_item_around_it() {
        let source = Source::rust(SQUARE).unwrap();
        let selector = |line| source.selector(line);
        assert_eq!(selector(2).as_deref(), Some("docs"));
        assert_eq!(selector(21).as_deref(), Some("impl Square > fn at"));
        assert_eq!(selector(25).as_deref(), Some("impl Square"));
        assert_eq!(selector(32), None);
    }

    #[test]
    fn what_is_not_rust_is_answered_with_its_line() {
        let error = Source::rust("fn a() {}\nfn {}\n").unwrap_err();
        assert!(error.to_string().starts_with("line 2 is not Rust: "));
    }
}
