//! A simulated disk that can be full and can lose its power. As on a real disk
//! in the worst case, names of files are stored at once, and contents only when
//! the file is synced.

use thiserror::Error;

/// A disk, with its history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Disk {
    /// The number of free bytes.
    pub room: usize,
    /// The files on it.
    pub files: Vec<DiskFile>,
    /// The files at each instant so far, the present one included.
    pub instants: Vec<Vec<DiskFile>>,
    /// The operations so far.
    pub steps: Vec<Step>,
}

/// An operation on a [`Disk`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// [`Disk::create`] with this name.
    Create(String),
    /// [`Disk::write`] with this name and text.
    Write(String, String),
    /// [`Disk::sync`] with this name.
    Sync(String),
    /// [`Disk::rename`] from this name to that one.
    Rename(String, String),
    /// [`Disk::remove`] with this name.
    Remove(String),
}

/// A file on a [`Disk`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiskFile {
    /// The name.
    pub name: String,
    /// The content that a program reads.
    pub text: String,
    /// True if all of the content is stored.
    pub is_synced: bool,
}

/// The error of a write that doesn't fit on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the disk is full")]
pub struct DiskFull;

impl Disk {
    /// Creates a disk with one synced file, and this many free bytes.
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
            steps: Vec::new(),
        }
    }

    /// Performs operations. Those that don't fit on the disk fail silently.
    pub fn replay(&mut self, steps: &[Step]) {
        for step in steps {
            match step {
                Step::Create(name) => self.create(name),
                Step::Write(name, text) => drop(self.write(name, text)),
                Step::Sync(name) => self.sync(name),
                Step::Rename(from, to) => self.rename(from, to),
                Step::Remove(name) => self.remove(name),
            }
        }
    }

    /// Returns the file with this name.
    pub fn file(&self, name: &str) -> Option<&DiskFile> {
        self.files.iter().find(|file| file.name == name)
    }

    /// Creates an empty file. An old file with this name is removed.
    pub fn create(&mut self, name: &str) {
        self.steps.push(Step::Create(name.to_string()));
        self.delete(name);
        self.files.push(DiskFile {
            name: name.to_string(),
            text: String::new(),
            is_synced: false,
        });
        self.add_instant();
    }

    /// Appends to a file as much as fits.
    ///
    /// # Errors
    ///
    /// Returns an error if not all of it fits.
    pub fn write(&mut self, name: &str, text: &str) -> Result<(), DiskFull> {
        let step = Step::Write(name.to_string(), text.to_string());
        self.steps.push(step);
        for c in text.chars() {
            let room = self.room.checked_sub(c.len_utf8());
            self.room = room.ok_or(DiskFull)?;
            self.change(name, |file| {
                file.text.push(c);
                file.is_synced = false;
            });
        }
        Ok(())
    }

    /// Waits until the content of a file is stored.
    pub fn sync(&mut self, name: &str) {
        self.steps.push(Step::Sync(name.to_string()));
        self.change(name, |file| file.is_synced = true);
    }

    /// Renames a file. Another file with that name is removed.
    pub fn rename(&mut self, from: &str, to: &str) {
        let step = Step::Rename(from.to_string(), to.to_string());
        self.steps.push(step);
        if from != to && self.file(from).is_some() {
            self.delete(to);
            self.change(from, |file| file.name = to.to_string());
        }
    }

    /// Removes a file.
    pub fn remove(&mut self, name: &str) {
        self.steps.push(Step::Remove(name.to_string()));
        self.delete(name);
        self.add_instant();
    }

    /// Removes a file, and frees its bytes.
    fn delete(&mut self, name: &str) {
        let removed = self.files.extract_if(.., |file| file.name == name);
        self.room += removed.map(|file| file.text.len()).sum::<usize>();
    }

    /// Changes a file, and adds an instant to the history.
    fn change(&mut self, name: &str, change: impl FnOnce(&mut DiskFile)) {
        let mut files = self.files.iter_mut();
        files.find(|file| file.name == name).map(change);
        self.add_instant();
    }

    /// Adds the present files to the history.
    fn add_instant(&mut self) {
        self.instants.push(self.files.clone());
    }
}

impl DiskFile {
    /// Returns the content that is left if the power goes out now.
    pub fn without_power(&self) -> &str {
        if self.is_synced { &self.text } else { "" }
    }
}
