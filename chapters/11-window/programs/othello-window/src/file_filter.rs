use std::path::PathBuf;

/// An entry in the list of the file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    /// The displayed name.
    pub name: String,
    /// The path of the file or folder.
    pub path: PathBuf,
    /// True if this is a folder.
    pub is_folder: bool,
}

/// The use of a chosen file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To read a game.
    Read,
    /// To write the game.
    Write,
}

/// A filter for the files that the dialog lists. Folders are always listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFilter {
    /// Files that end in `.oth`.
    Othello,
    /// Files that end in `.wtb`.
    Database,
    /// Files that end in `.txt`.
    Text,
    /// All files.
    All,
}

impl FileFilter {
    /// Returns the displayed name of the filter.
    pub const fn label(self) -> &'static str {
        match self {
            FileFilter::Othello => "Othello (*.oth)",
            FileFilter::Database => "Database (*.wtb)",
            FileFilter::Text => "Text (*.txt)",
            FileFilter::All => "All (*.*)",
        }
    }

    /// Returns the extension that matches; `None` if all do.
    pub const fn extension(self) -> Option<&'static str> {
        match self {
            FileFilter::Othello => Some("oth"),
            FileFilter::Database => Some("wtb"),
            FileFilter::Text => Some("txt"),
            FileFilter::All => None,
        }
    }

    /// Returns the next filter. The one for databases is skipped when writing,
    /// because a game can't be written to a database.
    pub const fn next(self, purpose: Purpose) -> FileFilter {
        match (self, purpose) {
            (FileFilter::Othello, Purpose::Read) => FileFilter::Database,
            (FileFilter::Othello | FileFilter::Database, _) => FileFilter::Text,
            (FileFilter::Text, _) => FileFilter::All,
            (FileFilter::All, _) => FileFilter::Othello,
        }
    }

    /// Tests if the entry is listed under this filter.
    pub fn matches(self, entry: &FileEntry) -> bool {
        let Some(wanted) = self.extension() else {
            return true;
        };
        let extension = entry.path.extension().unwrap_or_default();
        entry.is_folder || extension.eq_ignore_ascii_case(wanted)
    }
}
