//! A folder of its own for a test, removed at its end.
#![allow(dead_code, reason = "each test uses what it needs")]

use std::fs;
use std::path::{Path, PathBuf};

pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// An empty folder. Two tests must not share the name.
    pub fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join(env!("CARGO_CRATE_NAME"))
            .join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder { path }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A file in the folder.
    pub fn file(&self, name: &str, content: &[u8]) -> PathBuf {
        let path = self.path.join(name);
        fs::write(&path, content).unwrap();
        path
    }

    /// The name of a file in the folder, as an argument.
    pub fn argument(&self, name: &str) -> String {
        self.path.join(name).into_os_string().into_string().unwrap()
    }

    /// All files, by their names.
    pub fn contents(&self) -> Vec<(String, Vec<u8>)> {
        let mut files: Vec<_> = fs::read_dir(&self.path)
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

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}
