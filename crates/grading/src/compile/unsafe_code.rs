//! Rejects answers with code that no answer needs but that the compiler may accept even
//! with `unsafe_code` forbidden: assembly, foreign functions, and attributes for the
//! linker. Answers are searched for these names before they are compiled.

use std::str::FromStr as _;

use othellier_project::tokens::flatten;
use proc_macro2::TokenStream;

/// Names that are rejected everywhere.
const FORBIDDEN_WORDS: [&str; 4] = ["unsafe", "asm", "naked_asm", "global_asm"];

/// Names that are rejected in attributes.
const FORBIDDEN_ATTRIBUTES: [&str; 7] = [
    "export_name",
    "ffi_const",
    "link",
    "link_name",
    "link_section",
    "naked",
    "no_mangle",
];

const SKIPPED_FIRST_LINE: &str = "The first line isn't Rust: it begins with `#!` or `---`, \
                                  which no answer needs. Remove it.";

/// Returns an error if the answer contains unsafe code, or a first line that the compiler
/// would skip.
pub fn reject(answer: &str) -> Option<String> {
    if has_skipped_first_line(answer) {
        return Some(SKIPPED_FIRST_LINE.to_owned());
    }
    let (name, line) = match TokenStream::from_str(answer) {
        Ok(tokens) => find_forbidden(&flatten(tokens))?,
        Err(_) => find_forbidden_word(answer)?,
    };
    Some(format!(
        "`{name}` in line {line} isn't allowed. An answer is safe Rust: no \
         `unsafe`, no assembly, no `extern`, and no attribute for the linker."
    ))
}

/// Tests if the text begins with a shebang or Cargo frontmatter. The compiler skips both,
/// but `proc_macro2` doesn't, so the two would see different tokens.
fn has_skipped_first_line(answer: &str) -> bool {
    let text = answer.trim_start_matches('\u{feff}');
    let has_shebang = text
        .strip_prefix("#!")
        .map(|rest| rest.trim_start_matches([' ', '\t', '\n']))
        .is_some_and(|rest| !rest.starts_with('['));
    let has_frontmatter = text.trim_start().starts_with("---");
    has_shebang || has_frontmatter
}

/// Returns the first forbidden name, and its line.
fn find_forbidden(words: &[(String, usize)]) -> Option<(String, usize)> {
    let is_word =
        |index: usize, expected: &str| words.get(index).is_some_and(|(word, _)| word == expected);
    // The number of open brackets, counted from the start of an attribute.
    let mut depth = 0;
    for (index, (word, line)) in words.iter().enumerate() {
        let is_preceded_by = |distance: usize, expected: &str| {
            index
                .checked_sub(distance)
                .is_some_and(|index| is_word(index, expected))
        };
        let starts_attribute =
            is_preceded_by(1, "#") || is_preceded_by(2, "#") && is_preceded_by(1, "!");
        let is_forbidden = match &**word {
            "(" | "[" | "{" if starts_attribute || depth > 0 => {
                depth += 1;
                false
            }
            ")" | "]" | "}" if depth > 0 => {
                depth -= 1;
                false
            }
            "extern" => !is_word(index + 1, "crate"),
            word => {
                FORBIDDEN_WORDS.contains(&word) || depth > 0 && FORBIDDEN_ATTRIBUTES.contains(&word)
            }
        };
        if is_forbidden {
            return Some((word.clone(), *line));
        }
    }
    None
}

/// Returns the first forbidden word, and its line, in a text that `proc_macro2` can't
/// parse.
fn find_forbidden_word(text: &str) -> Option<(String, usize)> {
    for (line, number) in text.lines().zip(1..) {
        for word in line.split(|c: char| !c.is_alphanumeric() && c != '_') {
            if FORBIDDEN_WORDS.contains(&word) {
                return Some((word.to_owned(), number));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::reject;

    #[test]
    fn rejects_unsafe_code_with_name_and_line() {
        let error = |text: &str| reject(text).unwrap_or_default();
        insta::assert_snapshot!(error("fn a() {\n  unsafe {} }"), @"`unsafe` in line 2 isn't allowed. An answer is safe Rust: no `unsafe`, no assembly, no `extern`, and no attribute for the linker.");
        for (name, text) in [
            ("unsafe", "#[unsafe(naked)] extern \"C\" fn a() {}"),
            ("naked", "#[naked] fn a() {}"),
            (
                "no_mangle",
                "mod b { #[cfg_attr(all(), r#no_mangle)] fn a() {} }",
            ),
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
            let error = error(text);
            assert!(error.starts_with(&format!("`{name}` in ")), "{error}");
        }
    }

    #[test]
    fn accepts_forbidden_names_in_comments_strings_and_variables() {
        for text in [
            "#![allow(dead_code)]\nfn a() {}",
            "#! [allow(dead_code)] fn a() {}",
            "fn a() {} // ---",
            "// unsafe\nfn a() { let link = \"unsafe asm\"; }",
            "/// `unsafe`\nextern crate alloc;",
            "fn naked() -> usize { let export_name = 1; export_name }",
            "fn a( {",
        ] {
            assert_eq!(reject(text), None);
        }
    }

    /// The comment that begins in the first line would hide the code from `proc_macro2`,
    /// but the compiler skips that line.
    #[test]
    fn rejects_first_line_that_compiler_skips() {
        let hidden = "x /*\nfn a() { unsafe {} }\n// */";
        for start in ["#!", "#!/*", "\u{feff}#!", "#!\u{a0}[", "---", "\n --- "] {
            let error = reject(&format!("{start}{hidden}"));
            assert!(
                error.is_some_and(|error| error.contains("first line")),
                "{start}"
            );
        }
    }

    #[test]
    fn rejects_deeply_nested_assembly() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        let text = format!("fn a() {{ {open}asm!(){close} }}");
        assert!(reject(&text).is_some());
    }

    #[test]
    fn deep_nesting_does_not_overflow() {
        let (open, close) = ("[".repeat(20_000), "]".repeat(20_000));
        for before in ["#", "#!", "extern "] {
            assert!(reject(&format!("{before}{open}unsafe{close}")).is_some());
        }
        let attributes = "#[".repeat(20_000) + "unsafe" + &close;
        assert!(reject(&attributes).is_some());
    }
}
