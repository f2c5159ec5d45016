//! A book without prose that is built like the real one.

use std::fs;
use std::path::Path;

/// The extensions of the files that make a page's theme and scripts.
const ASSET_EXTENSIONS: [&str; 7] = ["css", "hbs", "html", "js", "opf", "svg", "xml"];

/// Copies the settings and the assets of a book, without its prose and its crates.
pub fn copy_book_assets(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    fs::copy(from.join("book.toml"), to.join("book.toml")).unwrap();
    for dir in ["epub", "theme", "page", "scripts"] {
        copy_assets(&from.join(dir), &to.join(dir));
    }
}

fn copy_assets(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let source = entry.path();
        let target = to.join(entry.file_name());
        let extension = source.extension().and_then(|extension| extension.to_str());
        if source.is_dir() {
            copy_assets(&source, &target);
        } else if extension.is_some_and(|extension| ASSET_EXTENSIONS.contains(&extension)) {
            fs::copy(source, target).unwrap();
        }
    }
}
