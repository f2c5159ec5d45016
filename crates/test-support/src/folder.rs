//! Temporary folders.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// A temporary folder, which is removed when it's dropped.
#[derive(Debug)]
pub struct Folder {
    dir: TempDir,
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        self.path()
    }
}

impl Folder {
    /// Creates an empty folder.
    pub fn empty() -> Folder {
        Folder {
            dir: tempfile::tempdir().unwrap(),
        }
    }

    /// Returns the path of the folder.
    pub fn path(&self) -> &Path {
        self.dir.path()
    }

    /// Writes a file in the folder. Returns its path.
    pub fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.path().join(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// Returns the path of a file in the folder, as a command-line argument.
    pub fn argument(&self, name: &str) -> String {
        let path = self.path().join(name);
        path.into_os_string().into_string().unwrap()
    }

    /// Returns the names and contents of all files, sorted by name.
    pub fn contents(&self) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        for entry in fs::read_dir(self.path()).unwrap() {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            files.push((name, fs::read(entry.path()).unwrap()));
        }
        files.sort();
        files
    }
}
