//! Rust that someone else wrote. We read it only if it's nested no deeper than
//! a person would nest it: every parser calls itself for each level, and a file
//! of nothing but parentheses would overflow its stack.

use std::iter::Peekable;
use std::str::FromStr as _;

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// We don't read more brackets inside brackets than this.
const DEEPEST: usize = 100;

/// We don't read a longer expression, counted in tokens from the beginning of
/// the outermost statement, because each token may open another level, as in
/// `!!!a`.
const LONGEST: usize = 4000;

/// Room enough to take apart whatever is that deep and that long.
const ROOM: usize = 512 << 20;

/// The tokens of a text; `None` if it isn't Rust, or is nested too deep.
pub fn tokens(text: &str) -> Option<TokenStream> {
    let tokens = TokenStream::from_str(text).ok()?;
    is_shallow(tokens.clone()).then_some(tokens)
}

/// Does something with a text of Rust, with room for all its levels; `None` if
/// the text isn't Rust, or is nested too deep.
pub fn read<T: Send>(text: &str, then: impl FnOnce(syn::File) -> T + Send) -> Option<T> {
    let read = || syn::parse2(tokens(text)?).ok().map(then);
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(ROOM);
        thread.spawn_scoped(scope, read).ok()?.join().ok()?
    })
}

/// A group that is being looked through.
struct Level {
    rest: Peekable<IntoIter>,
    /// How long the expression around it is.
    before: usize,
    /// How long the expression at this place is, with what is around it.
    length: usize,
}

impl Level {
    fn new(tokens: TokenStream, before: usize) -> Level {
        let rest = tokens.into_iter().peekable();
        let length = before;
        Level {
            rest,
            before,
            length,
        }
    }

    /// The next token, counted: a statement's end begins a new count.
    fn next(&mut self) -> Option<TokenTree> {
        let token = self.rest.next()?;
        self.length += 1;
        if self.ends_with(&token) {
            self.length = self.before;
        }
        Some(token)
    }

    fn ends_with(&mut self, token: &TokenTree) -> bool {
        match token {
            TokenTree::Punct(mark) => mark.as_char() == ';',
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace && !self.goes_on(),
            _ => false,
        }
    }

    /// Whether the statement may go on after a block, as with `else`.
    fn goes_on(&mut self) -> bool {
        match self.rest.peek() {
            Some(TokenTree::Ident(name)) => name == "else" || name == "as",
            Some(TokenTree::Punct(mark)) => mark.as_char() != '#',
            _ => false,
        }
    }
}

/// Looks through all levels, and doesn't call itself.
fn is_shallow(tokens: TokenStream) -> bool {
    let mut levels = vec![Level::new(tokens, 0)];
    while let Some(level) = levels.last_mut() {
        let before = level.length;
        match level.next() {
            Some(TokenTree::Group(group)) => {
                levels.push(Level::new(group.stream(), before + 1));
            }
            Some(_) => {}
            None => drop(levels.pop()),
        }
        if levels.len() > DEEPEST || before > LONGEST {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::walk;
    use std::path::Path;

    #[test]
    fn nothing_that_is_nested_too_deep_is_read() {
        let many = |text: &str| text.repeat(40_000);
        for (open, close) in [
            ("(", ")"),
            ("!", ""),
            ("|a, b| ", ""),
            ("if a {} else ", ""),
            ("{} + ", ""),
            ("a = ", ""),
            ("&", ""),
            ("x.", ""),
            ("A<", ">"),
        ] {
            let text = format!("fn f() {{ {}a{} }}", many(open), many(close));
            assert!(read(&text, drop).is_none(), "{open}");
        }
    }

    #[test]
    fn there_is_room_for_the_deepest_that_is_read() {
        for open in ["!", "|| ", "a = ", "if a {} else ", "&", "return "] {
            let text = format!("fn f() {{ {}{{}} }}", open.repeat(900));
            assert!(read(&text, drop).is_some(), "{open}");
        }
        let text = format!("fn f() {{ {}{} }}", "(".repeat(90), ")".repeat(90));
        assert!(read(&text, drop).is_some());
    }

    #[test]
    fn all_that_we_wrote_ourselves_is_read() {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for folder in ["chapters", "src"] {
            for file in walk(&top.join(folder)).unwrap() {
                let text = crate::files::read(&file).unwrap_or_default();
                let ours = file.extension().is_some_and(|ending| ending == "rs");
                let shown = file.display();
                let is_rust = TokenStream::from_str(&text).is_ok();
                assert!(!ours || !is_rust || tokens(&text).is_some(), "{shown}");
            }
        }
    }
}
