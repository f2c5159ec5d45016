//! Parses the items of a file, each with its documentation, attributes and comments.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::Item;

use super::signature::{title, without_qualifiers, words};
use super::{Container, ItemNode, LineRange};

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

    /// Returns the lines of a file's inner attributes, which include its documentation.
    pub(super) fn docs(&self, attributes: &[syn::Attribute]) -> Option<LineRange> {
        let first = attributes.first()?.to_token_stream();
        let last = attributes.last()?.to_token_stream();
        Some(self.start_of_comment_above(*line_range(&first)?.start())..=*line_range(&last)?.end())
    }

    /// Returns the nodes of items. Only an `impl` has children.
    pub(super) fn items(&self, items: &[Item]) -> Vec<ItemNode> {
        items
            .iter()
            .filter_map(|item| {
                let members = match item {
                    Item::Impl(item) => item.items.as_slice(),
                    _ => &[],
                };
                let children = members
                    .iter()
                    .filter_map(|member| self.node(member, Vec::new()));
                self.node(item, children.collect())
            })
            .collect()
    }

    fn node(&self, item: impl ToTokens, children: Vec<ItemNode>) -> Option<ItemNode> {
        let tokens = item.to_token_stream();
        let lines = line_range(&tokens)?;
        let lines = self.start_of_comment_above(*lines.start())..=*lines.end();
        let signature = self.signature(&tokens)?;
        let title = title(&signature);
        Some(ItemNode {
            container: container(&title, &lines, &tokens),
            words: without_qualifiers(words(&signature)),
            title,
            lines,
            children,
        })
    }

    /// Returns the first line of the comment directly above a line, or the line itself.
    fn start_of_comment_above(&self, line: usize) -> usize {
        let is_comment = |number: usize| {
            let text = self.lines[number - 1].trim_start();
            text.starts_with("//") && !text.starts_with("//!")
        };
        let mut first = line;
        while first > 1 && is_comment(first - 1) {
            first -= 1;
        }
        first
    }

    /// Returns the source of an item without its attributes and its visibility.
    fn signature(&self, tokens: &TokenStream) -> Option<String> {
        let start = first_signature_token(tokens)?.span().start();
        let end = tokens.clone().into_iter().last()?.span().end();
        let mut text = self.lines[start.line - 1..end.line].join("\n");
        // The column counts characters, not bytes.
        let before: String = text.chars().take(start.column).collect();
        text.drain(..before.len());
        Some(text)
    }
}

/// Returns the lines from the first token to the last.
fn line_range(tokens: &TokenStream) -> Option<LineRange> {
    let first = tokens.clone().into_iter().next()?;
    let last = tokens.clone().into_iter().last()?;
    Some(first.span().start().line..=last.span().end().line)
}

/// Returns the first token after the attributes and the visibility.
fn first_signature_token(tokens: &TokenStream) -> Option<TokenTree> {
    let mut tokens = tokens.clone().into_iter().peekable();
    loop {
        match tokens.next()? {
            TokenTree::Punct(punct) if punct.as_char() == '#' => {
                tokens.next();
            }
            TokenTree::Ident(ident) if ident == "pub" => {
                // The scope in `pub(crate)`.
                tokens.next_if(|token| matches!(token, TokenTree::Group(_)));
            }
            token => return Some(token),
        }
    }
}

/// Returns an item as a container, if it ends with a body in braces.
fn container(title: &str, lines: &LineRange, tokens: &TokenStream) -> Option<Container> {
    let TokenTree::Group(body) = tokens.clone().into_iter().last()? else {
        return None;
    };
    (body.delimiter() == Delimiter::Brace).then(|| Container {
        title: title.to_owned(),
        opening: *lines.start()..=body.span_open().start().line,
        closing: body.span_close().end().line,
    })
}
