use std::fs;
use std::path::{Path, PathBuf};

use game_formats::{FileError, Format, count_games};
use game_formats::{read_game, write_file, write_new_file};
use records::{FileProblem, History, Record};

use crate::{Effect, FileEntry, FileOutcome, LoadedGame, PerformError, Source};

/// Performs an effect and returns its result; `None` if the window is to
/// close.
pub fn perform(effect: Effect) -> Option<FileOutcome> {
    let result = match effect {
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
    Some(result.unwrap_or_else(|error| FileOutcome::Failed(error.into())))
}

/// Reads the game with this number, counted from 1.
///
/// # Errors
///
/// Returns an error if the file can't be read, has no such game, or the game is
/// illegal.
pub fn load_game(
    path: &Path,
    number: usize,
) -> Result<LoadedGame, PerformError> {
    let games = count_games(path)?;
    let missing = || PerformError::Missing(path.to_path_buf(), number);
    let record = read_game(path, number)?.ok_or_else(missing)?;
    let history =
        History::follow(record.start, &record.plies).map_err(|objection| {
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

/// Writes a game to a file. An existing file is only replaced if `replace` is
/// set.
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

/// Lists a folder: its parent, its folders and its files, each sorted by name.
/// Names that begin with a dot are left out.
fn list_folder(folder: &Path) -> Result<FileOutcome, PerformError> {
    let folder_error =
        |error| PerformError::Folder(folder.to_path_buf(), error);
    let folder = fs::canonicalize(folder).map_err(folder_error)?;
    let mut entries = fs::read_dir(&folder)
        .and_then(|files| {
            files.map(|file| Ok(file_entry(file?.path()))).collect()
        })
        .map_err(folder_error)?;
    sort_visible(&mut entries);
    if let Some(parent) = folder.parent() {
        entries.insert(0, parent_entry(parent));
    }
    Ok(FileOutcome::Listed(folder, entries))
}

/// Removes hidden entries and sorts the others by name, folders first.
fn sort_visible(entries: &mut Vec<FileEntry>) {
    entries.retain(|entry| !entry.name.starts_with('.'));
    entries.sort_by_key(|entry| (!entry.is_folder, entry.name.to_lowercase()));
}

/// Returns the list entry of a file or folder.
fn file_entry(path: PathBuf) -> FileEntry {
    let name = path.file_name().unwrap_or_default();
    FileEntry {
        name: name.to_string_lossy().into_owned(),
        is_folder: path.is_dir(),
        path,
    }
}

/// Returns the list entry `..` of the parent folder.
fn parent_entry(folder: &Path) -> FileEntry {
    FileEntry {
        name: "..".to_string(),
        path: folder.to_path_buf(),
        is_folder: true,
    }
}
