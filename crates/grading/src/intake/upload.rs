//! Uploads: the files that one student handed in, before they're assigned to a student.

use std::path::{Path, PathBuf};

use super::submission_contents::is_archive;
use super::upload_name::{self, Owner};

/// A folder or archive, or all files that a platform attributes to one student.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upload {
    /// The folder, the archive or the files.
    pub parts: Vec<UploadPart>,
    /// The owner according to the name of the upload.
    pub owner: Owner,
    /// True if the learning platform marked the upload as late.
    pub is_late: bool,
}

/// A folder, an archive or a file of an upload.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UploadPart {
    /// The path on this machine.
    pub path: PathBuf,
    /// The name that the student gave it. Empty for a folder that a platform made.
    pub name: String,
}

impl UploadPart {
    /// Tests if it is a single file, in no folder and no archive.
    pub fn is_single_file(&self) -> bool {
        !self.path.is_dir() && self.path.exists() && !is_archive(&self.path.to_string_lossy())
    }
}

impl Upload {
    /// Returns the upload at a path. `is_canvas` tells if Canvas named the files of the
    /// class.
    pub fn new(path: PathBuf, is_canvas: bool) -> Upload {
        let file_name = file_name(&path);
        if is_canvas && let Some(canvas) = upload_name::parse_canvas(&file_name) {
            return Upload {
                parts: vec![UploadPart {
                    path,
                    name: canvas.name,
                }],
                owner: canvas.owner,
                is_late: canvas.is_late,
            };
        }
        let owner = upload_name::parse_owner(&stem(&path));
        let name = match upload_name::moodle_file_name(&file_name) {
            Some(_) if path.is_dir() => "",
            Some(name) if !name.is_empty() && !name.starts_with('.') => name,
            _ => &file_name,
        };
        let name = name.to_owned();
        Upload {
            parts: vec![UploadPart { path, name }],
            owner,
            is_late: false,
        }
    }

    /// Returns the names of the parts, as a list for a message.
    pub fn file_names(&self) -> String {
        let names: Vec<_> = self
            .parts
            .iter()
            .map(|part| file_name(&part.path))
            .collect();
        names.join(" and ")
    }
}

/// Merges the uploads that a platform attributes to the same student.
pub fn merge_by_owner(uploads: impl IntoIterator<Item = Upload>) -> Vec<Upload> {
    let mut merged: Vec<Upload> = Vec::new();
    for upload in uploads {
        let same_owner = merged
            .iter_mut()
            .find(|other| other.owner == upload.owner && upload.owner.is_from_platform());
        match same_owner {
            Some(other) => {
                other.is_late |= upload.is_late;
                other.parts.extend(upload.parts);
            }
            None => merged.push(upload),
        }
    }
    merged
}

/// Returns the name of a file or folder.
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Returns the name of a folder, or of an archive without its extension.
pub fn stem(path: &Path) -> String {
    if path.is_dir() {
        return file_name(path);
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    stem.strip_suffix(".tar").unwrap_or(&stem).to_owned()
}
