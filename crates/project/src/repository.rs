//! Where the checkout is, and which chapters it has.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::files::list;

/// A checkout of the project: the folder that holds `book/book.toml`. What a
/// teacher hands out is a small one, with an `assignment.toml` in place of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repository {
    root: PathBuf,
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chapter {
    /// Its number in the book, from 1.
    pub number: u32,
    /// The name of its main package, which is the chapter's idea: `board`.
    pub name: String,
    /// Its folder, as an absolute path.
    pub path: PathBuf,
}

impl Repository {
    /// The checkout around the current directory or, from anywhere else, the
    /// one that this program was compiled in.
    pub fn find() -> Result<Self> {
        let here = std::env::current_dir().context("can't read the current directory")?;
        let compiled_in = Path::new(env!("CARGO_MANIFEST_DIR"));
        Self::around(&here)
            .or_else(|| Self::around(compiled_in))
            .with_context(|| format!("no book/book.toml in {} or above it", here.display()))
    }

    /// The checkout that `start` is in: the nearest folder upward with a
    /// `book/book.toml` or an `assignment.toml`.
    pub fn around(start: impl AsRef<Path>) -> Option<Self> {
        let is_top = |folder: &&Path| {
            let tops = ["book/book.toml", "assignment.toml"];
            tops.iter().any(|file| folder.join(file).is_file())
        };
        let root = start.as_ref().ancestors().find(is_top)?.to_owned();
        Some(Self { root })
    }

    /// Its top folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where everything is made that can be made again.
    pub fn target(&self) -> PathBuf {
        target(&self.root)
    }

    /// The folder of the book: `book.toml`, the prose and the theme.
    pub fn book(&self) -> PathBuf {
        self.root.join("book")
    }

    /// The pages of the book, by name. Fails when the folder can't be read.
    pub fn pages(&self) -> Result<Vec<PathBuf>> {
        let mut pages = list(&self.book().join("src"))?;
        pages.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
        Ok(pages)
    }

    /// The chapters in the order of the book: the folders
    /// `chapters/NN-name` that hold a crate.
    pub fn chapters(&self) -> Result<Vec<Chapter>> {
        let folders = list(&self.root.join("chapters"))?;
        let mut chapters: Vec<_> = folders.into_iter().filter_map(Chapter::at).collect();
        chapters.sort();
        Ok(chapters)
    }
}

/// Cargo's folder of the checkout in `root`, which somebody may have put elsewhere.
pub(crate) fn target(root: &Path) -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(elsewhere) if !elsewhere.is_empty() => root.join(elsewhere),
        _ => root.join("target"),
    }
}

impl Chapter {
    /// Returns the folder of the chapter's test program, whose modules are its files.
    pub fn tests(&self) -> PathBuf {
        self.path.join("tests").join(self.name.replace('-', "_"))
    }

    /// The chapter in `path`, if that is a crate in a folder `NN-name`.
    fn at(path: PathBuf) -> Option<Self> {
        let (number, name) = path.file_name()?.to_str()?.split_once('-')?;
        let number = number.parse().ok()?;
        let name = name.to_owned();
        let is_a_crate = path.join("Cargo.toml").is_file();
        is_a_crate.then_some(Self { number, name, path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::fs;

    #[test]
    fn a_folder_without_a_book_above_it_belongs_to_none() {
        let empty = tempfile::tempdir().unwrap();
        assert_eq!(Repository::around(empty.path()), None);
    }

    #[test]
    fn chapters_are_the_numbered_crates_in_order() {
        let home = tempfile::tempdir().unwrap();
        for crate_name in ["12-connect-four", "02-directions", "notes-of-ours"] {
            let folder = home.path().join("chapters").join(crate_name);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("Cargo.toml"), "").unwrap();
        }
        fs::create_dir(home.path().join("chapters/03-no-crate-yet")).unwrap();
        let repository = Repository {
            root: home.path().to_owned(),
        };
        let chapters = repository.chapters().unwrap();
        let found: Vec<_> = chapters.iter().map(|c| (c.number, &*c.name)).collect();
        assert_eq!(found, [(2, "directions"), (12, "connect-four")]);
    }
}
