use std::path::{self, PathBuf};

use unicode_segmentation::UnicodeSegmentation;

use crate::{FileEntry, FileFilter, Purpose};

/// The dialog in which a file is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// What the file is for.
    pub purpose: Purpose,
    /// The folder that is shown.
    pub folder: PathBuf,
    /// What the folder holds.
    entries: Vec<FileEntry>,
    /// Which of it is shown.
    pub filter: FileFilter,
    /// The place in the list that is pointed at; none while a name is typed.
    pub selected: Option<usize>,
    /// The name that is typed.
    pub name: String,
    /// Whether nobody has typed it yet, so that what they type replaces it.
    pub is_proposed: bool,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Nothing: no name was typed.
    Nothing,
    /// A folder to look into.
    Folder(PathBuf),
    /// A file.
    File(PathBuf),
}

impl FileDialog {
    /// A dialog that shows this folder, and proposes a name.
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

    /// Shows another folder.
    pub fn show_folder(&mut self, folder: PathBuf, entries: Vec<FileEntry>) {
        self.folder = folder;
        self.entries = entries;
        self.selected = None;
    }

    /// The entries that the filter lets through.
    pub fn shown(&self) -> Vec<&FileEntry> {
        let shows = |entry: &&FileEntry| self.filter.shows(entry);
        self.entries.iter().filter(shows).collect()
    }

    /// Points at an entry. If it is a file, its name counts as typed.
    pub fn select(&mut self, place: usize) {
        let Some(&entry) = self.shown().get(place) else {
            return;
        };
        if !entry.is_folder {
            self.name = entry.name.clone();
            self.is_proposed = true;
        }
        self.selected = Some(place);
    }

    /// Points at the entry below, or at the first one.
    pub fn down(&mut self) {
        self.select(self.selected.map_or(0, |place| place + 1));
    }

    /// Points at the entry above.
    pub fn up(&mut self) {
        self.select(self.selected.unwrap_or(0).saturating_sub(1));
    }

    /// Adds a character to the name, or begins another one.
    pub fn type_char(&mut self, character: char) {
        if self.is_proposed {
            self.erase_all();
        }
        self.name.push(character);
    }

    /// Takes back the last character of the name, as a reader sees it: an emoji
    /// or a letter with an accent may consist of several `char`s.
    pub fn erase(&mut self) {
        self.selected = None;
        self.is_proposed = false;
        let last = self.name.grapheme_indices(true).next_back();
        self.name.truncate(last.map_or(0, |(start, _)| start));
    }

    /// Takes the whole name back.
    pub fn erase_all(&mut self) {
        self.erase();
        self.name.clear();
    }

    /// Shows files of the next type.
    pub fn next_filter(&mut self) {
        self.selected = None;
        self.filter = self.filter.next(self.purpose);
    }

    /// What Enter takes: what is pointed at, else what is typed.
    pub fn choice(&self) -> Choice {
        let selected = self
            .selected
            .and_then(|index| self.shown().get(index).copied());
        match selected {
            Some(entry) if entry.is_folder => {
                Choice::Folder(entry.path.clone())
            }
            Some(entry) => Choice::File(entry.path.clone()),
            None => self.typed_choice(),
        }
    }

    /// The file or folder whose name is typed. A name without an extension gets
    /// that of the filter.
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
