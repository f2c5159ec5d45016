//! Rebuilding the site when files of the repository change.

use crate::addresses::Addresses;
use crate::build::{Builder, UnfinishedSite};
use crate::build_dirs::BuildDirs;
use crate::wasm::parts::BackgroundBuild;
use anyhow::{Context, Error, Result};
use notify::event::{EventKind, ModifyKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher};
use othellier_project::repository::Repository;
use std::fs;
use std::mem;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use tower_livereload::Reloader;

/// The time without events after which a change is complete: an editor saves a file in
/// several steps.
const DEBOUNCE: Duration = Duration::from_millis(50);

/// The folders that pages depend on.
const WATCHED_DIRS: [&str; 4] = ["book", "chapters", "crates", "src"];

/// The effect of a change. A later variant includes the earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// A part of the pages' code was compiled: the pages that use it.
    Scripts,
    /// The text of a page changed: only that page.
    Page,
    /// A file changed that all pages may depend on: all pages.
    AllPages,
    /// Code changed that is compiled into this program: it must be restarted.
    Program,
}

/// Watches the repository, and calls `rebuilder` on a thread of its own after each change.
/// The thread ends when the returned watcher is dropped.
///
/// # Errors
///
/// Returns an error if the folders can't be watched.
pub(crate) fn start(
    repository: &Repository,
    mut rebuilder: Rebuilder,
) -> Result<RecommendedWatcher> {
    let (sender, receiver) = channel();
    // The paths of events have no symbolic links.
    let root = repository.root();
    let root = root
        .canonicalize()
        .with_context(|| format!("can't open {}", root.display()))?;
    let watcher = watch_dirs(&root, sender.clone())?;
    rebuilder.announce_scripts(sender);
    thread::spawn(move || {
        rebuilder.finish_site();
        while let Some(change) = next_change(&receiver) {
            match change {
                Change::Program => rebuilder.request_restart(),
                _ => rebuilder.rebuild(change),
            }
        }
    });
    Ok(watcher)
}

fn watch_dirs(root: &Path, changes: Sender<Change>) -> Result<RecommendedWatcher> {
    let event_root = root.to_owned();
    let mut watcher = notify::recommended_watcher(move |event| {
        if let Some(change) = classify_event(&event_root, event) {
            // Without a receiver, the server is shutting down.
            let _ = changes.send(change);
        }
    })?;
    for dir in WATCHED_DIRS.map(|name| root.join(name)) {
        if dir.is_dir() {
            watcher
                .watch(&dir, RecursiveMode::Recursive)
                .with_context(|| format!("can't watch {}", dir.display()))?;
        }
    }
    Ok(watcher)
}

/// Waits for a change, and for further ones until none follows within `DEBOUNCE`. Returns the
/// one that affects most, or `None` if the watcher was dropped.
fn next_change(changes: &Receiver<Change>) -> Option<Change> {
    let mut change = changes.recv().ok()?;
    while let Ok(next) = changes.recv_timeout(DEBOUNCE) {
        change = change.max(next);
    }
    Some(change)
}

/// Returns what an event affects, or `None` if it changes no file of interest. Builds cause
/// events themselves, because they open and read files.
fn classify_event(root: &Path, event: notify::Result<Event>) -> Option<Change> {
    let event = event.ok()?;
    let changes_files = match event.kind {
        EventKind::Modify(kind) => !matches!(kind, ModifyKind::Metadata(_)),
        EventKind::Create(_) | EventKind::Remove(_) => true,
        _ => false,
    };
    if !changes_files {
        return None;
    }
    event
        .paths
        .iter()
        .filter_map(|path| classify_path(path.strip_prefix(root).ok()?))
        .max()
}

/// Returns what a change of the file at `path`, relative to the repository, affects.
fn classify_path(path: &Path) -> Option<Change> {
    let names: Vec<_> = path.iter().filter_map(|name| name.to_str()).collect();
    let is_ignored =
        |name: &&str| *name == "target" || name.starts_with('.') || name.ends_with('~');
    if names.iter().any(is_ignored) {
        return None;
    }
    Some(match names[..] {
        ["book", "src", ..] => Change::Page,
        ["src" | "crates", ..] | ["book", "page" | "scripts", ..] => Change::Program,
        ["chapters", ref names @ ..] if is_chapter_code(names) => Change::Program,
        _ => Change::AllPages,
    })
}

/// Tests if a path in `chapters` belongs to a chapter's crate or to one of its programs.
fn is_chapter_code(names: &[&str]) -> bool {
    let is_code = names.contains(&"src") || names.contains(&"Cargo.toml");
    is_code && !names.contains(&"exercises")
}

/// Rebuilds the pages after changes, and tells the author and the open pages about it.
pub(crate) struct Rebuilder {
    builds: Arc<BuildDirs>,
    builder: Builder,
    /// The current build, if the files that are written last are missing.
    unfinished: Option<UnfinishedSite>,
    scripts: BackgroundBuild,
    /// True after the start of the compilation of scripts was announced, until its end is.
    awaits_scripts: bool,
    reloader: Reloader,
}

