//! A folder of its own for a test.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// An empty folder, removed when it goes out of scope.
#[derive(Debug)]
pub struct Folder {
    folder: TempDir,
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        self.path()
    }
}

impl Folder {
    /// A new folder.
    pub fn empty() -> Folder {
        Folder {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Writes a file in the folder, and says where that is.
    pub fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.path().join(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// The path of a file in the folder, as an argument.
    pub fn argument(&self, name: &str) -> String {
        self.path()
            .join(name)
            .into_os_string()
            .into_string()
            .unwrap()
    }

    /// All files, by their names.
    pub fn contents(&self) -> Vec<(String, Vec<u8>)> {
        let mut files: Vec<_> = fs::read_dir(self.path())
            .unwrap()
            .map(|entry| entry.unwrap())
            .map(|entry| {
                let name = entry.file_name().into_string().unwrap();
                (name, fs::read(entry.path()).unwrap())
            })
            .collect();
        files.sort();
        files
    }
}
