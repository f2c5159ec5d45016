//! Finds the links of a built site that lead nowhere.

use html5gum::{StartTag, Token, Tokenizer};
use iri_string::types::{IriReferenceStr, IriStr, IriString};
use othellier_project::files::walk;
use percent_encoding::percent_decode_str;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Any address will do, for nothing is fetched from it.
const HOME: &str = "http://site.test/";

/// What matters of a page: what it links to, and what can be linked to.
struct Page {
    links: BTreeSet<IriString>,
    ids: BTreeSet<String>,
}

/// The pages by their addresses; what isn't a page can't be linked into.
type Pages = BTreeMap<String, Option<Page>>;

/// Every internal link of the site in the folder `site` that leads to no
/// file, or to no place in its page, as `page: link`.
pub fn dead_links(site: &Path) -> Vec<String> {
    let pages: Pages = walk(site)
        .unwrap()
        .into_iter()
        .map(|file| {
            let name = file.strip_prefix(site).unwrap().to_str().unwrap();
            let address = format!("{HOME}{name}");
            let is_page = name.ends_with("html");
            let page = is_page.then(|| Page::parse(&address, &fs::read(&file).unwrap()));
            (address, page)
        })
        .collect();
    let mut dead = Vec::new();
    for (address, page) in &pages {
        let links = page.iter().flat_map(|page| &page.links);
        for link in links.filter(|link| !leads_somewhere(link, &pages)) {
            dead.push(format!("{}: {link}", &address[HOME.len() - 1..]));
        }
    }
    dead
}

/// Links to other sites aren't followed.
fn leads_somewhere(link: &IriStr, pages: &Pages) -> bool {
    let fragment = link.fragment().map(|fragment| fragment.as_str()).unwrap_or_default();
    let file = link.as_str().split(['#', '?']).next().unwrap_or_default();
    if !file.starts_with(HOME) {
        return true;
    }
    let index = file.ends_with('/').then_some("index.html");
    let file = format!("{file}{}", index.unwrap_or_default());
    match pages.get(&file) {
        Some(_) if fragment.is_empty() => true,
        Some(Some(page)) => {
            let id = percent_decode_str(fragment).decode_utf8_lossy();
            page.ids.contains(&*id)
        }
        _ => false,
    }
}

impl Page {
    fn parse(address: &str, html: &[u8]) -> Self {
        let mut base = IriString::try_from(address).unwrap();
        let (links, ids) = Default::default();
        let mut page = Self { links, ids };
        for Ok(token) in Tokenizer::new(html) {
            if let Token::StartTag(tag) = token {
                page.take(&tag, &mut base);
            }
        }
        page
    }

    fn take(&mut self, tag: &StartTag<()>, base: &mut IriString) {
        for (name, value) in &tag.attributes {
            let value = String::from_utf8_lossy(value);
            match (name.as_slice(), tag.name.as_slice()) {
                (b"href", b"base") => *base = resolve(base, &value),
                (b"href" | b"src", _) => {
                    self.links.insert(resolve(base, &value));
                }
                (b"id", _) => {
                    self.ids.insert(value.into_owned());
                }
                _ => {}
            }
        }
    }
}

/// The address that a link names on the page at `base`.
fn resolve(base: &IriString, link: &str) -> IriString {
    let link = IriReferenceStr::new(link).unwrap_or_else(|_| panic!("{link:?} isn't an address"));
    let base = base.to_absolute();
    link.resolve_against(base).into()
}
