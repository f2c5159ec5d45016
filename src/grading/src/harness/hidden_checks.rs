//! A teacher's own checks. Each one must be able to fail, and must count.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use othellier_project::catalog::Package;
use othellier_project::files::read;
use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Item, ItemFn};

/// Refuses a folder of hidden checks if some would silently not count, or would
/// pass for everyone. Fails when there's no such folder, a file isn't named after
/// an exercise of the book, or one of its checks wouldn't do its job.
pub fn check_hidden(folder: &Path, packages: &[Package]) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("can't read the hidden checks in {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "rs") {
            check_name(&path, packages)?;
            files.push(path);
        }
    }
    files.sort();
    files.iter().try_for_each(|file| {
        check_text(&read(file)?).with_context(|| format!("in {}", file.display()))
    })
}

fn check_name(path: &Path, packages: &[Package]) -> anyhow::Result<()> {
    let id = path.file_stem().unwrap_or_default();
    let mut all = packages.iter().flat_map(|package| &package.exercises);
    ensure!(
        all.any(|exercise| *exercise.id == *id),
        "{} isn't named after an exercise; give it a name like ray_length.rs",
        path.display()
    );
    Ok(())
}

/// Every check is at the top level of the file, and only the answer decides
/// whether it passes.
fn check_text(text: &str) -> anyhow::Result<()> {
    let file = syn::parse_file(text).map_err(|error| {
        let line = error.span().start().line;
        anyhow::anyhow!("line {line} isn't Rust: {error}")
    })?;
    let all = count(file.to_token_stream());
    let functions = file.items.iter().filter_map(|item| match item {
        Item::Fn(function) => Some(function),
        _ => None,
    });
    let tests = functions.filter(|function| function.attrs.iter().any(is_test));
    let tests: Vec<_> = tests.collect();
    tests.iter().try_for_each(|test| check_attributes(test))?;
    ensure!(all > 0, "there's no check: mark a function with `#[test]`");
    ensure!(
        all == tests.len(),
        "a check inside a module, a function, or a macro isn't counted: move \
         every `#[test]` to the top level of the file"
    );
    Ok(())
}

fn is_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("test")
}

/// Attributes that don't change when a check passes.
const HARMLESS: [&str; 4] = ["test", "doc", "allow", "expect"];

fn check_attributes(test: &ItemFn) -> anyhow::Result<()> {
    for attribute in &test.attrs {
        let path = attribute.path();
        if !HARMLESS.iter().any(|name| path.is_ident(name)) {
            let name = path.to_token_stream();
            bail!(
                "with `#[{name}]` the check `{}` could pass whatever the \
                 answer is: remove that attribute",
                test.sig.ident
            );
        }
    }
    Ok(())
}

/// How many `#[test]`s there are, at any depth.
fn count(tokens: TokenStream) -> usize {
    let (mut found, mut after_hash) = (0, false);
    for token in tokens {
        if let TokenTree::Group(group) = &token {
            let is_check = after_hash && is_test_mark(group.stream());
            found += usize::from(is_check) + count(group.stream());
        }
        after_hash = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == '#');
    }
    found
}

/// Whether these tokens are the word `test` and nothing else.
fn is_test_mark(tokens: TokenStream) -> bool {
    let mut tokens = tokens.into_iter();
    let is_test = matches!(tokens.next(), Some(TokenTree::Ident(word)) if word == "test");
    is_test && tokens.next().is_none()
}
