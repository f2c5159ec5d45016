//! What no answer needs but the compiler may let through: assembly, foreign
//! functions, and attributes that tell the linker what to do. We refuse it by
//! name, before compiling anything.

use std::str::FromStr as _;

use othellier_project::forbidden::flatten;
use proc_macro2::TokenStream;

/// Refused wherever they are named.
const WORDS: [&str; 4] = ["unsafe", "asm", "naked_asm", "global_asm"];

/// Refused in an attribute.
const ATTRIBUTES: [&str; 7] = [
    "export_name",
    "ffi_const",
    "link",
    "link_name",
    "link_section",
    "naked",
    "no_mangle",
];

/// Why this answer isn't compiled, if it isn't.
pub fn refusal(answer: &str) -> Option<String> {
    if is_skipped(answer) {
        return Some(SKIPPED.to_owned());
    }
    let (name, line) = match TokenStream::from_str(answer) {
        Ok(tokens) => first(&flatten(tokens))?,
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

/// The first refused name, and its line.
fn first(words: &[(String, usize)]) -> Option<(String, usize)> {
    let is = |place: usize, sign: &str| words.get(place).is_some_and(|(word, _)| word == sign);
    // The brackets that are open, from an attribute's own on.
    let mut depth = 0;
    let found = words.iter().enumerate().find(|(place, (word, _))| {
        let before = |count: usize, sign| place.checked_sub(count).is_some_and(|at| is(at, sign));
        let begins = before(1, "#") || before(2, "#") && before(1, "!");
        match &**word {
            "(" | "[" | "{" if begins || depth > 0 => depth += 1,
            ")" | "]" | "}" if depth > 0 => depth -= 1,
            "extern" => return !is(place + 1, "crate"),
            word => return WORDS.contains(&word) || depth > 0 && ATTRIBUTES.contains(&word),
        }
        false
    });
    found.map(|(_, found)| found.clone())
}

/// The same, for a text that only the compiler can read.
fn word_in(text: &str) -> Option<(String, usize)> {
    let is_between = |sign: char| !sign.is_alphanumeric() && sign != '_';
    let mut words = text
        .lines()
        .zip(1..)
        .flat_map(|(line, number)| line.split(is_between).map(move |word| (word, number)));
    words
        .find(|(word, _)| WORDS.contains(word))
        .map(|(word, line)| (word.to_owned(), line))
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
            assert!(
                told.is_some_and(|told| told.contains("first line")),
                "{start}"
            );
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
