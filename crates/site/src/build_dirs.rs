//! The folders in which a server keeps its builds of the site.

use anyhow::{Context, Result};
use othellier_project::files;
use othellier_project::repository::Repository;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The build folders of one server: that of the current build, that of the previous one,
/// which a request may still be reading, and the next. Dropping the value removes them.
pub(crate) struct BuildDirs {
    root: PathBuf,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The number of the last folder.
    last_number: usize,
    current: PathBuf,
    previous: Option<PathBuf>,
    error: Option<String>,
    is_removed: bool,
}

impl BuildDirs {
    /// Creates an empty folder for builds in the checkout's `target`.
    ///
    /// # Errors
    ///
    /// Returns an error if `target` isn't writable.
    pub(crate) fn new(repository: &Repository) -> Result<Self> {
        let parent = repository.target().join("book");
        let root = fs::create_dir_all(&parent)
            .and_then(|()| tempfile::tempdir_in(&parent))
            .with_context(|| {
                format!(
                    "{} isn't writable; CARGO_TARGET_DIR can name another folder",
                    parent.display()
                )
            })?;
        Ok(Self {
            root: root.keep(),
            state: Mutex::default(),
        })
    }

    /// Returns the path for the next build, at which nothing exists yet.
    pub(crate) fn next(&self) -> PathBuf {
        let mut state = self.lock();
        state.last_number += 1;
        self.root.join(state.last_number.to_string())
    }

    /// Makes the build in `dir` the current one, and clears the error.
    pub(crate) fn publish(&self, dir: PathBuf) {
        let mut state = self.lock();
        state.error = None;
        let previous = std::mem::replace(&mut state.current, dir);
        if let Some(unused) = state.previous.replace(previous) {
            // If this fails, `remove_all` tries again.
            let _ = fs::remove_dir_all(unused);
        }
    }

    /// Sets the error because of which the current build is out of date.
    pub(crate) fn set_error(&self, error: String) {
        self.lock().error = Some(error);
    }

    /// Returns the folder of the current build.
    pub(crate) fn current(&self) -> PathBuf {
        self.lock().current.clone()
    }

    /// Returns the error because of which the current build is out of date, if it is.
    pub(crate) fn error(&self) -> Option<String> {
        self.lock().error.clone()
    }

    /// Writes a file of a build. Does nothing after [`Self::remove_all`], because the file's
    /// folder would be created again.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be written.
    pub(crate) fn write(&self, path: &Path, text: String) -> Result<()> {
        // The lock is held until the file is written.
        let state = self.lock();
        if state.is_removed {
            return Ok(());
        }
        files::write(path, text)
    }

    /// Tests if the builds have been removed.
    pub(crate) fn is_removed(&self) -> bool {
        self.lock().is_removed
    }

    /// Removes all builds.
    pub(crate) fn remove_all(&self) {
        self.lock().is_removed = true;
        // Files that can't be removed do no harm in `target`.
        let _ = fs::remove_dir_all(&self.root);
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for BuildDirs {
    fn drop(&mut self) {
        self.remove_all();
    }
}
