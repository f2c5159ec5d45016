//! All parts of the code, compiled at once or in the background.
//!
//! Each part is one or more scripts of the site. Without them, boards are static figures, and
//! transcripts and listings are only text.

use crate::wasm::compile::SilentError;
use crate::wasm::programs::{self, DRAWN, LEARNED, PROGRAMS, SEARCHES};
use crate::wasm::script::{ScriptNames, Scripts};
use crate::wasm::{boards, steps, windows};
use anyhow::Result;
use othellier_project::repository::Repository;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// The time that the first build of the pages waits for each part, which may be compiled already.
const FIRST_BUILD_TIMEOUT: Duration = Duration::from_secs(1);

/// The scripts with the code of the pages.
#[derive(Clone, Debug, Default)]
pub struct PageScripts(Scripts);

impl PageScripts {
    /// Returns the file names of the scripts.
    pub fn names(&self) -> ScriptNames {
        self.0
            .iter()
            .map(|(part, script)| (*part, script.file_name.clone()))
            .collect()
    }

    /// Writes the scripts into a site.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be written.
    pub fn write(&self, site: &Path) -> Result<()> {
        self.0.values().try_for_each(|script| script.write(site))
    }
}

/// A part that is compiled by one call of cargo.
struct Part {
    /// The message if it can't be compiled: what the pages can't do without it.
    without_it: &'static str,
    compile: fn(&Repository) -> Result<Scripts>,
}

/// All parts. The boards are the most visible, so they come first.
static PARTS: [Part; 7] = [
    Part {
        without_it: "the boards on the pages won't move",
        compile: boards::scripts,
    },
    Part {
        without_it: "the commands on the pages won't run",
        compile: |repository| programs::scripts(repository, PROGRAMS),
    },
    Part {
        without_it: "the commands of chapters 17 to 21 won't run",
        compile: |repository| programs::scripts(repository, SEARCHES),
    },
    Part {
        without_it: "the commands of chapters 22 and 24 won't run",
        compile: |repository| programs::scripts(repository, LEARNED),
    },
    Part {
        without_it: "the commands about windows won't run",
        compile: |repository| programs::scripts(repository, DRAWN),
    },
    Part {
        without_it: "the windows on the pages won't open",
        compile: windows::scripts,
    },
    Part {
        without_it: "the listings on the pages won't step",
        compile: steps::scripts,
    },
];

impl Part {
    /// Compiles the part. If that fails, prints a note and returns no scripts. Returns `None`
    /// if the compiler was interrupted.
    fn scripts_or_note(&self, repository: &Repository) -> Option<Scripts> {
        match (self.compile)(repository) {
            Ok(scripts) => Some(scripts),
            Err(error) => match error.downcast_ref() {
                Some(SilentError::Interrupted) => None,
                Some(SilentError::NoTarget) => Some(Scripts::new()),
                None => {
                    eprintln!("note: {}: {error:#}", self.without_it);
                    Some(Scripts::new())
                }
            },
        }
    }
}

/// Compiles all parts. Prints a note about each part that fails, and goes on without it.
pub fn compile_all(repository: &Repository) -> PageScripts {
    let scripts = PARTS
        .iter()
        .map_while(|part| part.scripts_or_note(repository))
        .flatten()
        .collect();
    PageScripts(scripts)
}

/// The compilation of all parts in a background thread.
pub struct BackgroundBuild {
    progress: Arc<Mutex<Progress>>,
    /// A message for each further part, if not all were compiled at the start.
    pending: Option<Receiver<()>>,
}

#[derive(Default)]
struct Progress {
    scripts: PageScripts,
    is_complete: bool,
}

impl BackgroundBuild {
    /// Starts the thread. Waits for parts that were compiled before, but not for others.
    pub fn start(repository: &Repository) -> Self {
        let progress = Arc::<Mutex<Progress>>::default();
        let (sender, receiver) = channel();
        let repository = repository.clone();
        let shared = Arc::clone(&progress);
        thread::spawn(move || {
            for (number, part) in (1..).zip(&PARTS) {
                let Some(scripts) = part.scripts_or_note(&repository) else {
                    return;
                };
                let mut progress = lock(&shared);
                progress.scripts.0.extend(scripts);
                progress.is_complete = number == PARTS.len();
                drop(progress);
                // If the receiver is gone, the server is shutting down.
                let _ = sender.send(());
            }
        });
        let is_pending = PARTS
            .iter()
            .any(|_| receiver.recv_timeout(FIRST_BUILD_TIMEOUT).is_err());
        Self {
            progress,
            pending: is_pending.then_some(receiver),
        }
    }

    /// Returns the scripts that are compiled so far.
    pub fn scripts(&self) -> PageScripts {
        lock(&self.progress).scripts.clone()
    }

    /// Tests if all parts are compiled.
    pub fn is_complete(&self) -> bool {
        lock(&self.progress).is_complete
    }

    /// Calls `callback` after each further part. Returns `false` if there are none.
    pub fn on_progress(&mut self, callback: impl Fn() + Send + 'static) -> bool {
        let Some(receiver) = self.pending.take() else {
            return false;
        };
        thread::spawn(move || receiver.iter().for_each(|()| callback()));
        true
    }
}

fn lock(progress: &Mutex<Progress>) -> MutexGuard<'_, Progress> {
    progress.lock().unwrap_or_else(PoisonError::into_inner)
}
