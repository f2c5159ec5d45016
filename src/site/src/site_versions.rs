//! Where a server keeps what it has built.

use crate::site::MARKER;
use anyhow::{Context, Result, ensure};
use othellier_project::repository::Repository;
use std::fs;
use std::path::{Component, Path, PathBuf};
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
}

/// The folder in which all servers of a checkout have theirs.
fn parent(repository: &Repository) -> PathBuf {
    repository.target().join("book")
}

impl Builds {
    /// A place for builds, empty, in the checkout's `target`.
    ///
    /// # Errors
    ///
    /// When nothing can be written there.
    pub(crate) fn new(repository: &Repository) -> Result<Self> {
        let parent = parent(repository);
        fs::create_dir_all(&parent)
            .and_then(|()| tempfile::tempdir_in(&parent))
            .with_context(|| format!("{} isn't writable", parent.display()))
            .map(|folder| Self {
                home: folder.keep(),
                state: Mutex::default(),
            })
    }

    /// The builds of another server, which has ended, whose newest one has this
    /// [name](Self::name_of_newest).
    ///
    /// # Errors
    ///
    /// When there is no such build.
    pub(crate) fn taken_over(repository: &Repository, name: &Path) -> Result<Self> {
        let parent = parent(repository);
        let newest = parent.join(name);
        let is_plain = |part| matches!(part, Component::Normal(_));
        let is_build = name.components().all(is_plain) && newest.join(MARKER).is_file();
        let number = name
            .file_name()
            .and_then(|number| number.to_str()?.parse().ok());
        ensure!(is_build, "{} isn't a build of a server", newest.display());
        Ok(Self {
            home: newest.parent().unwrap_or(&parent).to_owned(),
            state: Mutex::new(State {
                started: number.with_context(|| format!("{} has no number", name.display()))?,
                newest,
                ..State::default()
            }),
        })
    }

    /// The name of the newest build among those of all servers.
    pub(crate) fn name_of_newest(&self) -> PathBuf {
        let newest = self.newest();
        let parent = self.home.parent().unwrap_or(&self.home);
        newest.strip_prefix(parent).unwrap_or(&newest).to_owned()
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

    /// Removes every build: the server has ended.
    pub(crate) fn remove_all(&self) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_build_of_a_server_is_taken_over() {
        let home = tempfile::tempdir().unwrap();
        let file = |name: &str| othellier_project::files::write(&home.path().join(name), "");
        file("book/book.toml").unwrap();
        file("target/book/other/7/.othellier").unwrap();
        file("target/site/1/.othellier").unwrap();
        let repository = Repository::around(home.path()).unwrap();
        let take = |name: &Path| Builds::taken_over(&repository, name);
        for wrong in ["other/8", "../site/1", "other"] {
            assert!(take(wrong.as_ref()).is_err(), "{wrong}");
        }
        assert!(take(&home.path().join("target/site/1")).is_err());
        let builds = take("other/7".as_ref()).unwrap();
        assert!(builds.name_of_newest().ends_with("other/7"));
        assert!(builds.next().ends_with("other/8"));
        drop(builds);
        assert!(!home.path().join("target/book/other").exists());
        assert!(home.path().join("target/site/1").exists());
    }
}
