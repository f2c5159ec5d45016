//! Where a server keeps what it has built.

use anyhow::{Context, Result};
use othellier_project::repository::Repository;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::TempDir;

/// The builds of one server: the newest one, the one before it, which a request
/// may still be reading, and the next.
pub(crate) struct Builds {
    home: PathBuf,
    state: Mutex<State>,
    // Removes `home`.
    folder: Mutex<Option<TempDir>>,
}

#[derive(Default)]
struct State {
    started: usize,
    newest: PathBuf,
    last: Option<PathBuf>,
}

impl Builds {
    /// A place for builds, empty, in the checkout's `target`.
    ///
    /// # Errors
    ///
    /// When nothing can be written there.
    pub(crate) fn new(repository: &Repository) -> Result<Self> {
        let parent = repository.root().join("target/book");
        fs::create_dir_all(&parent)
            .and_then(|()| tempfile::tempdir_in(&parent))
            .with_context(|| format!("{} isn't writable", parent.display()))
            .map(|folder| Self {
                home: folder.path().to_owned(),
                state: Mutex::default(),
                folder: Mutex::new(Some(folder)),
            })
    }

    /// A folder, not there yet, for the next build.
    pub(crate) fn next(&self) -> PathBuf {
        let mut state = self.state();
        state.started += 1;
        self.home.join(state.started.to_string())
    }

    /// Makes the build in the folder `fresh` the newest one.
    pub(crate) fn publish(&self, fresh: PathBuf) {
        let mut state = self.state();
        let last = std::mem::replace(&mut state.newest, fresh);
        if let Some(done) = state.last.replace(last) {
            // If a build stays behind, it's removed with all the others.
            let _ = fs::remove_dir_all(done);
        }
    }

    /// The folder of the newest build.
    pub(crate) fn newest(&self) -> PathBuf {
        self.state().newest.clone()
    }

    /// Removes every build: the server has ended.
    pub(crate) fn remove_all(&self) {
        let folder = self.folder.lock().ok().and_then(|mut f| f.take());
        drop(folder);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
