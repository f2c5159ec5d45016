use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::save::sync_folder;
use crate::{FinishedGame, ParseFinishedGameError};

/// The finished games that a person keeps, in a text file with a line for each.
/// Lines are added and never changed, and one program at a time reads or
/// writes: it holds the file's lock, so that nobody takes another's
/// half-written line for one that a crash cut short.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    path: PathBuf,
}

/// What a ledger holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LedgerContents {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// The lines that cannot be read, with their numbers, from 1. They stay in
    /// the file until a person repairs them.
    pub unreadable: Vec<(usize, ParseFinishedGameError)>,
}

impl Ledger {
    /// The ledger in a folder, where it is called `finished-games.txt`.
    pub fn in_folder(folder: &Path) -> Ledger {
        Ledger {
            path: folder.join("finished-games.txt"),
        }
    }

    /// The ledger in the folder where the system keeps the user's data; `None`
    /// when it has no such folder.
    pub fn of_user() -> Option<Ledger> {
        let places = etcetera::choose_base_strategy().ok()?;
        Some(Ledger::in_folder(&places.data_dir().join("othellier")))
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
        let bytes = self.read()?;
        let mut contents = LedgerContents::default();
        let lines = bytes.split_inclusive(|&byte| byte == b'\n');
        for (before, line) in lines.enumerate() {
            match parse_line(line) {
                None => {}
                Some(Ok(game)) => contents.games.push(game),
                Some(Err(why)) => contents.unreadable.push((before + 1, why)),
            }
        }
        Ok(contents)
    }

    /// What the file has once nobody is adding to it.
    fn read(&self) -> io::Result<Vec<u8>> {
        match stage::open(&self.path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(why) => Err(why),
            Ok(file) => {
                file.lock_shared()?;
                stage::read(&self.path)
            }
        }
    }

    /// Adds games at the end of the ledger: all of them, or after an error
    /// none.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn append(&self, games: &[FinishedGame]) -> io::Result<()> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let mut file = self.lock()?;
        let old = stage::read(&self.path)?;
        let lines = games.iter().map(|game| format!("{game}\n"));
        let text = text_after(&old, lines.collect::<String>().as_bytes());
        if let Err(why) = file.write_all(&text) {
            file.set_len(old.len() as u64)?;
            return Err(why);
        }
        file.sync_all()?;
        sync_folder(&self.path)
    }

    /// Opens the file to add to it, and makes other programs wait until it is
    /// closed.
    fn lock(&self) -> io::Result<File> {
        if self.path.exists() {
            stage::open(&self.path)?; // neither a pipe nor a device
        }
        let file =
            File::options().create(true).append(true).open(&self.path)?;
        file.lock()?;
        Ok(file)
    }
}

/// Reads a line with its end; `None` if it is blank.
fn parse_line(
    bytes: &[u8],
) -> Option<Result<FinishedGame, ParseFinishedGameError>> {
    let text = String::from_utf8_lossy(bytes);
    match text.trim() {
        "" => None,
        line if bytes.ends_with(b"\n") => Some(line.parse()),
        line => Some(Err(ParseFinishedGameError::Torn(line.to_string()))),
    }
}

/// What adds these lines to what a file has. A crash may have left half a line
/// at its end. If that is where the same lines were torn, the rest of them is
/// missing; otherwise the half line is marked, so that it never becomes a game.
fn text_after(old: &[u8], lines: &[u8]) -> Vec<u8> {
    if old.is_empty() || old.ends_with(b"\n") {
        return lines.to_vec();
    }
    let is_start = |&at: &usize| at == 0 || old[at - 1] == b'\n';
    let mut starts = (0..old.len()).filter(is_start);
    match starts.find_map(|at| lines.strip_prefix(&old[at..])) {
        Some(rest) => rest.to_vec(),
        None => [b";;; cut short\n", lines].concat(),
    }
}