impl Rebuilder {
    /// Creates a rebuilder, and starts to compile the scripts in the background.
    pub(crate) fn new(repository: &Repository, builds: Arc<BuildDirs>, reloader: Reloader) -> Self {
        Self {
            builds,
            builder: Builder::new(repository, &Addresses::default()),
            unfinished: None,
            scripts: BackgroundBuild::start(repository),
            awaits_scripts: false,
            reloader,
        }
    }

    /// Builds and publishes the pages.
    ///
    /// # Errors
    ///
    /// Returns an error if there's a mistake in a page. Then the current build stays.
    pub(crate) fn build(&mut self) -> Result<()> {
        let dir = self.builds.next();
        let result = self.builder.build_pages(&dir, &self.scripts.scripts());
        if result.is_err() {
            // If this fails, `remove_all` tries again.
            let _ = fs::remove_dir_all(&dir);
        }
        self.unfinished = Some(result?);
        self.builds.publish(dir);
        Ok(())
    }

    /// Announces the compilation of scripts, and sends a change whenever a part is compiled.
    fn announce_scripts(&mut self, changes: Sender<Change>) {
        self.awaits_scripts = self.scripts.on_progress(move || {
            // Without a receiver, the server is shutting down.
            let _ = changes.send(Change::Scripts);
        });
        if self.awaits_scripts {
            println!("Bringing the pages to life: boards, commands, windows, steps...");
        }
    }

    /// Rebuilds what a change affects, and reloads the open pages.
    fn rebuild(&mut self, change: Change) {
        let is_edit = change != Change::Scripts;
        if is_edit {
            println!("Something changed, building again...");
        }
        // Parts that are compiled during the build are missing in it.
        let has_all_scripts = self.scripts.is_complete();
        if change == Change::AllPages {
            self.builder.clear_cache();
        }
        match self.build() {
            Ok(()) if is_edit => println!("Done."),
            Ok(()) => {}
            Err(error) => self.report(&error),
        }
        self.reloader.reload();
        self.finish_site();
        if has_all_scripts && mem::take(&mut self.awaits_scripts) {
            println!("The pages are alive.");
        }
    }

    /// Writes the files that aren't needed to read the pages.
    fn finish_site(&mut self) {
        let Some(unfinished) = self.unfinished.take() else {
            return;
        };
        let result = self
            .builder
            .finish(&unfinished, |path, text| self.builds.write(path, text));
        if let Err(error) = result
            && !self.builds.is_removed()
        {
            self.report(&error);
        }
    }

    fn report(&self, error: &Error) {
        self.builds.set_error(format!("{error:#}"));
        eprintln!("error: {error:#}");
        eprintln!("The pages stay as they were until this is fixed.");
    }

    fn request_restart(&self) {
        const MESSAGE: &str = "The code has changed: press Ctrl-C and start the book again.";
        println!("{MESSAGE}");
        self.builds.set_error(MESSAGE.to_owned());
        self.reloader.reload();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use notify::event::{AccessKind, CreateKind, MetadataKind};
    use pretty_assertions::assert_eq;
    use std::path::PathBuf;

    #[test]
    fn path_decides_what_a_change_affects() {
        use Change::*;
        for (path, change) in [
            ("chapters/01-board/src/lib.rs", Some(Program)),
            ("chapters/01-board/Cargo.toml", Some(Program)),
            (
                "chapters/23-learning/programs/train/src/main.rs",
                Some(Program),
            ),
            ("book/page/boards/src/view.rs", Some(Program)),
            ("crates/site/src/markdown/blocks.rs", Some(Program)),
            ("book/book.toml", Some(AllPages)),
            ("book/theme/othellier.css", Some(AllPages)),
            ("chapters/01-board/tests/board/square.rs", Some(AllPages)),
            ("chapters/01-board/exercises/src/parse.rs", Some(AllPages)),
            ("book/src/board.md", Some(Page)),
            ("book/src/.board.md.swp", None),
            ("book/src/board.md~", None),
            ("chapters/01-board/target/debug/board", None),
        ] {
            assert_eq!(classify_path(Path::new(path)), change, "{path}");
        }
    }

    #[test]
    fn reading_a_file_is_not_a_change() {
        let classify = |kind| {
            let path = PathBuf::from("/repository/book/src/board.md");
            let event = Event::new(kind).add_path(path);
            classify_event(Path::new("/repository"), Ok(event))
        };
        let access = EventKind::Access(AccessKind::Any);
        assert_eq!(classify(access), None);
        let metadata = EventKind::Modify(ModifyKind::Metadata(MetadataKind::Any));
        assert_eq!(classify(metadata), None);
        let create = EventKind::Create(CreateKind::File);
        assert_eq!(classify(create), Some(Change::Page));
    }
}
