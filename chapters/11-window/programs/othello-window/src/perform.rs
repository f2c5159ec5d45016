use std::fs;
use std::path::{Path, PathBuf};

use game_formats::{FileError, Format, count_games};
use game_formats::{read_game, write_file, write_new_file};
use records::{FileProblem, History, Record};

use crate::{Effect, FileEntry, FileOutcome, LoadedGame, PerformError, Source};

/// Performs what an update asked for, and says what became of it.
pub fn perform(effect: Effect) -> Option<FileOutcome> {
    let done = match effect {
        Effect::Quit => return None,
        Effect::List(folder) => list_folder(&folder),
        Effect::Read(path, number) => {
            let game = load_game(&path, number);
            game.map(|game| FileOutcome::Loaded(Box::new(game)))
        }
        Effect::Write {
            path,
            record,
            replace,
        } => write_game(path, *record, replace),
    };
    Some(done.unwrap_or_else(|why| FileOutcome::Failed(why.into())))
}

/// Reads the game with this number, from 1. Fails when there is no such file or
/// game, or the game breaks the rules.
pub fn load_game(
    path: &Path,
    number: usize,
) -> Result<LoadedGame, PerformError> {
    let games = count_games(path)?;
    let missing = || PerformError::Missing(path.to_path_buf(), number);
    let record = read_game(path, number)?.ok_or_else(missing)?;
    let history = History::follow(record.start, &record.plies);
    let history = history.map_err(|objection| {
        PerformError::Illegal(path.to_path_buf(), number, objection)
    })?;
    let source = Source {
        path: path.to_path_buf(),
        number,
        games,
    };
    Ok(LoadedGame {
        source,
        record,
        history,
    })
}

/// Writes a game. A file that exists is left alone unless it is to be
/// replaced.
fn write_game(
    path: PathBuf,
    record: Record,
    replace: bool,
) -> Result<FileOutcome, PerformError> {
    match Format::from_path(&path)? {
        Format::Oth | Format::Transcript | Format::Ggf => {}
        Format::Obf | Format::Database => {
            return Err(PerformError::Format(path));
        }
    }
    let write = if replace { write_file } else { write_new_file };
    match write(&path, &[record]).map_err(|error| error.problem) {
        Err(FileProblem::Exists) => {
            let games = count_games(&path).unwrap_or(0);
            Ok(FileOutcome::Exists(path, games))
        }
        Err(problem) => Err(FileError { path, problem }.into()),
        Ok(()) => Ok(FileOutcome::Written(path)),
    }
}

/// Lists a folder: the folder above it, its folders, then its files, by name.
/// What begins with a dot is hidden.
fn list_folder(folder: &Path) -> Result<FileOutcome, PerformError> {
    let unlisted = |why| PerformError::Folder(folder.to_path_buf(), why);
    let folder = fs::canonicalize(folder).map_err(unlisted)?;
    let mut entries = fs::read_dir(&folder)
        .and_then(|files| {
            files.map(|file| Ok(file_entry(file?.path()))).collect()
        })
        .map_err(unlisted)?;
    sort(&mut entries);
    if let Some(parent) = folder.parent() {
        entries.insert(0, parent_entry(parent));
    }
    Ok(FileOutcome::Listed(folder, entries))
}

fn sort(entries: &mut Vec<FileEntry>) {
    entries.retain(|entry| !entry.name.starts_with('.'));
    entries.sort_by_key(|entry| (!entry.is_folder, entry.name.to_lowercase()));
}

fn file_entry(path: PathBuf) -> FileEntry {
    let name = path.file_name().unwrap_or_default();
    FileEntry {
        name: name.to_string_lossy().into_owned(),
        is_folder: path.is_dir(),
        path,
    }
}

fn parent_entry(folder: &Path) -> FileEntry {
    FileEntry {
        name: "..".to_string(),
        path: folder.to_path_buf(),
        is_folder: true,
    }
}
