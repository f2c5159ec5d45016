//! Instrumentation of functions: inserts calls of the crate `page-trace` into their source,
//! at positions that `syn` finds. No line is added, so the line numbers in the calls are
//! those of the original, which the book shows.

mod body;
mod names;

use anyhow::{Context, Result};
use body::BodyInstrumenter;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Ident, ImplItem, Item, ItemFn, Signature, Visibility};

/// A function that a reader can step through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SteppedFunction {
    /// Its file below `chapters/`.
    pub file: &'static str,
    /// Its selector in a listing.
    pub selector: &'static str,
    /// Its name in the call stack that a reader sees.
    pub name: &'static str,
}

/// Texts to insert into a source, each at a byte offset.
#[derive(Debug, Default)]
struct Insertions(Vec<(usize, String)>);

impl Insertions {
    /// Adds a text, after those at the same offset.
    fn insert(&mut self, offset: usize, text: impl Into<String>) {
        self.0.push((offset, text.into()));
    }

    /// Reserves the next position at an offset, for a text that isn't known yet. Returns the
    /// index for [`Insertions::fill`].
    fn reserve(&mut self, offset: usize) -> usize {
        self.insert(offset, "");
        self.0.len() - 1
    }

    /// Sets the text of a reserved position.
    fn fill(&mut self, index: usize, text: String) {
        self.0[index].1 = text;
    }

    /// Returns the source with all texts inserted.
    fn apply(mut self, source: &str) -> String {
        self.0.sort_by_key(|(offset, _)| *offset);
        let mut text = String::with_capacity(source.len() * 2);
        let mut end = 0;
        for (offset, insertion) in self.0 {
            text.push_str(&source[end..offset]);
            text.push_str(&insertion);
            end = offset;
        }
        text.push_str(&source[end..]);
        text
    }
}

/// The suffix of the name of a `const fn` that isn't instrumented.
const UNTRACED_SUFFIX: &str = "_untraced";

/// Instruments functions of a file.
///
/// A `const fn` may be evaluated at compile time, when it can't call `page-trace`. So it
/// stays as it is under another name, which is used throughout the file, and an instrumented
/// copy with its own name is appended for other files.
///
/// # Errors
///
/// Returns an error if the source isn't Rust or lacks one of the functions.
pub fn instrument(source: &str, functions: &[SteppedFunction]) -> Result<String> {
    let file = syn::parse_file(source)?;
    let mut insertions = Insertions::default();
    let mut copies = String::new();
    for function in functions {
        let found = find(&file.items, function.selector)
            .with_context(|| format!("`{}` has no `{}`", function.file, function.selector))?;
        if found.signature.constness.is_some() {
            copies += &instrumented_copy(source, function, found);
            rename(&file, &found.signature.ident, &mut insertions);
        } else {
            BodyInstrumenter::new(source, function, &mut insertions)
                .function(found.signature, found.block);
        }
    }
    add_debug_bounds(&file.items, &mut insertions);
    Ok(insertions.apply(source) + &copies)
}

/// A function or method in its file.
#[derive(Clone, Copy)]
struct FoundFunction<'a> {
    visibility: &'a Visibility,
    signature: &'a Signature,
    block: &'a syn::Block,
}

/// Finds a function by its selector in a listing: `fn next` or
/// `impl Iterator for Ray > fn next`.
fn find<'a>(items: &'a [Item], selector: &str) -> Option<FoundFunction<'a>> {
    let (container, name) = selector.rsplit_once("fn ")?;
    match container.strip_suffix(" > ") {
        None => items.iter().find_map(|item| match item {
            Item::Fn(ItemFn {
                vis: visibility,
                sig: signature,
                block,
                ..
            }) if signature.ident == name => Some(FoundFunction {
                visibility,
                signature,
                block,
            }),
            _ => None,
        }),
        Some(container) => items
            .iter()
            .filter_map(|item| match item {
                Item::Impl(item) if names::impl_selector(item) == container => Some(&item.items),
                _ => None,
            })
            .flatten()
            .find_map(|item| match item {
                ImplItem::Fn(method) if method.sig.ident == name => Some(FoundFunction {
                    visibility: &method.vis,
                    signature: &method.sig,
                    block: &method.block,
                }),
                _ => None,
            }),
    }
}

/// Returns the byte range of a syntax node in the source.
fn bytes(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

/// Returns an instrumented copy of a `const fn`, which isn't `const` any more.
fn instrumented_copy(source: &str, function: &SteppedFunction, found: FoundFunction) -> String {
    let mut insertions = Insertions::default();
    BodyInstrumenter::new(source, function, &mut insertions).function(found.signature, found.block);
    let text = insertions.apply(source);
    let start = match found.visibility {
        Visibility::Inherited => bytes(found.signature).start,
        visibility => bytes(visibility).start,
    };
    // All insertions are in the function's body.
    let inserted = text.len() - source.len();
    let end = bytes(found.block).end + inserted;
    let copy = text[start..end].replacen("const fn", "fn", 1);
    format!("\n/// Traced.\n{copy}\n")
}

/// Adds [`UNTRACED_SUFFIX`] to all identifiers of a file that have this name.
fn rename(file: &syn::File, name: &Ident, insertions: &mut Insertions) {
    struct Renamer<'a> {
        name: &'a Ident,
        insertions: &'a mut Insertions,
    }

    impl<'ast> Visit<'ast> for Renamer<'_> {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            if ident == self.name {
                self.insertions.insert(bytes(ident).end, UNTRACED_SUFFIX);
            }
        }
    }

    Renamer { name, insertions }.visit_file(file);
}

/// Adds the bound `Debug` to all traits and their associated types, so that the values of
/// generic variables can be recorded.
fn add_debug_bounds(items: &[Item], insertions: &mut Insertions) {
    const DEBUG: &str = "::std::fmt::Debug";
    for item in items {
        let Item::Trait(item) = item else { continue };
        match &item.colon_token {
            Some(colon) => insertions.insert(bytes(colon).end, format!(" {DEBUG} +")),
            None => insertions.insert(bytes(&item.ident).end, format!(": {DEBUG}")),
        }
        for item in &item.items {
            if let syn::TraitItem::Type(associated) = item
                && let Some(colon) = &associated.colon_token
            {
                insertions.insert(bytes(colon).end, format!(" {DEBUG} +"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
