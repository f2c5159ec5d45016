//! Finding the items of a file, each with what belongs to it.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Item;

use super::signature::{title, unqualified, words};
use super::{Frame, Lines, Node};

/// Builds the nodes of one file.
pub(super) struct Parser<'s> {
    lines: Vec<&'s str>,
}

impl<'s> Parser<'s> {
    pub(super) fn new(text: &'s str) -> Self {
        Self {
            lines: text.lines().collect(),
        }
    }

    pub(super) fn docs(&self, attributes: &[syn::Attribute]) -> Option<Lines> {
        let first = attributes.first()?.to_token_stream();
        let last = attributes.last()?.to_token_stream();
        Some(self.with_comment(span(&first)?)..=*span(&last)?.end())
    }

    pub(super) fn items<'i>(&self, items: impl Iterator<Item = &'i Item>) -> Vec<Node> {
        items.filter_map(|item| self.item(item)).collect()
    }

    /// An item. Of those inside another, only the parts of an `impl` are shown by
    /// themselves.
    fn item(&self, item: &Item) -> Option<Node> {
        let members = match item {
            Item::Impl(item) => item.items.as_slice(),
            _ => &[],
        };
        let children = members
            .iter()
            .filter_map(|member| self.node(member, Vec::new()));
        self.node(item, children.collect())
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

    /// The first line of the comment directly above, if any.
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
                let scope = |token: &TokenTree| matches!(token, TokenTree::Group(_));
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
