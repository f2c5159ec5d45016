//! Following an author: what changed, and what to rebuild because of it.

use crate::addresses::Addresses;
use crate::build::{Builder, Unfinished};
use crate::site_versions::Builds;
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

/// An editor writes a file in several steps. This much quiet means that it's
/// done.
const QUIET: Duration = Duration::from_millis(50);

/// The folders that a page can depend on.
const WATCHED: [&str; 3] = ["book", "chapters", "src"];

/// What to do about a changed file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// More code for the pages is there: build them with it.
    Code,
    /// Build this page again.
    Prose,
    /// Build all pages again.
    Pages,
    /// Start this program again: it draws with the chapters' code.
    Program,
}

/// Watches the repository in the background: after a change, `author` builds the
/// pages again. Drop the watcher to stop it.
pub(crate) fn start(repository: &Repository, mut author: Author) -> Result<RecommendedWatcher> {
    let (sender, changes) = channel();
    // Events name files by their real path.
    let root = repository.root().canonicalize()?;
    let watcher = watcher(&root, sender.clone())?;
    author.await_code(sender);
    thread::spawn(move || {
        author.finish();
        while let Some(change) = next_change(&changes) {
            match change {
                Change::Program => author.ask_for_a_new_start(),
                _ => author.follow(change),
            }
        }
    });
    Ok(watcher)
}

fn watcher(root: &Path, changes: Sender<Change>) -> Result<RecommendedWatcher> {
    let top = root.to_owned();
    let mut watcher = notify::recommended_watcher(move |event| {
        if let Some(change) = change_of_event(&top, event) {
            // If the receiver is gone, the server is ending.
            let _ = changes.send(change);
        }
    })?;
    for folder in WATCHED.map(|name| root.join(name)) {
        if folder.is_dir() {
            watcher
                .watch(&folder, RecursiveMode::Recursive)
                .with_context(|| format!("can't watch {}", folder.display()))?;
        }
    }
    Ok(watcher)
}

/// Waits for a change and for the quiet after it; `None` when the watcher is
/// gone.
fn next_change(changes: &Receiver<Change>) -> Option<Change> {
    let mut most = changes.recv().ok()?;
    while let Ok(change) = changes.recv_timeout(QUIET) {
        most = most.max(change);
    }
    Some(most)
}

/// What `event` asks for, if it changes a file. The build itself opens and
/// reads the files we watch.
fn change_of_event(root: &Path, event: notify::Result<Event>) -> Option<Change> {
    let event = event.ok()?;
    let alters = match event.kind {
        EventKind::Modify(kind) => !matches!(kind, ModifyKind::Metadata(_)),
        EventKind::Create(_) | EventKind::Remove(_) => true,
        _ => false,
    };
    let paths = event.paths.iter().filter(|_| alters);
    let relative = paths.filter_map(|path| path.strip_prefix(root).ok());
    relative.filter_map(change_of_file).max()
}

/// What a change of the file at `path`, relative to the top, asks for.
fn change_of_file(path: &Path) -> Option<Change> {
    let names: Vec<_> = path.iter().filter_map(|name| name.to_str()).collect();
    let is_noise = |name: &&str| *name == "target" || name.starts_with('.') || name.ends_with('~');
    if names.iter().any(is_noise) {
        return None;
    }
    Some(match names[..] {
        ["book", "src", ..] => Change::Prose,
        ["src" | "crates", ..] | ["book", "page" | "scripts", ..] => Change::Program,
        ["chapters", ref inside @ ..] if is_program(inside) => Change::Program,
        _ => Change::Pages,
    })
}

/// Whether it's a part of a chapter's program, or of one in its folder.
fn is_program(inside: &[&str]) -> bool {
    let is_code = |name: &&str| ["src", "Cargo.toml"].contains(name);
    inside.iter().any(is_code) && !inside.contains(&"exercises")
}

/// Builds the pages again and again, for somebody who writes them.
pub(crate) struct Author {
    builds: Arc<Builds>,
    builder: Builder,
    /// What has been shown, but isn't finished.
    unfinished: Option<Unfinished>,
    code: BackgroundBuild,
    /// Whether an author or reader still waits to hear that all code is there.
    awaits_code: bool,
    reloader: Reloader,
}

