//! Traced copies of functions: the source itself, with calls of
//! [`trace`](super::trace) put in at places that `syn` finds. A line of a call is
//! the line that the book shows.

mod body;
mod names;

use anyhow::{Context, Result};
use body::Body;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::{ImplItem, Item, Signature, Visibility};

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

/// A file of a crate with its functions traced.
#[derive(Debug, PartialEq, Eq)]
pub struct Traced {
    /// The text.
    pub text: String,
    /// The functions that are called by another name to be followed, because the
    /// compiler itself calls them.
    pub twins: Vec<String>,
}

/// The ending of the name of a [twin](Traced::twins).
pub const TWIN: &str = "_traced";

/// Traces these functions of a file; its crate may have more of them.
///
/// # Errors
///
/// When the text isn't Rust, or hasn't got one of the functions.
pub fn file(source: &str, followed: &[Followed], has_followed: bool) -> Result<Traced> {
    let file = syn::parse_file(source)?;
    let mut inserts = Inserts::default();
    let mut twins = Vec::new();
    for it in followed {
        let found = find(&file.items, it.selector)
            .with_context(|| format!("`{}` has no `{}`", it.file, it.selector))?;
        match found.signature.constness {
            Some(_) => twins.push((it, found)),
            None => function(source, it, found, &mut inserts),
        }
    }
    if !followed.is_empty() {
        derive_debug(&file.items, &mut inserts);
    }
    if has_followed {
        bound_traits(&file.items, &mut inserts);
    }
    let mut text = inserts.into_text(source);
    for (it, found) in &twins {
        text += &twin(source, it, *found);
    }
    let name = |(_, it): &(_, Found)| it.signature.ident.to_string();
    let twins = twins.iter().map(name).collect();
    Ok(Traced { text, twins })
}

/// A file whose private types all say what they hold, unless it isn't Rust.
pub fn debuggable(source: &str) -> String {
    let mut inserts = Inserts::default();
    if let Ok(file) = syn::parse_file(source) {
        derive_debug(&file.items, &mut inserts);
    }
    inserts.into_text(source)
}

/// A function in its file.
#[derive(Clone, Copy)]
struct Found<'a> {
    signature: &'a Signature,
    block: &'a syn::Block,
    start: usize,
}

/// Finds a function as a listing does.
fn find<'a>(items: &'a [Item], selector: &str) -> Option<Found<'a>> {
    let (outer, name) = match selector.split_once(" > ") {
        Some((outer, name)) => (Some(outer), name),
        None => (None, selector),
    };
    let name = name.strip_prefix("fn ")?;
    items.iter().find_map(|item| match (item, outer) {
        (Item::Fn(it), None) if it.sig.ident == name => Some(Found {
            signature: &it.sig,
            block: &it.block,
            start: start(&it.vis, bytes(&it.sig).start),
        }),
        (Item::Impl(it), Some(outer)) if names::of_impl(it) == outer => {
            find_method(&it.items, name)
        }
        _ => None,
    })
}

fn find_method<'a>(items: &'a [ImplItem], name: &str) -> Option<Found<'a>> {
    items.iter().find_map(|item| match item {
        ImplItem::Fn(it) if it.sig.ident == name => Some(Found {
            signature: &it.sig,
            block: &it.block,
            start: bytes(&it.sig).start,
        }),
        _ => None,
    })
}

/// Where an item begins: its visibility is a part of it.
fn start(visibility: &Visibility, keyword: usize) -> usize {
    match visibility {
        Visibility::Inherited => keyword,
        visibility => bytes(visibility).start,
    }
}

/// The bytes of a part of the source.
fn bytes(part: &impl Spanned) -> Range<usize> {
    part.span().byte_range()
}

fn function(source: &str, followed: &Followed, found: Found, inserts: &mut Inserts) {
    let mut body = Body::new(source, followed, inserts);
    body.function(found.signature, found.block);
}

/// The compiler may call a `const fn` itself, and then it must stay as it is. So
/// its traced copy has another name.
fn twin(source: &str, followed: &Followed, found: Found) -> String {
    let mut inserts = Inserts::default();
    function(source, followed, found, &mut inserts);
    let name = bytes(&found.signature.ident).end;
    inserts.at(name, TWIN);
    let text = inserts.into_text(source);
    // What is put in comes behind the function's start.
    let longer = text.len() - source.len();
    let end = bytes(found.block).end + longer;
    let rest = &text[found.start..end];
    format!("\n/// Traced.\n{}\n", rest.replacen("const fn", "fn", 1))
}

/// Has the private types of this file say what they hold.
fn derive_debug(items: &[Item], inserts: &mut Inserts) {
    for item in items {
        if let Item::Struct(it) = item
            && matches!(it.vis, Visibility::Inherited)
            && !names::derives_debug(&it.attrs)
            && !names::has_debug(items, &it.ident)
        {
            inserts.at(bytes(&it.struct_token).start, "#[derive(Debug)] ");
        }
    }
}

/// Has whatever implements a trait say what it holds, and what belongs to it.
fn bound_traits(items: &[Item], inserts: &mut Inserts) {
    const DEBUG: &str = "::std::fmt::Debug";
    for item in items {
        let Item::Trait(it) = item else { continue };
        let end = bytes(&it.ident).end;
        match &it.colon_token {
            Some(colon) => {
                inserts.at(bytes(colon).end, format!(" {DEBUG} +"));
            }
            None => inserts.at(end, format!(": {DEBUG}")),
        }
        for item in &it.items {
            if let syn::TraitItem::Type(it) = item
                && let Some(colon) = &it.colon_token
            {
                inserts.at(bytes(colon).end, format!(" {DEBUG} +"));
            }
        }
    }
}

#[cfg(test)]
mod tests;
