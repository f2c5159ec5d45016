//! Where a server keeps what it has built.

use anyhow::{Context, Result};
use othellier_project::repository::Repository;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The builds of one server: the newest one, the one before it, which a request
/// may still be reading, and the next. Dropping them removes them.
pub(crate) struct Builds {
    home: PathBuf,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    started: usize,
    newest: PathBuf,
    last: Option<PathBuf>,
    mistake: Option<String>,
    has_ended: bool,
}

impl Builds {
    /// A place for builds, empty, in the checkout's `target`. Fails when nothing
    /// can be written there.
    pub(crate) fn new(repository: &Repository) -> Result<Self> {
        let parent = repository.target().join("book");
        fs::create_dir_all(&parent)
            .and_then(|()| tempfile::tempdir_in(&parent))
            .with_context(|| {
                let folder = parent.display();
                format!("{folder} isn't writable; CARGO_TARGET_DIR can name another folder")
            })
            .map(|folder| Self {
                home: folder.keep(),
                state: Mutex::default(),
            })
    }

    /// A folder, not there yet, for the next build.
    pub(crate) fn next(&self) -> PathBuf {
        let mut state = self.state();
        state.started += 1;
        self.home.join(state.started.to_string())
    }

    /// Makes the build in the folder `fresh` the newest one, which has no mistake.
    pub(crate) fn publish(&self, fresh: PathBuf) {
        let mut state = self.state();
        state.mistake = None;
        let last = std::mem::replace(&mut state.newest, fresh);
        if let Some(done) = state.last.replace(last) {
            // If a build stays behind, it's removed with all the others.
            let _ = fs::remove_dir_all(done);
        }
    }

    /// Notes the mistake because of which there's no newer build.
    pub(crate) fn note_mistake(&self, mistake: String) {
        self.state().mistake = Some(mistake);
    }

    /// The folder of the newest build.
    pub(crate) fn newest(&self) -> PathBuf {
        self.state().newest.clone()
    }

    /// The mistake because of which there's no newer one.
    pub(crate) fn mistake(&self) -> Option<String> {
        self.state().mistake.clone()
    }

    /// Writes a file of a build, unless the server has ended: that would bring the
    /// build's folder back. Fails when it can't be written.
    pub(crate) fn write(&self, file: &Path, text: String) -> Result<()> {
        match self.state() {
            state if state.has_ended => Ok(()),
            _state => othellier_project::files::write(file, text),
        }
    }

    /// Whether the builds have been removed.
    pub(crate) fn have_ended(&self) -> bool {
        self.state().has_ended
    }

    /// Removes every build: the server has ended.
    pub(crate) fn remove_all(&self) {
        self.state().has_ended = true;
        // They're in `target`, so what stays behind does no harm.
        let _ = fs::remove_dir_all(&self.home);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Builds {
    fn drop(&mut self) {
        self.remove_all();
    }
}
