use std::path::PathBuf;

/// A line of the file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// Whether it is a folder.
    pub is_folder: bool,
}

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To read a game.
    Read,
    /// To write the game.
    Write,
}

/// Which files the dialog shows. Folders are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFilter {
    /// Those that end in `.oth`.
    Othello,
    /// Those that end in `.wtb`.
    Database,
    /// Those that end in `.txt`.
    Text,
    /// All of them.
    All,
}

impl FileFilter {
    /// The name of the filter.
    pub const fn label(self) -> &'static str {
        match self {
            FileFilter::Othello => "Othello (*.oth)",
            FileFilter::Database => "Database (*.wtb)",
            FileFilter::Text => "Text (*.txt)",
            FileFilter::All => "All (*.*)",
        }
    }

    /// The extension that it lets through; `None` for all.
    pub const fn extension(self) -> Option<&'static str> {
        match self {
            FileFilter::Othello => Some("oth"),
            FileFilter::Database => Some("wtb"),
            FileFilter::Text => Some("txt"),
            FileFilter::All => None,
        }
    }

    /// The filter after this one. A game is not written to a database.
    pub const fn next(self, purpose: Purpose) -> FileFilter {
        match (self, purpose) {
            (FileFilter::Othello, Purpose::Read) => FileFilter::Database,
            (FileFilter::Othello | FileFilter::Database, _) => FileFilter::Text,
            (FileFilter::Text, _) => FileFilter::All,
            (FileFilter::All, _) => FileFilter::Othello,
        }
    }

    /// Whether the dialog shows this entry.
    pub fn shows(self, entry: &FileEntry) -> bool {
        let Some(wanted) = self.extension() else {
            return true;
        };
        let extension = entry.path.extension().unwrap_or_default();
        entry.is_folder || extension.eq_ignore_ascii_case(wanted)
    }
}
