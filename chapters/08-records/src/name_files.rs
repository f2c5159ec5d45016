use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use crate::file_error::in_file;
use crate::{FileError, RecordError};

/// Reads the names that belong to a database, from the file that has its name
/// and this extension, or else from the one called WTHOR. Without either, the
/// list is empty.
pub(crate) fn load_names<N: Default>(
    database: &Path,
    extension: &str,
    read: fn(BufReader<File>) -> Result<N, RecordError>,
) -> Result<N, FileError> {
    let own = name_file_path(database, extension);
    let shared = database.with_file_name("WTHOR").with_extension(extension);
    for path in [own, shared] {
        match find_ignoring_case(&path).and_then(|path| stage::open(&path)) {
            Ok(file) => {
                return read(BufReader::new(file)).map_err(in_file(&path));
            }
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(in_file(&path)(why)),
        }
    }
    Ok(N::default())
}

/// The path of the file for this database's names, whether it exists or not.
pub(crate) fn name_file_path(database: &Path, extension: &str) -> PathBuf {
    let path = database.with_extension(extension);
    find_ignoring_case(&path).unwrap_or(path)
}

/// The path of a file whose name may be written in other capitals: `WTHOR.JOU`
/// for `wthor.jou`.
fn find_ignoring_case(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default();
    let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
    for file in fs::read_dir(folder.unwrap_or(Path::new(".")))? {
        let file = file?;
        if file.file_name().eq_ignore_ascii_case(name) {
            return Ok(file.path());
        }
    }
    Err(io::ErrorKind::NotFound.into())
}
