use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use finished_games::FinishedGame;

use crate::ledger_contents::text_after;
use crate::save::sync_folder;
use crate::{DurableFile, LedgerContents, write_durably};

/// The finished games that a person keeps, in a file with a line for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    path: PathBuf,
}

impl Ledger {
    /// The ledger in a folder, where it is called `finished-games.txt`.
    pub fn in_folder(folder: &Path) -> Ledger {
        Ledger {
            path: folder.join("finished-games.txt"),
        }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the ledger. One that does not exist yet is empty.
    ///
    /// # Errors
    ///
    /// When the file cannot be read.
    pub fn load(&self) -> io::Result<LedgerContents> {
        Ok(LedgerContents::from_bytes(&self.read()?))
    }

    /// What the file has once nobody is adding to it.
    fn read(&self) -> io::Result<Vec<u8>> {
        match chapter_cli::open(&self.path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(why) => Err(why),
            Ok(file) => {
                file.lock_shared()?;
                chapter_cli::read(&self.path)
            }
        }
    }

    /// Adds all of these games at the end, as in [`append_to`].
    pub fn append(&self, games: &[FinishedGame]) -> io::Result<()> {
        fs::create_dir_all(self.path.parent().unwrap_or(Path::new(".")))?;
        let mut file = self.lock()?;
        sync_folder(&self.path)?; // the file may be new
        let lines = games.iter().map(|game| format!("{game}\n"));
        append_to(&mut file, lines.collect::<String>().as_bytes())
    }

    /// Opens the file, and makes other programs wait until it is closed.
    fn lock(&self) -> io::Result<File> {
        if self.path.exists() {
            chapter_cli::open(&self.path)?; // neither a pipe nor a device
        }
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let file = options.open(&self.path)?;
        file.lock()?;
        Ok(file)
    }
}

/// Adds lines at the end of a file whose lock we have. If that fails, the file is
/// as it was, unless it can't be cut, either.
pub fn append_to(
    file: &mut (impl DurableFile + Read),
    lines: &[u8],
) -> io::Result<()> {
    let mut old = Vec::new();
    file.read_to_end(&mut old)?;
    let added = write_durably(file, &text_after(&old, lines));
    if added.is_err() {
        let length = old.len() as u64;
        // If this fails, too, the first error is still the one to tell.
        let _ = file.cut(length).and_then(|()| file.sync());
    }
    added
}
