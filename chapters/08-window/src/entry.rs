use std::path::PathBuf;

use crate::Purpose;

/// A line of the file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is called.
    pub name: String,
    /// Where it is.
    pub path: PathBuf,
    /// Whether it is a folder.
    pub is_folder: bool,
}

/// Which files the dialog shows. Folders are always shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Those that end in `.oth`.
    Othello,
    /// Those that end in `.wtb`.
    Database,
    /// Those that end in `.txt`.
    Text,
    /// All of them.
    All,
}

impl Filter {
    /// The name of the filter.
    pub const fn label(self) -> &'static str {
        match self {
            Filter::Othello => "Othello (*.oth)",
            Filter::Database => "Database (*.wtb)",
            Filter::Text => "Text (*.txt)",
            Filter::All => "All (*.*)",
        }
    }

    /// The extension that it lets through; `None` for all.
    pub const fn extension(self) -> Option<&'static str> {
        match self {
            Filter::Othello => Some("oth"),
            Filter::Database => Some("wtb"),
            Filter::Text => Some("txt"),
            Filter::All => None,
        }
    }

    /// The filter after this one. A game is not written to a database.
    pub const fn next(self, purpose: Purpose) -> Filter {
        match (self, purpose) {
            (Filter::Othello, Purpose::Read) => Filter::Database,
            (Filter::Othello | Filter::Database, _) => Filter::Text,
            (Filter::Text, _) => Filter::All,
            (Filter::All, _) => Filter::Othello,
        }
    }

    /// Whether the dialog shows this entry.
    pub fn shows(self, entry: &Entry) -> bool {
        let Some(wanted) = self.extension() else {
            return true;
        };
        let extension = entry.path.extension().unwrap_or_default();
        entry.is_folder || extension.eq_ignore_ascii_case(wanted)
    }
}
