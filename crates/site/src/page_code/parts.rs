//! All parts of the code, and how a site gets them. Each is a script among its
//! files, so that a page can load it even if it's opened as a file. Without it,
//! every board is a still figure, and every transcript and listing is only text.

use crate::page_code::commands::{self, DRAWN, LEARNED, PROGRAMS, SEARCHES};
use crate::page_code::wasm::{ScriptNames, Scripts, Silent};
use crate::page_code::{boards, steps, windows};
use anyhow::Result;
use othellier_project::repository::Repository;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long the first page waits for a part that may be compiled already.
const FIRST_PAGE_WAITS: Duration = Duration::from_secs(1);

/// The code of the pages, part by part.
#[derive(Clone, Debug, Default)]
pub struct Code(Scripts);

impl Code {
    /// The names of its files.
    pub fn script_names(&self) -> ScriptNames {
        let parts = self.0.iter();
        parts
            .map(|(part, script)| (*part, script.file.clone()))
            .collect()
    }

    /// Writes it into a site. Fails when the site can't be written.
    pub fn write(&self, site: &Path) -> Result<()> {
        self.0.values().try_for_each(|script| script.write(site))
    }
}

/// Something that is compiled at once, and what the pages can't do without it.
type Part = (&'static str, fn(&Repository) -> Result<Scripts>);

/// The boards can be seen, so they come first.
static PARTS: [Part; 7] = [
    ("the boards on the pages won't move", boards::scripts),
    ("the commands on the pages won't run", |book| {
        commands::scripts(book, PROGRAMS)
    }),
    ("the commands of chapters 17 to 21 won't run", |book| {
        commands::scripts(book, SEARCHES)
    }),
    ("the commands of chapters 22 and 24 won't run", |book| {
        commands::scripts(book, LEARNED)
    }),
    ("the commands about windows won't run", |book| {
        commands::scripts(book, DRAWN)
    }),
    ("the windows on the pages won't open", windows::scripts),
    ("the listings on the pages won't step", steps::scripts),
];

/// Compiles a part. If that fails, it says so, and the code comes without it;
/// `None` if somebody has stopped the compiler.
fn scripts_or_note((missing, scripts): &Part, repository: &Repository) -> Option<Scripts> {
    match scripts(repository) {
        Ok(scripts) => Some(scripts),
        Err(error) => match error.downcast_ref() {
            Some(Silent::Interrupted) => None,
            Some(Silent::NoTarget) => Some(Scripts::new()),
            None => {
                eprintln!("note: {missing}: {error:#}");
                Some(Scripts::new())
            }
        },
    }
}

/// Compiles all code of the pages. If something fails, it says so in one line,
/// and the code comes without it.
pub fn compile_or_note(repository: &Repository) -> Code {
    let parts = PARTS
        .iter()
        .map_while(|part| scripts_or_note(part, repository));
    Code(parts.flatten().collect())
}

/// The code of the pages while it is compiled in the background.
pub struct BackgroundBuild {
    progress: Arc<Mutex<Progress>>,
    late: Option<Receiver<()>>,
}

#[derive(Default)]
struct Progress {
    code: Code,
    is_complete: bool,
}

impl BackgroundBuild {
    /// Begins to compile. Code that was compiled before is there when this
    /// returns. Otherwise the pages don't wait for it.
    pub fn start(repository: &Repository) -> Self {
        let progress = Arc::<Mutex<Progress>>::default();
        let (done, wait) = channel();
        let (repository, shared) = (repository.clone(), Arc::clone(&progress));
        thread::spawn(move || {
            for (number, part) in (1..).zip(&PARTS) {
                let Some(scripts) = scripts_or_note(part, &repository) else {
                    return;
                };
                let mut progress = lock(&shared);
                progress.code.0.extend(scripts);
                progress.is_complete = number == PARTS.len();
                drop(progress);
                // The server may have ended.
                let _ = done.send(());
            }
        });
        let is_late = PARTS
            .iter()
            .any(|_| wait.recv_timeout(FIRST_PAGE_WAITS).is_err());
        let late = is_late.then_some(wait);
        Self { progress, late }
    }

    /// The code that is there.
    pub fn code(&self) -> Code {
        lock(&self.progress).code.clone()
    }

    /// Whether that is all of it.
    pub fn is_complete(&self) -> bool {
        lock(&self.progress).is_complete
    }

    /// Calls `then` whenever more code has come later. Returns whether some is to
    /// come.
    pub fn when_late(&mut self, then: impl Fn() + Send + 'static) -> bool {
        let Some(wait) = self.late.take() else {
            return false;
        };
        thread::spawn(move || wait.iter().for_each(|()| then()));
        true
    }
}

fn lock(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().unwrap_or_else(PoisonError::into_inner)
}