impl Author {
    /// `reloader` is told when there is something else to see.
    pub(crate) fn new(repository: &Repository, builds: Arc<Builds>, reloader: Reloader) -> Self {
        Self {
            builds,
            builder: Builder::new(repository, &Addresses::default()),
            unfinished: None,
            code: BackgroundBuild::start(repository),
            awaits_code: false,
            reloader,
        }
    }

    fn await_code(&mut self, changes: Sender<Change>) {
        self.awaits_code = self.code.on_progress(move || {
            // If the receiver is gone, the server is ending.
            let _ = changes.send(Change::Code);
        });
        if self.awaits_code {
            println!("Bringing the pages to life: boards, commands, windows, steps...");
        }
    }

    /// Shows what a change brings, or what is wrong with it.
    fn follow(&mut self, change: Change) {
        let is_edit = change != Change::Code;
        if is_edit {
            println!("Something changed, building again...");
        }
        let has_all_code = self.code.is_complete();
        match self.rebuild(change) {
            Ok(()) if is_edit => println!("Done."),
            Ok(()) => {}
            Err(error) => self.report(&error),
        }
        self.reloader.reload();
        self.finish();
        self.announce_code(has_all_code);
    }

    fn rebuild(&mut self, change: Change) -> Result<()> {
        if change == Change::Pages {
            self.builder.forget();
        }
        self.build()
    }

    /// Builds the pages and shows them. Fails when there's a mistake in a page;
    /// then the old ones stay.
    pub(crate) fn build(&mut self) -> Result<()> {
        let next = self.builds.next();
        let built = self.builder.build_pages(&next, &self.code.scripts());
        if built.is_err() {
            // If something stays behind, it's removed with all the builds.
            let _ = fs::remove_dir_all(&next);
        }
        self.unfinished = Some(built?);
        self.builds.publish(next);
        Ok(())
    }

    /// Adds what nobody sees at first. Whoever looks for it finds it a second
    /// later.
    fn finish(&mut self) {
        let unfinished = self.unfinished.take();
        let write = |file: &Path, text| self.builds.write(file, text);
        let finished = unfinished.map(|site| self.builder.finish(&site, write));
        if let Some(Err(error)) = finished
            && !self.builds.have_ended()
        {
            self.report(&error);
        }
    }

    fn report(&self, error: &Error) {
        self.builds.note_mistake(format!("{error:#}"));
        eprintln!("error: {error:#}");
        eprintln!("The pages stay as they were until this is fixed.");
    }

    /// Says, once, that the pages have all their code.
    fn announce_code(&mut self, has_all_code: bool) {
        if has_all_code && mem::take(&mut self.awaits_code) {
            println!("The pages are alive.");
        }
    }

    /// Says that changed code shows only in a program that was compiled from it.
    fn ask_for_a_new_start(&self) {
        const WHAT_TO_DO: &str = "The code has changed: press Ctrl-C and start the book again.";
        println!("{WHAT_TO_DO}");
        self.builds.note_mistake(WHAT_TO_DO.to_owned());
        self.reloader.reload();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn a_changed_file_asks_for_what_depends_on_it() {
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
            ("book/book.toml", Some(Pages)),
            ("book/theme/othellier.css", Some(Pages)),
            ("chapters/01-board/tests/board/square.rs", Some(Pages)),
            ("chapters/01-board/exercises/src/parse.rs", Some(Pages)),
            ("book/src/board.md", Some(Prose)),
            ("book/src/.board.md.swp", None),
            ("book/src/board.md~", None),
            ("chapters/01-board/target/debug/board", None),
        ] {
            assert_eq!(change_of_file(Path::new(path)), change, "{path}");
        }
    }

    #[test]
    fn reading_a_file_is_no_change() {
        use notify::event::{AccessKind, CreateKind, MetadataKind};
        use std::path::PathBuf;
        let of = |kind| {
            let page = PathBuf::from("/top/book/src/board.md");
            change_of_event(Path::new("/top"), Ok(Event::new(kind).add_path(page)))
        };
        assert_eq!(of(EventKind::Access(AccessKind::Any)), None);
        let metadata = ModifyKind::Metadata(MetadataKind::Any);
        assert_eq!(of(EventKind::Modify(metadata)), None);
        let create = EventKind::Create(CreateKind::File);
        assert_eq!(of(create), Some(Change::Prose));
    }
}
