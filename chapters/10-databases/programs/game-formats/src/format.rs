use std::path::Path;

use records::{FileProblem, in_file};

use crate::FileError;

/// A file format for games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `.txt`: moves only.
    Transcript,
    /// `.oth`: moves after header lines with the players, the date, the place
    /// and the result.
    Oth,
    /// `.ggf`: the Generic Game Format of the game servers.
    Ggf,
    /// `.obf`: positions without the moves that led to them.
    Obf,
    /// `.wtb`: a WTHOR database, whose names are in two more files.
    Database,
}

impl Format {
    /// Returns the format with the extension of this path, in any case.
    ///
    /// # Errors
    ///
    /// Returns an error if no format has that extension.
    pub fn from_path(path: &Path) -> Result<Format, FileError> {
        let extension = path.extension().unwrap_or_default();
        match extension.to_ascii_lowercase().to_str() {
            Some("txt") => Ok(Format::Transcript),
            Some("oth") => Ok(Format::Oth),
            Some("ggf") => Ok(Format::Ggf),
            Some("obf") => Ok(Format::Obf),
            Some("wtb") => Ok(Format::Database),
            _ => Err(in_file(path)(FileProblem::Extension(
                ".txt, .oth, .ggf, .obf or .wtb",
            ))),
        }
    }
}
