use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

use crate::save::sync_folder;
use crate::{FinishedGame, ParseFinishedGameError};

/// The finished games that a person keeps, in a text file with a line for each.
/// Lines are added and never changed, so no line is lost when two programs
/// write at once.
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

    fn read(&self) -> io::Result<Vec<u8>> {
        match stage::read(&self.path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            bytes => bytes,
        }
    }

    /// Adds games at the end of the ledger, in a single write: the system puts
    /// them after everything that is there, no matter which program wrote it.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub fn append(&self, games: &[FinishedGame]) -> io::Result<()> {
        let folder = self.path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)?;
        let old = self.read()?;
        let mut file = File::options()
            .create(true)
            .append(true)
            .read(true)
            .open(&self.path)?;
        let lines = games.iter().map(|game| format!("{game}\n"));
        let text = text_after(&old, lines.collect::<String>().as_bytes());
        let written = file.write_all(&text);
        if written.is_err() {
            take_back(&mut file, old.len() as u64, &text)?;
        }
        written.and_then(|()| file.sync_all())?;
        sync_folder(&self.path)
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

/// Removes what was written of our text, but not another program's lines.
fn take_back(file: &mut File, end: u64, text: &[u8]) -> io::Result<()> {
    let mut tail = Vec::new();
    file.seek(SeekFrom::Start(end))?;
    file.read_to_end(&mut tail)?;
    match text.starts_with(&tail) {
        true => file.set_len(end),
        false => Ok(()),
    }
}
