use std::path::{self, PathBuf};

use unicode_segmentation::UnicodeSegmentation;

use crate::{FileEntry, FileFilter, Purpose};

/// The dialog that chooses a file to read or write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// The use of the chosen file.
    pub purpose: Purpose,
    /// The folder whose entries are listed.
    pub folder: PathBuf,
    /// All entries of the folder.
    entries: Vec<FileEntry>,
    /// The filter for the listed entries.
    pub filter: FileFilter,
    /// The index of the selected list entry; `None` while a name is typed.
    pub selected: Option<usize>,
    /// The file name in the input field.
    pub name: String,
    /// True if the name was filled in rather than typed. Typing replaces
    /// such a name.
    pub is_proposed: bool,
}

/// The choice made in a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// No choice: the name is empty.
    Nothing,
    /// A folder to list.
    Folder(PathBuf),
    /// A file.
    File(PathBuf),
}

impl FileDialog {
    /// Creates a dialog for a folder, with a suggested file name.
    pub fn new(purpose: Purpose, folder: PathBuf, name: String) -> FileDialog {
        FileDialog {
            purpose,
            folder,
            entries: Vec::new(),
            filter: FileFilter::Othello,
            selected: None,
            name,
            is_proposed: true,
        }
    }

    /// Replaces the folder and its entries.
    pub fn show_folder(&mut self, folder: PathBuf, entries: Vec<FileEntry>) {
        self.folder = folder;
        self.entries = entries;
        self.selected = None;
    }

    /// Returns the entries that match the filter.
    pub fn visible_entries(&self) -> Vec<&FileEntry> {
        let matches = |entry: &&FileEntry| self.filter.matches(entry);
        self.entries.iter().filter(matches).collect()
    }

    /// Selects an entry by its index in the list. The name of a file is copied
    /// to the input field.
    pub fn select(&mut self, index: usize) {
        let Some(&entry) = self.visible_entries().get(index) else {
            return;
        };
        if !entry.is_folder {
            self.name = entry.name.clone();
            self.is_proposed = true;
        }
        self.selected = Some(index);
    }

    /// Selects the next entry, or the first if none is selected.
    pub fn select_next(&mut self) {
        self.select(self.selected.map_or(0, |index| index + 1));
    }

    /// Selects the previous entry, or the first if none is selected.
    pub fn select_previous(&mut self) {
        self.select(self.selected.unwrap_or(0).saturating_sub(1));
    }

    /// Appends a character to a typed name, or replaces a suggested name by it.
    pub fn type_char(&mut self, ch: char) {
        if self.is_proposed {
            self.erase_all();
        }
        self.name.push(ch);
    }

    /// Removes the last grapheme cluster of the name: an emoji or a letter with
    /// an accent may consist of several `char`s.
    pub fn erase(&mut self) {
        self.selected = None;
        self.is_proposed = false;
        let last = self.name.grapheme_indices(true).next_back();
        self.name.truncate(last.map_or(0, |(start, _)| start));
    }

    /// Clears the name.
    pub fn erase_all(&mut self) {
        self.erase();
        self.name.clear();
    }

    /// Switches to the next filter.
    pub fn next_filter(&mut self) {
        self.selected = None;
        self.filter = self.filter.next(self.purpose);
    }

    /// Returns the selected entry, or else the file or folder that is typed.
    pub fn choice(&self) -> Choice {
        let selected = self
            .selected
            .and_then(|index| self.visible_entries().get(index).copied());
        match selected {
            Some(entry) if entry.is_folder => {
                Choice::Folder(entry.path.clone())
            }
            Some(entry) => Choice::File(entry.path.clone()),
            None => self.typed_choice(),
        }
    }

    /// Returns the file or folder with the typed name. Adds the filter's
    /// extension to a name without one.
    fn typed_choice(&self) -> Choice {
        let name = self.name.trim();
        let mut path = self.folder.join(name);
        if name.is_empty() {
            return Choice::Nothing;
        }
        if name == ".." || name.ends_with(path::is_separator) {
            return Choice::Folder(path);
        }
        if path.extension().is_none() {
            path.set_extension(self.filter.extension().unwrap_or("oth"));
        }
        Choice::File(path)
    }
}
