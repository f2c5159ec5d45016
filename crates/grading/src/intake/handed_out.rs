//! The files that students received with an assignment, so that they aren't reported when
//! they come back unchanged.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use othellier_project::files::read;
use othellier_project::starter::is_same_text;

/// The files of an assignment and of the book.
#[derive(Debug, Clone)]
pub struct HandedOut {
    roots: Vec<PathBuf>,
}

impl HandedOut {
    /// Returns the files in these folders. `subfolders` are folders in them that students may
    /// hand in without the folders around them.
    pub fn new(folders: &[&Path], subfolders: &BTreeSet<PathBuf>) -> HandedOut {
        let roots = folders
            .iter()
            .flat_map(|folder| subfolders.iter().map(|subfolder| folder.join(subfolder)))
            .collect();
        HandedOut { roots }
    }

    /// Tests if a file of a submission was handed out with this path and, if the file was
    /// read, with this text. Students may have put the project into other folders, so the
    /// end of the path decides.
    pub fn contains(&self, path: &str, text: Option<&str>) -> bool {
        let parts: Vec<_> = path.split('/').collect();
        if parts.contains(&"") || parts.contains(&"..") {
            return false;
        }
        (0..parts.len()).any(|start| {
            let end: PathBuf = parts[start..].iter().collect();
            self.roots
                .iter()
                .map(|root| root.join(&end))
                .any(|file| is_same_file(&file, text))
        })
    }
}

fn is_same_file(file: &Path, text: Option<&str>) -> bool {
    match text {
        _ if !file.is_file() => false,
        Some(text) => read(file).is_ok_and(|original| is_same_text(&original, text)),
        None => true,
    }
}
