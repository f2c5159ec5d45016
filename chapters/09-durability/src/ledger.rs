use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use finished_games::FinishedGame;

use crate::ledger_contents::bytes_to_append;
use crate::save::sync_folder;
use crate::{DurableFile, LedgerContents, write_durably};

/// A file of finished games, one per line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    path: PathBuf,
}

impl Ledger {
    /// Returns the ledger `finished-games.txt` in a folder.
    pub fn in_folder(folder: &Path) -> Ledger {
        Ledger {
            path: folder.join("finished-games.txt"),
        }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the ledger. A missing file counts as empty.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be read.
    pub fn load(&self) -> io::Result<LedgerContents> {
        Ok(LedgerContents::from_bytes(&self.read()?))
    }

    /// Reads the file, waiting until no other program is adding to it.
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

    /// Appends games, as [`append_to`] does. Creates the file and its folder if
    /// necessary.
    pub fn append(&self, games: &[FinishedGame]) -> io::Result<()> {
        fs::create_dir_all(self.path.parent().unwrap_or(Path::new(".")))?;
        let mut file = self.lock()?;
        sync_folder(&self.path)?; // the file may be new
        let lines: String =
            games.iter().map(|game| format!("{game}\n")).collect();
        append_to(&mut file, lines.as_bytes())
    }

    /// Opens the file with an exclusive lock, which is held until it's closed.
    fn lock(&self) -> io::Result<File> {
        if self.path.exists() {
            chapter_cli::open(&self.path)?; // rejects pipes and devices
        }
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let file = options.open(&self.path)?;
        file.lock()?;
        Ok(file)
    }
}

/// Appends lines to a file that the caller has locked. If writing fails, the
/// file is truncated to its old length.
pub fn append_to(
    file: &mut (impl DurableFile + Read),
    lines: &[u8],
) -> io::Result<()> {
    let mut old = Vec::new();
    file.read_to_end(&mut old)?;
    let written = write_durably(file, &bytes_to_append(&old, lines));
    if written.is_err() {
        let length = old.len() as u64;
        // If this fails too, the first error is the one to report.
        let _ = file.cut(length).and_then(|()| file.sync());
    }
    written
}
