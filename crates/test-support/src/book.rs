//! A small book that looks like the real one.

use std::fs;
use std::path::Path;

/// What the pages are made with, of the folders beside the prose.
const READ: [&str; 7] = ["css", "hbs", "html", "js", "opf", "svg", "xml"];

/// Copies the settings of a book and its looks, without its prose and its crates.
pub fn copy_looks(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    fs::copy(from.join("book.toml"), to.join("book.toml")).unwrap();
    for room in ["epub", "theme", "page", "scripts"] {
        copy(&from.join(room), &to.join(room));
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (file, place) = (entry.path(), to.join(entry.file_name()));
        let extension = file.extension().and_then(|name| name.to_str());
        if file.is_dir() {
            copy(&file, &place);
        } else if extension.is_some_and(|name| READ.contains(&name)) {
            fs::copy(file, place).unwrap();
        }
    }
}
