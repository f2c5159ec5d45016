use std::path::{self, PathBuf};

use crate::{Entry, Filter};

/// The dialog in which a file is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// What the file is for.
    pub purpose: Purpose,
    /// The folder that is shown.
    pub folder: PathBuf,
    /// What the folder holds.
    pub entries: Vec<Entry>,
    /// Which of it is shown.
    pub filter: Filter,
    /// The place in the list that is pointed at; none while a name is typed.
    pub selected: Option<usize>,
    /// The name that is typed.
    pub name: String,
}

/// What a file is chosen for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To read a game.
    Read,
    /// To write the game.
    Write,
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
    /// A dialog that shows this folder.
    pub fn new(
        purpose: Purpose,
        folder: PathBuf,
        entries: Vec<Entry>,
    ) -> FileDialog {
        let name = match purpose {
            Purpose::Read => "",
            Purpose::Write => "othello.oth",
        };
        FileDialog {
            purpose,
            folder,
            entries,
            filter: Filter::Othello,
            selected: None,
            name: name.to_string(),
        }
    }

    /// Shows another folder.
    pub fn show(&mut self, folder: PathBuf, entries: Vec<Entry>) {
        self.folder = folder;
        self.entries = entries;
        self.selected = None;
    }

    /// The entries that the filter lets through.
    pub fn shown(&self) -> Vec<&Entry> {
        let shows = |entry: &&Entry| self.filter.shows(entry);
        self.entries.iter().filter(shows).collect()
    }

    /// Points at an entry. The name of a file is then as good as typed.
    pub fn select(&mut self, place: usize) {
        let Some(&entry) = self.shown().get(place) else {
            return;
        };
        if !entry.is_folder {
            self.name = entry.name.clone();
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

    /// Adds a character to the name.
    pub fn type_sign(&mut self, sign: char) {
        self.selected = None;
        self.name.push(sign);
    }

    /// Takes back the last character of the name.
    pub fn erase(&mut self) {
        self.selected = None;
        self.name.pop();
    }

    /// Shows files of the next type.
    pub fn next_filter(&mut self) {
        self.selected = None;
        self.filter = self.filter.next(self.purpose);
    }

    /// What Enter takes: what is pointed at, else what is typed.
    pub fn choice(&self) -> Choice {
        let selected =
            self.selected.and_then(|it| self.shown().get(it).copied());
        match selected {
            Some(entry) if entry.is_folder => {
                Choice::Folder(entry.path.clone())
            }
            Some(entry) => Choice::File(entry.path.clone()),
            None => self.typed(),
        }
    }

    /// The file or folder whose name is typed. To a name without an extension
    /// the filter lends its own.
    fn typed(&self) -> Choice {
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
