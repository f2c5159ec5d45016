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
    /// What has been done so far.
    pub steps: Vec<Step>,
}

/// What can be done to a [`Disk`].
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
            steps: Vec::new(),
        }
    }

    /// Does all this to the disk, as far as it fits.
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

    /// The file with this name.
    pub fn file(&self, name: &str) -> Option<&DiskFile> {
        self.files.iter().find(|file| file.name == name)
    }

    /// Opens a file to write to it. What it held is gone.
    pub fn create(&mut self, name: &str) {
        self.steps.push(Step::Create(name.to_string()));
        self.clear(name);
        self.files.push(DiskFile {
            name: name.to_string(),
            text: String::new(),
            is_synced: false,
        });
        self.look();
    }

    /// Writes at the end of a file, as much as fits. Fails when not all of it fits.
    pub fn write(&mut self, name: &str, text: &str) -> Result<(), DiskFull> {
        let step = Step::Write(name.to_string(), text.to_string());
        self.steps.push(step);
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
        self.steps.push(Step::Sync(name.to_string()));
        self.change(name, |file| file.is_synced = true);
    }

    /// Gives a file another name. If another file has that name, it's gone.
    pub fn rename(&mut self, from: &str, to: &str) {
        let step = Step::Rename(from.to_string(), to.to_string());
        self.steps.push(step);
        if from != to && self.file(from).is_some() {
            self.clear(to);
            self.change(from, |file| file.name = to.to_string());
        }
    }

    /// Removes a file.
    pub fn remove(&mut self, name: &str) {
        self.steps.push(Step::Remove(name.to_string()));
        self.clear(name);
        self.look();
    }

    /// Takes a file off the disk, and makes room.
    fn clear(&mut self, name: &str) {
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
