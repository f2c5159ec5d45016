//! What no answer needs but the compiler may let through: assembly, foreign
//! functions, and attributes that tell the linker what to do. We refuse it by
//! name, before compiling anything.

use std::iter::Peekable;
use std::str::FromStr as _;

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Ident, TokenStream, TokenTree};

/// Refused wherever they are named.
const WORDS: [&str; 4] = ["unsafe", "asm", "naked_asm", "global_asm"];

/// Refused in an attribute.
const ATTRIBUTES: [&str; 7] =
    ["export_name", "ffi_const", "link", "link_name", "link_section", "naked", "no_mangle"];

/// Why this answer isn't compiled, if it isn't.
pub fn refusal(answer: &str) -> Option<String> {
    if is_skipped(answer) {
        return Some(SKIPPED.to_owned());
    }
    let (name, line) = match TokenStream::from_str(answer) {
        Ok(tokens) => first(tokens)?,
        Err(_) => word_in(answer)?,
    };
    Some(format!(
        "`{name}` in line {line} isn't allowed. An answer is safe Rust: no \
         `unsafe`, no assembly, no `extern`, and no attribute for the linker."
    ))
}

const SKIPPED: &str = "The first line isn't Rust: it begins with `#!` or `---`, \
                       which no answer needs. Remove it.";

/// Whether the compiler skips how this text begins, as a line for a shell or a
/// table for Cargo. The tokens below would be others than the compiler's.
fn is_skipped(answer: &str) -> bool {
    let text = answer.trim_start_matches('\u{feff}');
    let after = text.strip_prefix("#!");
    let after = after.map(|after| after.trim_start_matches([' ', '\t', '\n']));
    let is_for_a_shell = after.is_some_and(|after| !after.starts_with('['));
    is_for_a_shell || text.trim_start().starts_with("---")
}

/// A group of tokens that is being looked through.
struct OpenGroup {
    rest: Peekable<IntoIter>,
    in_attribute: bool,
}

impl OpenGroup {
    fn new(tokens: TokenStream, in_attribute: bool) -> OpenGroup {
        let rest = tokens.into_iter().peekable();
        OpenGroup { rest, in_attribute }
    }

    /// The name, if it is refused in this place.
    fn refuses(&mut self, name: &Ident) -> bool {
        let is_crate =
            |token: &TokenTree| matches!(token, TokenTree::Ident(word) if word == "crate");
        let name = plain(name);
        match &*name {
            "extern" => !self.rest.peek().is_some_and(is_crate),
            name if self.in_attribute && ATTRIBUTES.contains(&name) => true,
            name => WORDS.contains(&name),
        }
    }

    /// The group behind `#` or `#!`, if there is one.
    fn attribute(&mut self) -> Option<TokenStream> {
        self.rest.next_if(is_exclamation);
        match self.rest.next_if(is_group)? {
            TokenTree::Group(group) => Some(group.stream()),
            _ => None,
        }
    }
}

fn is_group(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(_))
}

fn is_exclamation(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == '!')
}

/// The first refused name, and its line. This doesn't recurse, however deep the
/// tokens are nested.
fn first(tokens: TokenStream) -> Option<(String, usize)> {
    let mut levels = vec![OpenGroup::new(tokens, false)];
    while let Some(level) = levels.last_mut() {
        let below = match level.rest.next() {
            None => {
                levels.pop();
                continue;
            }
            Some(TokenTree::Ident(name)) if level.refuses(&name) => {
                return Some((plain(&name), name.span().start().line));
            }
            Some(TokenTree::Punct(mark)) if mark.as_char() == '#' => {
                level.attribute().map(|tokens| OpenGroup::new(tokens, true))
            }
            Some(TokenTree::Group(group)) => {
                Some(OpenGroup::new(group.stream(), level.in_attribute))
            }
            Some(_) => None,
        };
        levels.extend(below);
    }
    None
}

fn plain(name: &Ident) -> String {
    name.to_string().trim_start_matches("r#").to_owned()
}

/// The same, for a text that only the compiler can read.
fn word_in(text: &str) -> Option<(String, usize)> {
    let is_between = |sign: char| !sign.is_alphanumeric() && sign != '_';
    let mut words = text
        .lines()
        .zip(1..)
        .flat_map(|(line, number)| line.split(is_between).map(move |word| (word, number)));
    words.find(|(word, _)| WORDS.contains(word)).map(|(word, line)| (word.to_owned(), line))
}

#[cfg(test)]
mod tests {
    use super::refusal;

    #[test]
    fn what_only_unsafe_code_needs_is_named_with_its_line() {
        let told = |text: &str| refusal(text).unwrap_or_default();
        insta::assert_snapshot!(told("fn a() {\n  unsafe {} }"), @"`unsafe` in line 2 isn't allowed. An answer is safe Rust: no `unsafe`, no assembly, no `extern`, and no attribute for the linker.");
        for (name, text) in [
            ("unsafe", "#[unsafe(naked)] extern \"C\" fn a() {}"),
            ("naked", "#[naked] fn a() {}"),
            ("no_mangle", "mod b { #[cfg_attr(all(), r#no_mangle)] fn a() {} }"),
            ("link_section", "#![link_section = \".init_array\"]"),
            ("link", "#[link(name = \"c\")] fn a() {}"),
            ("extern", "extern \"C\" { fn fork() -> i32; }"),
            ("extern", "extern { fn fork() -> i32; }"),
            ("naked_asm", "use core::arch::naked_asm as a;"),
            ("global_asm", "std::arch::global_asm!(\"nop\");"),
            ("asm", "fn a() { core::arch::r#asm!(\"nop\") }"),
            ("unsafe", "macro_rules! a { () => { #[unsafe(b)] } }"),
            ("unsafe", "fn a( { unsafe {} }"),
        ] {
            let told = told(text);
            assert!(told.starts_with(&format!("`{name}` in ")), "{told}");
        }
    }

    #[test]
    fn what_only_looks_like_it_is_compiled() {
        for text in [
            "#![allow(dead_code)]\nfn a() {}",
            "#! [allow(dead_code)] fn a() {}",
            "fn a() {} // ---",
            "// unsafe\nfn a() { let link = \"unsafe asm\"; }",
            "/// `unsafe`\nextern crate alloc;",
            "fn naked() -> usize { let export_name = 1; export_name }",
            "fn a( {",
        ] {
            assert_eq!(refusal(text), None);
        }
    }

    /// The compiler skips such a line, and what begins a comment in it doesn't.
    #[test]
    fn no_first_line_hides_what_comes_after_it() {
        let hidden = "x /*\nfn a() { unsafe {} }\n// */";
        for start in ["#!", "#!/*", "\u{feff}#!", "#!\u{a0}[", "---", "\n --- "] {
            let told = refusal(&format!("{start}{hidden}"));
            assert!(told.is_some_and(|told| told.contains("first line")), "{start}");
        }
    }

    #[test]
    fn depth_is_no_way_around() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        let text = format!("fn a() {{ {open}asm!(){close} }}");
        assert!(refusal(&text).is_some());
    }

    #[test]
    fn depth_where_a_mark_or_a_word_is_expected_ends_nothing() {
        let (open, close) = ("[".repeat(20_000), "]".repeat(20_000));
        for before in ["#", "#!", "extern "] {
            assert!(refusal(&format!("{before}{open}unsafe{close}")).is_some());
        }
        let attributes = "#[".repeat(20_000) + "unsafe" + &close;
        assert!(refusal(&attributes).is_some());
    }
}
