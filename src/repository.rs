//! The repository: its root and its chapters.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;

/// The repository that the book is built from.
#[derive(Debug, Clone)]
pub struct Repository {
    root: PathBuf,
    chapters: Vec<Chapter>,
}

/// A chapter: a folder `chapters/NN-name`.
#[derive(Debug, Clone)]
pub struct Chapter {
    /// The chapter's number, from 1.
    pub number: u32,
    /// The name of the chapter's package.
    pub package: String,
    /// The chapter's folder.
    pub path: PathBuf,
}

impl Repository {
    /// The repository whose top folder is `root`.
    pub fn at(root: &Path) -> anyhow::Result<Self> {
        let folder = root.join("chapters");
        let entries = fs::read_dir(&folder)
            .with_context(|| format!("cannot list {}", folder.display()))?;
        let mut chapters: Vec<_> =
            entries.flatten().filter_map(|e| chapter(&e.path())).collect();
        chapters.sort_by_key(|chapter| chapter.number);
        Ok(Self {
            root: root.to_owned(),
            chapters,
        })
    }

    /// The top folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The chapters, in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }
}

fn chapter(path: &Path) -> Option<Chapter> {
    let (number, package) = path.file_name()?.to_str()?.split_once('-')?;
    Some(Chapter {
        number: number.parse().ok()?,
        package: package.to_owned(),
        path: path.to_owned(),
    })
}
