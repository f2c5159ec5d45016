//! A small disk that you can fill, look at in every instant, and unplug. It's as
//! mean as a real one may be: the names of files reach it at once, and what they
//! hold only when it's synced.

use thiserror::Error;

/// A disk, its files, and what it held at each instant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Disk {
    /// How many more bytes fit on it.
    pub room: usize,
    /// The files on it.
    pub files: Vec<DiskFile>,
    /// The files at each instant so far, from the first one to this one.
    pub instants: Vec<Vec<DiskFile>>,
}

/// A file on a [`Disk`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiskFile {
    /// What it's called.
    pub name: String,
    /// What a program reads in it.
    pub text: String,
    /// Whether the disk has all of it.
    pub is_synced: bool,
}

/// The error when nothing more fits on a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the disk is full")]
pub struct DiskFull;

impl Disk {
    /// A disk with one old file, and room for this many more bytes.
    pub fn new(name: &str, text: &str, room: usize) -> Disk {
        let file = DiskFile {
            name: name.to_string(),
            text: text.to_string(),
            is_synced: true,
        };
        Disk {
            room,
            files: vec![file.clone()],
            instants: vec![vec![file]],
        }
    }

    /// The file with this name.
    pub fn file(&self, name: &str) -> Option<&DiskFile> {
        self.files.iter().find(|file| file.name == name)
    }

    /// Opens a file to write to it. What it held is gone.
    pub fn create(&mut self, name: &str) {
        self.take(name);
        self.files.push(DiskFile {
            name: name.to_string(),
            text: String::new(),
            is_synced: false,
        });
        self.look();
    }

    /// Writes at the end of a file, as much as fits.
    ///
    /// # Errors
    ///
    /// When not all of it fits.
    pub fn write(&mut self, name: &str, text: &str) -> Result<(), DiskFull> {
        for letter in text.chars() {
            let room = self.room.checked_sub(letter.len_utf8());
            self.room = room.ok_or(DiskFull)?;
            self.change(name, |file| {
                file.text.push(letter);
                file.is_synced = false;
            });
        }
        Ok(())
    }

    /// Waits until the disk has all of a file.
    pub fn sync(&mut self, name: &str) {
        self.change(name, |file| file.is_synced = true);
    }

    /// Gives a file another name. If another file has that name, it's gone.
    pub fn rename(&mut self, from: &str, to: &str) {
        if from != to && self.file(from).is_some() {
            self.take(to);
            self.change(from, |file| file.name = to.to_string());
        }
    }

    /// Removes a file.
    pub fn remove(&mut self, name: &str) {
        self.take(name);
        self.look();
    }

    /// Takes a file off the disk, and makes room.
    fn take(&mut self, name: &str) {
        let gone = self.files.extract_if(.., |file| file.name == name);
        self.room += gone.map(|file| file.text.len()).sum::<usize>();
    }

    fn change(&mut self, name: &str, change: impl FnOnce(&mut DiskFile)) {
        let mut files = self.files.iter_mut();
        files.find(|file| file.name == name).map(change);
        self.look();
    }

    /// Remembers this instant.
    fn look(&mut self) {
        self.instants.push(self.files.clone());
    }
}

impl DiskFile {
    /// What's in the file if the power goes out now.
    pub fn without_power(&self) -> &str {
        if self.is_synced { &self.text } else { "" }
    }
}
