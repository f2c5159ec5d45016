//! Uploads: the files that one student handed in, before they're assigned to a student.

use std::path::{Path, PathBuf};

use super::archive_name::is_archive;
use super::upload_name::{self, Owner};

/// A folder or archive, or all files that a platform attributes to one student.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upload {
    /// The folder, the archive or the files.
    pub parts: Vec<UploadPart>,
    /// The owners that the name of the upload can mean: one, unless a student's name or a
    /// file's looks like a platform's.
    pub owners: Vec<Owner>,
    /// True if the learning platform marked the upload as late.
    pub is_late: bool,
}

/// Advice about an upload that could be from several students.
pub const FOLDER_ADVICE: &str = "The roster's column `folder` can say which.";

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
        let readings = if is_canvas {
            upload_name::parse_canvas(&file_name)
        } else {
            Vec::new()
        };
        if let Some(first) = readings.first() {
            return Upload {
                parts: vec![UploadPart {
                    path,
                    name: first.name.clone(),
                }],
                is_late: first.is_late,
                owners: readings.into_iter().map(|reading| reading.owner).collect(),
            };
        }
        let owners = upload_name::parse_owners(&stem(&path), path.is_dir());
        let name = match upload_name::moodle_file_name(&file_name) {
            Some(_) if path.is_dir() => "",
            Some(name) if !name.is_empty() && !name.starts_with('.') => name,
            _ => &file_name,
        };
        let name = name.to_owned();
        Upload {
            parts: vec![UploadPart { path, name }],
            owners,
            is_late: false,
        }
    }

    /// Returns the owner or, if the name of the upload can mean several, an owner with that
    /// name.
    pub fn owner(&self) -> Owner {
        match self.owners.as_slice() {
            [owner] => owner.clone(),
            _ => Owner::from_name(&stem(&self.parts[0].path)),
        }
    }

    /// Tests if a learning platform wrote the name.
    pub fn is_from_platform(&self) -> bool {
        self.owners.iter().any(Owner::is_from_platform)
    }

    /// Returns a remark for the teacher if several folders or archives from Moodle with the
    /// same name and number were merged. Moodle makes one for a student's files, and one for a
    /// text.
    pub fn merged_folders(&self) -> Option<String> {
        let kinds: Vec<_> = self
            .parts
            .iter()
            .filter(|part| !part.is_single_file())
            .filter_map(|part| upload_name::moodle_kind(&file_name(&part.path)))
            .collect();
        let has_pair = (1..kinds.len()).any(|index| kinds[..index].contains(&kinds[index]));
        has_pair.then(|| {
            format!(
                "{} were read as one submission, because they have the same name and number.",
                self.file_names()
            )
        })
    }

    /// Returns a remark for the teacher on a name that can mean several owners.
    pub fn ambiguity(&self) -> Option<String> {
        let [first, .., last] = self.owners.as_slice() else {
            return None;
        };
        Some(format!(
            "{} could be from {} ({}) or from {} ({}), because a student's name or a file's looks \
             like one from the platform. {FOLDER_ADVICE}",
            self.file_names(),
            first.name,
            first.id,
            last.name,
            last.id
        ))
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

/// Merges the uploads that a platform attributes to the same student, unless their names can
/// mean several students.
pub fn merge_by_owner(uploads: impl IntoIterator<Item = Upload>) -> Vec<Upload> {
    let mut merged: Vec<Upload> = Vec::new();
    for upload in uploads {
        let is_sure = upload.is_from_platform() && upload.owners.len() == 1;
        let same_owner = merged
            .iter_mut()
            .find(|other| is_sure && other.owners == upload.owners);
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
