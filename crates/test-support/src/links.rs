//! Dead links in HTML and XHTML files.

use html5gum::{Token, Tokenizer};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The links and the ids in a file. Both are empty if it isn't HTML.
#[derive(Default)]
struct LinksAndIds {
    links: BTreeSet<String>,
    ids: BTreeSet<String>,
}

/// Returns the internal links of the site in the folder `site` whose file or fragment
/// doesn't exist, as `file: link`. Links with a scheme aren't followed.
pub fn dead_links(site: &Path) -> Vec<String> {
    let mut files = BTreeMap::new();
    read_files(site, &mut files);
    let mut dead = Vec::new();
    for (path, file) in &files {
        for link in file.links.iter().filter(|link| !link.contains("://")) {
            let (target, fragment) = link.split_once('#').unwrap_or((link, ""));
            let target = match target {
                "" => path.clone(),
                "/" => site.join("index.html"),
                target => path.with_file_name(target),
            };
            let is_alive = files
                .get(&target)
                .is_some_and(|file| fragment.is_empty() || file.ids.contains(fragment));
            if !is_alive {
                dead.push(format!("{}: {link}", path.display()));
            }
        }
    }
    dead
}

fn read_files(dir: &Path, files: &mut BTreeMap<PathBuf, LinksAndIds>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_files(&path, files);
        } else {
            let links_and_ids = read_file(&path);
            files.insert(path, links_and_ids);
        }
    }
}

fn read_file(path: &Path) -> LinksAndIds {
    let mut file = LinksAndIds::default();
    if !path.to_string_lossy().ends_with("html") {
        return file;
    }
    let text = fs::read(path).unwrap();
    for Ok(token) in Tokenizer::new(&text) {
        let Token::StartTag(tag) = token else {
            continue;
        };
        for (name, value) in &tag.attributes {
            let value = String::from_utf8_lossy(value).into_owned();
            match name.as_slice() {
                b"href" | b"src" => file.links.insert(value),
                b"id" => file.ids.insert(value),
                _ => continue,
            };
        }
    }
    file
}
