use std::fs;
use std::path::{Path, PathBuf};

use records::{Database, FileError, Format, History, Record};
use records::{read_file, read_game, write_file};

use crate::{Effect, Entry, FilesError, Opened, Outcome, Source};

/// Does what an update asked for, and says what became of it.
pub fn perform(effect: Effect) -> Option<Outcome> {
    let done = match effect {
        Effect::Quit => return None,
        Effect::List(folder) => list(&folder),
        Effect::Read(path, number) => {
            let opened = open(&path, number);
            opened.map(|opened| Outcome::Opened(Box::new(opened)))
        }
        Effect::Write {
            path,
            record,
            replace,
        } => write(path, *record, replace),
    };
    Some(done.unwrap_or_else(|why| Outcome::Failed(why.to_string())))
}

/// Reads the game with this number, from 1.
///
/// # Errors
///
/// When there is no such file or game, or the game breaks the rules.
pub fn open(path: &Path, number: usize) -> Result<Opened, FilesError> {
    let games = count(path)?;
    let missing = || FilesError::Missing(path.to_path_buf(), number);
    if number == 0 {
        return Err(missing());
    }
    let record = read_game(path, number)?.ok_or_else(missing)?;
    let history = History::follow(record.start, &record.plies);
    let history = history.map_err(|objection| {
        FilesError::Illegal(path.to_path_buf(), number, objection)
    })?;
    let source = Source {
        path: path.to_path_buf(),
        number,
        games,
    };
    Ok(Opened {
        source,
        record,
        history,
    })
}

/// How many games a file holds. A database says so in its header.
fn count(path: &Path) -> Result<usize, FileError> {
    if Format::of(path)? == Format::Database {
        let games = Database::open(path)?.entries().header().games;
        return Ok(games as usize);
    }
    Ok(read_file(path)?.count())
}

/// Writes a game. A file that exists is left alone unless it is to be
/// replaced.
fn write(
    path: PathBuf,
    record: Record,
    replace: bool,
) -> Result<Outcome, FilesError> {
    match Format::of(&path)? {
        Format::Sheet | Format::Transcript | Format::Ggf => {}
        Format::Obf | Format::Database => return Err(FilesError::Format(path)),
    }
    if !replace && path.exists() {
        let games = count(&path).unwrap_or(0);
        return Ok(Outcome::Exists(path, games));
    }
    write_file(&path, &[record])?;
    Ok(Outcome::Written(path))
}

/// Lists a folder: the folder above it, its folders, then its files, by name.
/// What begins with a dot is hidden.
fn list(folder: &Path) -> Result<Outcome, FilesError> {
    let trouble = |why| FilesError::Folder(folder.to_path_buf(), why);
    let folder = fs::canonicalize(folder).map_err(trouble)?;
    let mut entries = fs::read_dir(&folder)
        .and_then(|files| files.map(|file| Ok(entry(file?.path()))).collect())
        .map_err(trouble)?;
    sort(&mut entries);
    if let Some(above) = folder.parent() {
        entries.insert(0, above_entry(above));
    }
    Ok(Outcome::Listed(folder, entries))
}

fn sort(entries: &mut Vec<Entry>) {
    entries.retain(|entry| !entry.name.starts_with('.'));
    entries.sort_by_key(|it| (!it.is_folder, it.name.to_lowercase()));
}

fn entry(path: PathBuf) -> Entry {
    let name = path.file_name().unwrap_or_default();
    Entry {
        name: name.to_string_lossy().into_owned(),
        is_folder: path.is_dir(),
        path,
    }
}

fn above_entry(folder: &Path) -> Entry {
    Entry {
        name: "..".to_string(),
        path: folder.to_path_buf(),
        is_folder: true,
    }
}
