//! Starters: what the file of an exercise contains before a learner writes in it.

use std::str::FromStr as _;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Tests if two texts are the same except for their line endings, which git, archives
/// and editors may convert.
pub fn is_same_text(a: &str, b: &str) -> bool {
    a.lines().eq(b.lines()) && a.ends_with('\n') == b.ends_with('\n')
}

/// Tests if the body of a function or a method in a file is only `todo!(...)`. Such an
/// answer can't pass its checks, so they needn't run.
///
/// This inspects tokens instead of a syntax tree, because syn parses nested brackets
/// recursively, and a student may hand in a file that overflows its stack.
pub fn is_unwritten(text: &str) -> bool {
    let items = TokenStream::from_str(text).unwrap_or_default();
    let mut functions = bodies(items.clone(), "fn");
    for methods in bodies(items, "impl") {
        functions.extend(bodies(methods, "fn"));
    }
    functions.into_iter().any(is_todo)
}

/// Returns the contents of the braces of each item that begins with this keyword, `fn`
/// or `impl`.
fn bodies(items: TokenStream, keyword: &str) -> Vec<TokenStream> {
    let mut bodies = Vec::new();
    // The keyword of the current item.
    let mut current = None;
    for token in items {
        match token {
            TokenTree::Ident(word) if current.is_none() && (word == "fn" || word == "impl") => {
                current = Some(word);
            }
            TokenTree::Punct(punct) if punct.as_char() == ';' => current = None,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let is_wanted = current.take().is_some_and(|word| word == keyword);
                if is_wanted {
                    bodies.push(group.stream());
                }
            }
            _ => {}
        }
    }
    bodies
}

/// Tests if a body is `todo!(...)`, with or without a semicolon.
fn is_todo(body: TokenStream) -> bool {
    let tokens: Vec<_> = body.into_iter().collect();
    match &tokens[..] {
        [
            TokenTree::Ident(name),
            TokenTree::Punct(_),
            TokenTree::Group(_),
        ]
        | [
            TokenTree::Ident(name),
            TokenTree::Punct(_),
            TokenTree::Group(_),
            TokenTree::Punct(_),
        ] => name == "todo",
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_endings_make_no_difference() {
        assert!(is_same_text("a\nb\n", "a\r\nb\r\n"));
        assert!(!is_same_text("a\nb\n", "a\nb"));
        assert!(!is_same_text("a\nb\n", "a\nc\n"));
    }

    #[test]
    fn function_or_method_that_is_only_todo_is_unwritten() {
        for text in [
            "fn a() -> i32 { todo!(\"the answer\") }",
            "fn a() { todo!(); }",
            "//! Write it.\r\n\r\n/// A number.\r\nfn a() {\r\n    todo!()\r\n}\r\n",
            "struct A; impl A { fn b() { todo!() } }",
            "fn a() -> i32 { 42 } fn b() -> i32 { todo!() }",
            "use x::{y, z}; const F: fn() = f; fn a() -> impl Iterator { todo!() }",
        ] {
            assert!(is_unwritten(text), "{text}");
        }
    }

    #[test]
    fn function_with_other_code_is_not_unwritten() {
        for text in [
            "fn a() -> i32 { 42 }",
            "fn a() -> i32 { 42 } // was todo!()",
            "fn a(b: bool) -> i32 { if b { 42 } else { todo!() } }",
            "fn a() -> i32 { todo!() + 1 }",
            "macro_rules! a { () => { todo!() } }",
            "fn a() -> i32 {",
        ] {
            assert!(!is_unwritten(text), "{text}");
        }
    }

    #[test]
    fn deep_nesting_does_not_overflow() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        assert!(!is_unwritten(&format!("fn a() {{ {open}{close} }}")));
        assert!(!is_unwritten(&"(".repeat(20_000)));
    }
}
