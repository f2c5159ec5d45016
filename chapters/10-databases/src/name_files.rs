use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use records::in_file;

use crate::{DatabaseError, FileError};

/// Reads the names of a database from the file with its name and another
/// extension, or from the shared file `WTHOR`. Without either, there are none.
///
/// # Errors
///
/// Returns an error if the file can't be read or is invalid.
pub fn load_names<N: Default>(
    database: &Path,
    extension: &str,
    read: fn(BufReader<File>) -> Result<N, DatabaseError>,
) -> Result<N, FileError> {
    let uppercase = extension.to_uppercase();
    for path in [
        database.with_extension(extension),
        database.with_extension(&uppercase),
        database.with_file_name("WTHOR").with_extension(&uppercase),
        database.with_file_name("wthor").with_extension(extension),
    ] {
        match chapter_cli::open(&path) {
            Ok(file) => {
                return read(BufReader::new(file)).map_err(in_file(&path));
            }
            Err(why) if why.kind() == io::ErrorKind::NotFound => {}
            Err(why) => return Err(in_file(&path)(why)),
        }
    }
    Ok(N::default())
}
