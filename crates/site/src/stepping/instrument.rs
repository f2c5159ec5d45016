//! Traced copies of functions: the source itself, with calls of the crate
//! `page-trace` put in at places that `syn` finds. A line of a call is the line
//! that the book shows.

mod body;
mod names;

use anyhow::{Context, Result};
use body::Body;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Ident, ImplItem, Item, ItemFn, Signature, Visibility};

/// A function to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Its file below `chapters/`.
    pub file: &'static str,
    /// How a page's listing selects it.
    pub selector: &'static str,
    /// Its name in a stack.
    pub name: &'static str,
}

/// Texts to put into another one, each at a byte.
#[derive(Debug, Default)]
struct Inserts(Vec<(usize, String)>);

impl Inserts {
    /// Puts this in, behind what's there already.
    fn at(&mut self, byte: usize, text: impl Into<String>) {
        self.0.push((byte, text.into()));
    }

    /// Keeps a place for a text that isn't known yet.
    fn reserve(&mut self, byte: usize) -> usize {
        self.at(byte, "");
        self.0.len() - 1
    }

    fn into_text(mut self, source: &str) -> String {
        self.0.sort_by_key(|(byte, _)| *byte);
        let mut text = String::with_capacity(source.len() * 2);
        let mut end = 0;
        for (byte, insert) in self.0 {
            text.push_str(&source[end..byte]);
            text.push_str(&insert);
            end = byte;
        }
        text.push_str(&source[end..]);
        text
    }
}

/// The end of the name of a function that only the compiler calls.
const UNTRACED: &str = "_untraced";

/// Traces these functions of a file, in a crate with functions to follow.
///
/// The compiler may call a `const fn` itself, and then it must stay as it is. So it
/// gets another name throughout the file, and its traced copy has its own. Fails
/// when the text isn't Rust, or hasn't got one of the functions.
pub fn file(source: &str, followed: &[Followed]) -> Result<String> {
    let file = syn::parse_file(source)?;
    let mut inserts = Inserts::default();
    let mut copies = String::new();
    for one in followed {
        let found = find(&file.items, one.selector)
            .with_context(|| format!("`{}` has no `{}`", one.file, one.selector))?;
        if found.signature.constness.is_some() {
            copies += &traced_copy(source, one, found);
            rename(&file, &found.signature.ident, &mut inserts);
        } else {
            Body::new(source, one, &mut inserts).function(found.signature, found.block);
        }
    }
    bound_traits(&file.items, &mut inserts);
    Ok(inserts.into_text(source) + &copies)
}

/// A function in its file.
#[derive(Clone, Copy)]
struct Found<'a> {
    visibility: &'a Visibility,
    signature: &'a Signature,
    block: &'a syn::Block,
}

/// Finds a function as a listing does.
fn find<'a>(items: &'a [Item], selector: &str) -> Option<Found<'a>> {
    let (outer, name) = selector.rsplit_once("fn ")?;
    let outer = outer.strip_suffix(" > ");
    items.iter().find_map(|item| match (item, outer) {
        (
            Item::Fn(ItemFn {
                vis: visibility,
                sig: signature,
                block,
                ..
            }),
            None,
        ) => (signature.ident == name).then_some(Found {
            visibility,
            signature,
            block,
        }),
        (Item::Impl(around), Some(outer)) if names::of_impl(around) == outer => {
            around.items.iter().find_map(|item| match item {
                ImplItem::Fn(method) if method.sig.ident == name => Some(Found {
                    visibility: &method.vis,
                    signature: &method.sig,
                    block: &method.block,
                }),
                _ => None,
            })
        }
        _ => None,
    })
}

/// The bytes of a part of the source.
fn bytes(part: &impl Spanned) -> Range<usize> {
    part.span().byte_range()
}

/// The text of a `const fn`, traced, and not `const` any more.
fn traced_copy(source: &str, followed: &Followed, found: Found) -> String {
    let mut inserts = Inserts::default();
    Body::new(source, followed, &mut inserts).function(found.signature, found.block);
    let text = inserts.into_text(source);
    // What is put in comes behind the function's start.
    let longer = text.len() - source.len();
    let end = bytes(found.block).end + longer;
    // The visibility is a part of it.
    let start = match found.visibility {
        Visibility::Inherited => bytes(found.signature).start,
        visibility => bytes(visibility).start,
    };
    let rest = &text[start..end];
    format!("\n/// Traced.\n{}\n", rest.replacen("const fn", "fn", 1))
}

/// Gives whatever has this name in a file its untraced name.
fn rename(file: &syn::File, name: &Ident, inserts: &mut Inserts) {
    struct Named<'a>(&'a Ident, &'a mut Inserts);

    impl<'ast> Visit<'ast> for Named<'_> {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            if ident == self.0 {
                self.1.at(bytes(ident).end, UNTRACED);
            }
        }
    }

    Named(name, inserts).visit_file(file);
}

/// Has whatever implements a trait say what it holds, and what belongs to it.
fn bound_traits(items: &[Item], inserts: &mut Inserts) {
    const DEBUG: &str = "::std::fmt::Debug";
    for item in items {
        let Item::Trait(item) = item else { continue };
        let end = bytes(&item.ident).end;
        match &item.colon_token {
            Some(colon) => {
                inserts.at(bytes(colon).end, format!(" {DEBUG} +"));
            }
            None => inserts.at(end, format!(": {DEBUG}")),
        }
        for item in &item.items {
            if let syn::TraitItem::Type(associated) = item
                && let Some(colon) = &associated.colon_token
            {
                inserts.at(bytes(colon).end, format!(" {DEBUG} +"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
