//! Finds the links of a built site that lead nowhere.

use html5gum::{StartTag, Token, Tokenizer};
use othellier_project::files::walk;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use url::Url;

/// Any address will do, for nothing is fetched from it.
const HOME: &str = "http://site.test/";

/// What matters of a page: what it links to, and what can be linked to.
struct Page {
    links: BTreeSet<Url>,
    ids: BTreeSet<Url>,
}

/// Every internal link of the site in the folder `site` that leads to no
/// file, or to no place in its page, as `page: link`.
pub fn dead_links(site: &Path) -> Vec<String> {
    let home = Url::parse(HOME).unwrap();
    let mut pages = BTreeMap::new();
    for file in walk(site).unwrap() {
        let name = file.strip_prefix(site).unwrap().to_str().unwrap();
        let html = fs::read(&file).unwrap();
        let ours = name.ends_with(".html");
        let address = home.join(name).unwrap();
        let page = ours.then(|| Page::read(&address, &html));
        pages.insert(address, page);
    }
    let mut dead = Vec::new();
    for (address, page) in &pages {
        for link in page.iter().flat_map(|page| &page.links) {
            let ours = link.host() == home.host() && !is_of_404(link);
            if ours && !leads_somewhere(link, &pages) {
                dead.push(format!("{}: {link}", address.path()));
            }
        }
    }
    dead
}

/// mdBook's page for what is not found is shown at any address, so the link
/// of its heading to itself leads to the first page.
fn is_of_404(link: &Url) -> bool {
    link.fragment() == Some("document-not-found-404")
}

fn leads_somewhere(link: &Url, pages: &BTreeMap<Url, Option<Page>>) -> bool {
    let mut file = link.clone();
    file.set_fragment(None);
    file.set_query(None);
    if file.path().ends_with('/') {
        file = file.join("index.html").unwrap();
    }
    let no_place = link.fragment().is_none_or(str::is_empty);
    match pages.get(&file) {
        Some(_) if no_place => true,
        Some(Some(page)) => page.ids.iter().any(|id| same_place(id, link)),
        _ => false,
    }
}

fn same_place(id: &Url, link: &Url) -> bool {
    id.fragment() == link.fragment()
}

impl Page {
    fn read(address: &Url, html: &[u8]) -> Self {
        let mut base = address.clone();
        let (links, ids) = Default::default();
        let mut page = Self { links, ids };
        for Ok(token) in Tokenizer::new(html) {
            if let Token::StartTag(tag) = token {
                page.take(&tag, &mut base);
            }
        }
        page
    }

    fn take(&mut self, tag: &StartTag<()>, base: &mut Url) {
        for (name, value) in &tag.attributes {
            let value = String::from_utf8_lossy(value);
            match (name.as_slice(), tag.name.as_slice()) {
                (b"href", b"base") => *base = base.join(&value).unwrap(),
                (b"href" | b"src", _) => {
                    self.links.extend(base.join(&value));
                }
                (b"id", _) => {
                    // As a part of an address, it is written like a link.
                    let mut id = base.clone();
                    id.set_fragment(Some(&value));
                    self.ids.insert(id);
                }
                _ => {}
            }
        }
    }
}
