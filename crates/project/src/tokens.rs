//! The tokens of Rust code.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A token and the line that it's in.
pub type TokenOnLine = (String, usize);

/// Returns all tokens in order, with brackets as tokens of their own and raw
/// identifiers without their `r#`. It isn't recursive, so deeply nested brackets
/// can't overflow the stack.
pub fn flatten(tokens: TokenStream) -> Vec<TokenOnLine> {
    let mut flat = Vec::new();
    // The groups around the current token, each with its closing bracket.
    let mut groups = vec![(tokens.into_iter(), None)];
    while let Some((rest, closing)) = groups.last_mut() {
        match rest.next() {
            Some(TokenTree::Group(group)) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    _ => ("(", ")"),
                };
                flat.push((open.to_owned(), group.span_open().start().line));
                let closing = (close.to_owned(), group.span_close().start().line);
                groups.push((group.stream().into_iter(), Some(closing)));
            }
            Some(token) => {
                let text = token.to_string();
                let line = token.span().start().line;
                flat.push((text.trim_start_matches("r#").to_owned(), line));
            }
            None => {
                flat.extend(closing.take());
                groups.pop();
            }
        }
    }
    flat
}
