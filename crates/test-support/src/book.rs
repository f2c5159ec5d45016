//! A book without prose that is built like the real one.

#[cfg(feature = "folder")]
use crate::Folder;
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

/// Makes a checkout with a book of one page, `welcome.md`, that has the settings and the
/// theme of this repository's book.
#[cfg(feature = "folder")]
pub fn small_book() -> Folder {
    let folder = Folder::empty();
    for dir in ["book/src", "chapters"] {
        fs::create_dir_all(folder.path().join(dir)).unwrap();
    }
    let book = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book");
    copy_book_assets(&book, &folder.path().join("book"));
    write_page(folder.path(), "SUMMARY.md", "[Welcome](welcome.md)\n");
    write_page(folder.path(), "welcome.md", "# Welcome\n\nBlack begins.\n");
    folder
}

/// Writes a Markdown file of the book in the checkout `repository`. It's replaced
/// atomically, so that a watcher never reads half of it.
pub fn write_page(repository: &Path, name: &str, text: &str) {
    let draft = repository.join("draft.md");
    fs::write(&draft, text).unwrap();
    fs::rename(draft, repository.join("book/src").join(name)).unwrap();
}
