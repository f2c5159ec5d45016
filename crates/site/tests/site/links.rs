//! Finds the links of a built site that lead nowhere.

use html5gum::{Token, Tokenizer};
use othellier_project::files::walk;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What a page links to, and what can be linked to in it; nothing, if it isn't a page.
#[derive(Default)]
struct Page {
    links: BTreeSet<String>,
    ids: BTreeSet<String>,
}

/// Every internal link of the site in the folder `site` that leads to no file, or to
/// no place in its page, as `page: link`. Links to other sites aren't followed.
pub fn dead_links(site: &Path) -> Vec<String> {
    let files = walk(site)
        .unwrap()
        .into_iter()
        .map(|file| (file.clone(), read(&file)));
    let pages: BTreeMap<PathBuf, Page> = files.collect();
    let mut dead = Vec::new();
    for (page, Page { links, .. }) in &pages {
        for link in links.iter().filter(|link| !link.contains("://")) {
            let (file, id) = link.split_once('#').unwrap_or((link, ""));
            let file = match file {
                "" => page.clone(),
                "/" => site.join("index.html"), // from wherever a page isn't found
                file => page.with_file_name(file),
            };
            let leads_to = |page: &Page| id.is_empty() || page.ids.contains(id);
            if !pages.get(&file).is_some_and(leads_to) {
                dead.push(format!("{}: {link}", page.display()));
            }
        }
    }
    dead
}

fn read(file: &Path) -> Page {
    let mut page = Page::default();
    let is_page = file.to_str().is_some_and(|name| name.ends_with("html"));
    let text = if is_page {
        fs::read(file).unwrap()
    } else {
        Vec::new()
    };
    for Ok(token) in Tokenizer::new(&text) {
        let Token::StartTag(tag) = token else {
            continue;
        };
        for (name, value) in &tag.attributes {
            let value = String::from_utf8_lossy(value).into_owned();
            match name.as_slice() {
                b"href" | b"src" => page.links.insert(value),
                b"id" => page.ids.insert(value),
                _ => continue,
            };
        }
    }
    page
}
