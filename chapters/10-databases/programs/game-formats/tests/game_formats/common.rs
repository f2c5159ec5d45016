//! Helpers for reading files.

use std::path::Path;

use game_formats::read_file;
use records::Record;
use test_support::Folder;

/// Returns the games of a valid file.
pub fn read(path: &Path) -> Vec<Record> {
    read_file(path).unwrap().map(Result::unwrap).collect()
}

/// Returns the error of reading a file with this content, without its folder.
pub fn read_error(name: &str, content: &[u8]) -> String {
    let folder = Folder::empty();
    let path = folder.file(name, content);
    let error = match read_file(&path) {
        Err(error) => error,
        Ok(games) => games.filter_map(Result::err).next().unwrap(),
    };
    let dir = folder.argument("");
    error.to_string().replace(&dir, "")
}
