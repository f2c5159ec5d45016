//! The checkout: its folders and its chapters.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::files::list;

/// A checkout of the project: the folder with `book/book.toml`, or an assignment,
/// which has an `assignment.toml` instead of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repository {
    root: PathBuf,
}

/// A chapter's crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Chapter {
    /// The number in the book, from 1.
    pub number: u32,
    /// The name of the main package, such as `board`.
    pub name: String,
    /// The absolute path of the folder.
    pub path: PathBuf,
}

impl Repository {
    /// Finds the checkout around the current directory or, failing that, the one that
    /// this program was compiled in.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no checkout in either place: an installed program may
    /// outlive the one that it was compiled in.
    pub fn find() -> Result<Self> {
        let current_dir = std::env::current_dir().context("can't read the current directory")?;
        Self::find_from(&current_dir, Path::new(env!("CARGO_MANIFEST_DIR")))
    }

    fn find_from(current_dir: &Path, compiled_in: &Path) -> Result<Self> {
        Self::around(current_dir)
            .or_else(|| Self::around(compiled_in))
            .with_context(|| {
                format!(
                    "the book isn't in {} or above it, and {}, where this program was \
                     compiled, is gone: go to a folder with the book, and start the program \
                     there",
                    current_dir.display(),
                    compiled_in.display()
                )
            })
    }

    /// Returns the checkout that `path` is in: its nearest ancestor with a
    /// `book/book.toml` or an `assignment.toml`.
    pub fn around(path: impl AsRef<Path>) -> Option<Self> {
        let is_root = |folder: &&Path| {
            folder.join("book/book.toml").is_file() || folder.join("assignment.toml").is_file()
        };
        let root = path.as_ref().ancestors().find(is_root)?.to_owned();
        Some(Self { root })
    }

    /// Returns the root folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Returns cargo's target folder, where all generated files go.
    pub fn target(&self) -> PathBuf {
        target(&self.root)
    }

    /// Returns the folder of the book: `book.toml`, the prose and the theme.
    pub fn book(&self) -> PathBuf {
        self.root.join("book")
    }

    /// Returns the paths of the book's pages, sorted.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder can't be read.
    pub fn pages(&self) -> Result<Vec<PathBuf>> {
        let mut pages = list(&self.book().join("src"))?;
        pages.retain(|file| file.extension().is_some_and(|extension| extension == "md"));
        Ok(pages)
    }

    /// Returns the chapters, in order: the folders `chapters/NN-name` with a crate.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder `chapters` can't be read.
    pub fn chapters(&self) -> Result<Vec<Chapter>> {
        let mut chapters: Vec<_> = list(&self.root.join("chapters"))?
            .into_iter()
            .filter_map(Chapter::from_path)
            .collect();
        chapters.sort();
        Ok(chapters)
    }
}

/// Returns cargo's target folder of the checkout at `root`.
pub(crate) fn target(root: &Path) -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(path) if !path.is_empty() => root.join(path),
        _ => root.join("target"),
    }
}

impl Chapter {
    /// Returns the folder of the chapter's test program.
    pub fn tests(&self) -> PathBuf {
        self.path.join("tests").join(self.name.replace('-', "_"))
    }

    /// Returns the chapter at `path` if that's a crate in a folder `NN-name`.
    fn from_path(path: PathBuf) -> Option<Self> {
        let (number, name) = path.file_name()?.to_str()?.split_once('-')?;
        let number = number.parse().ok()?;
        let name = name.to_owned();
        let is_crate = path.join("Cargo.toml").is_file();
        is_crate.then_some(Self { number, name, path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::fs;

    #[test]
    fn folder_outside_of_a_checkout_has_no_repository() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(Repository::around(dir.path()), None);
    }

    #[test]
    fn missing_checkout_is_an_error_that_says_what_to_do() {
        let dir = tempfile::tempdir().unwrap();
        let gone = Path::new("gone/othellier");
        let error = Repository::find_from(dir.path(), gone).unwrap_err();
        let expected = format!(
            "the book isn't in {} or above it, and gone/othellier, where this program was \
             compiled, is gone: go to a folder with the book, and start the program there",
            dir.path().display()
        );
        assert_eq!(error.to_string(), expected);
        fs::create_dir(dir.path().join("book")).unwrap();
        fs::write(dir.path().join("book/book.toml"), "").unwrap();
        let repository = Repository::find_from(dir.path(), gone).unwrap();
        assert_eq!(repository.root(), dir.path());
    }

    #[test]
    fn nested_folder_belongs_to_its_checkout() {
        let nested = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let repository = Repository::around(nested).unwrap();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        assert_eq!(
            repository.root().canonicalize().unwrap(),
            root.canonicalize().unwrap()
        );
    }

    #[test]
    fn chapters_are_numbered_crates_in_order() {
        let dir = tempfile::tempdir().unwrap();
        for crate_name in ["12-connect-four", "02-directions", "notes-of-ours"] {
            let folder = dir.path().join("chapters").join(crate_name);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("Cargo.toml"), "").unwrap();
        }
        fs::create_dir(dir.path().join("chapters/03-no-crate-yet")).unwrap();
        let repository = Repository {
            root: dir.path().to_owned(),
        };
        let chapters = repository.chapters().unwrap();
        let found: Vec<_> = chapters.iter().map(|c| (c.number, &*c.name)).collect();
        assert_eq!(found, [(2, "directions"), (12, "connect-four")]);
    }
}
