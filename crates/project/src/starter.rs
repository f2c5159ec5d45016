//! What a learner begins with: a file with a function that isn't written yet.

use std::path::Path;
use std::process::Command;
use std::str::FromStr as _;

use anyhow::{Context, bail, ensure};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Whether a function of this file is nothing but `todo!(...)`. Such an answer
/// can't pass a check, so we don't have to run one.
///
/// This looks at tokens: a parser calls itself for each bracket inside another,
/// and students may hand in a file of nothing else.
pub fn is_unwritten(text: &str) -> bool {
    let items = TokenStream::from_str(text).unwrap_or_default();
    let methods = bodies(items.clone(), "impl").into_iter();
    let methods = methods.flat_map(|methods| bodies(methods, "fn"));
    let functions = bodies(items, "fn");
    functions.into_iter().chain(methods).any(is_todo)
}

/// What is between the braces of each item that begins with this keyword, `fn`
/// or `impl`.
fn bodies(items: TokenStream, keyword: &str) -> Vec<TokenStream> {
    let mut bodies = Vec::new();
    let mut begun = None;
    for token in items {
        match token {
            TokenTree::Ident(word) if begun.is_none() && (word == "fn" || word == "impl") => {
                begun = Some(word);
            }
            TokenTree::Punct(mark) if mark.as_char() == ';' => begun = None,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let is_meant = begun.take().is_some_and(|word| word == keyword);
                bodies.extend(is_meant.then(|| group.stream()));
            }
            _ => {}
        }
    }
    bodies
}

/// Whether a body is `todo!(...)`, with or without a semicolon.
fn is_todo(body: TokenStream) -> bool {
    let body: Vec<_> = body.into_iter().collect();
    let Some((TokenTree::Ident(name), rest)) = body.split_first() else {
        return false;
    };
    let is_call = matches!(
        rest,
        [TokenTree::Punct(_), TokenTree::Group(_)]
            | [
                TokenTree::Punct(_),
                TokenTree::Group(_),
                TokenTree::Punct(_)
            ]
    );
    name == "todo" && is_call
}

/// What a learner began with in this file, even if it holds an answer now, or is
/// gone. Fails when neither the file nor git has it.
pub fn pristine(file: &Path) -> anyhow::Result<String> {
    match crate::files::read(file) {
        Ok(text) if is_unwritten(&text) => Ok(text),
        _ => from_git(file).with_context(|| {
            format!(
                "{} isn't the starter any more: bring it back from a fresh copy of the book",
                file.display()
            )
        }),
    }
}

/// The newest version of the file in git that's a starter: learners may commit
/// their answers.
pub fn from_git(file: &Path) -> anyhow::Result<String> {
    let folder = file.parent().unwrap_or(file);
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let versions = git(folder, &["log", "--format=%H", "--", &*name])?;
    for version in versions.lines() {
        // A version that deletes the file shows nothing.
        let text = git(folder, &["show", &format!("{version}:./{name}")]);
        if let Some(text) = text.ok().filter(|text| is_unwritten(text)) {
            return Ok(text);
        }
    }
    bail!("git has no version of it that's still unwritten")
}

fn git(folder: &Path, arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git")
        .args(arguments)
        .current_dir(folder)
        .output()
        .context("can't start git, which keeps the starters")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let first = said.lines().next().unwrap_or_default();
    ensure!(output.status.success(), "git has no starter: {first}");
    String::from_utf8(output.stdout).context("the starter isn't text")
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::fs;

    const STARTER: &str = "pub fn a() -> i32 {\n    todo!()\n}\n";

    #[test]
    fn a_starter_that_is_gone_comes_from_git() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("a.rs");
        let told = pristine(&file).unwrap_err().to_string();
        assert!(told.ends_with("bring it back from a fresh copy of the book"));
        fs::write(&file, STARTER).unwrap();
        for arguments in [
            &["init", "--quiet"][..],
            &["add", "a.rs"],
            &[
                "-c",
                "user.name=a",
                "-c",
                "user.email=a",
                "commit",
                "-qm",
                "a",
            ],
        ] {
            git(home.path(), arguments).unwrap();
        }
        for answer in [&b"pub fn a() -> i32 { 4 }"[..], b"\xff\xfef\0"] {
            fs::write(&file, answer).unwrap();
            assert_eq!(pristine(&file).unwrap(), STARTER);
        }
        fs::remove_file(&file).unwrap();
        assert_eq!(pristine(&file).unwrap(), STARTER);
    }

    #[test]
    fn a_function_or_a_method_that_is_all_todo_is_unwritten() {
        for text in [
            "fn a() -> i32 { todo!(\"the answer\") }",
            "fn a() { todo!(); }",
            "struct A; impl A { fn b() { todo!() } }",
            "fn a() -> i32 { 42 } fn b() -> i32 { todo!() }",
            "use x::{y, z}; const F: fn() = f; fn a() -> impl Iterator { todo!() }",
        ] {
            assert!(is_unwritten(text), "{text}");
        }
    }

    #[test]
    fn whoever_has_begun_to_write_is_at_work() {
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
    fn no_nesting_is_too_deep_to_be_asked() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        assert!(!is_unwritten(&format!("fn a() {{ {open}{close} }}")));
        assert!(!is_unwritten(&"(".repeat(20_000)));
    }
}
