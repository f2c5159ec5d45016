use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use records::in_file;

use crate::{DatabaseError, FileError};

/// Reads the names that belong to a database, from a file that's called like it
/// or from one that several share. Without such a file, the list is empty.
///
/// # Errors
///
/// When the file can't be read.
pub fn load_names<N: Default>(
    database: &Path,
    extension: &str,
    read: fn(BufReader<File>) -> Result<N, DatabaseError>,
) -> Result<N, FileError> {
    let capitals = extension.to_uppercase();
    for path in [
        database.with_extension(extension),
        database.with_extension(&capitals),
        database.with_file_name("WTHOR").with_extension(&capitals),
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
