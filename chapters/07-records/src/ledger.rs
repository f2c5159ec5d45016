use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

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
    /// Whether the last line has no end, and so may be half of one.
    pub is_cut: bool,
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
        let bytes = match fs::read(&self.path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Vec::new(),
            bytes => bytes?,
        };
        let mut contents = LedgerContents {
            is_cut: bytes.last().is_some_and(|&byte| byte != b'\n'),
            ..LedgerContents::default()
        };
        for (before, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
            let line = String::from_utf8_lossy(line);
            match line.trim() {
                "" => {}
                line => match line.parse() {
                    Ok(game) => contents.games.push(game),
                    Err(why) => contents.unreadable.push((before + 1, why)),
                },
            }
        }
        Ok(contents)
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
        let mut file = File::options()
            .create(true)
            .append(true)
            .read(true)
            .open(&self.path)?;
        let mut text = String::new();
        if !ends_a_line(&mut file)? {
            text.push('\n');
        }
        for game in games {
            text += &format!("{game}\n");
        }
        let end = file.metadata()?.len();
        let written = file.write_all(text.as_bytes());
        if written.is_err() {
            take_back(&mut file, end, text.as_bytes())?;
        }
        written.and_then(|()| file.sync_all())
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

/// Whether the file ends with a whole line. A crash or a person may have left
/// half of one.
fn ends_a_line(file: &mut File) -> io::Result<bool> {
    if file.metadata()?.len() == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}
