use std::path::Path;

use records::{FileProblem, in_file};

use crate::FileError;

/// How games are written in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `.txt`: moves and nothing else.
    Transcript,
    /// `.oth`: moves, after lines that say who played, when and where.
    Oth,
    /// `.ggf`: the format of the game servers.
    Ggf,
    /// `.obf`: positions without the moves that led there.
    Obf,
    /// `.wtb`: a database, with its names in two files beside it.
    Database,
}

impl Format {
    /// The format that the extension of a file's name stands for. Fails when it
    /// stands for none.
    pub fn of(path: &Path) -> Result<Format, FileError> {
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
