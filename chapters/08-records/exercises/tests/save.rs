//! The checks of `save`.

use std::fmt;

use checks::Task;
use fake_disk::{Disk, DiskFile, DiskFull};
use records_exercises::save::save;

const NAME: &str = "game.oth";
const OLD: &str = "f5d6";

/// A disk's room and its other files, and the text to save.
type Call = (Disk, String, String);

/// What can be said of a save.
#[derive(PartialEq)]
enum SaveResult {
    /// The new text is in the file.
    Saved,
    /// The old text is in the file, the answer says so, and nothing is left.
    Refused,
    /// At this instant, the file had this, or wasn't there.
    Lost(usize, Option<String>),
    /// The same, after a power cut at this instant.
    LostWithoutPower(usize, String),
    /// This file was somebody else's.
    Touched(String),
    /// This file wasn't there before.
    LeftBehind(String),
    /// In the end the file has this text, and the answer is this.
    Lied(String, bool),
}

/// What a learner reads behind `expected:` and `got:`.
impl fmt::Debug for SaveResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Saved => write!(f, "the new text is saved"),
            Self::Refused => write!(f, "`false`, and the disk as it was"),
            Self::Lost(step, None) => {
                write!(f, "after step {step}, there's no file of that name")
            }
            Self::Lost(step, Some(text)) => {
                write!(f, "after step {step}, the file has {text:?}")
            }
            Self::LostWithoutPower(step, text) => write!(
                f,
                "after step {step}, a power cut leaves {text:?} in the file"
            ),
            Self::Touched(name) => write!(f, "{name:?} isn't as it was"),
            Self::LeftBehind(name) => write!(f, "{name:?} is left behind"),
            Self::Lied(text, saved) => {
                write!(f, "the answer is {saved}, and the file has {text:?}")
            }
        }
    }
}

/// What became of the disk.
fn outcome(
    save: fn(Disk, &str, &str) -> (Disk, bool),
    call: Call,
) -> SaveResult {
    let (before, name, text) = call;
    let others: Vec<_> = before
        .files
        .iter()
        .filter(|file| file.name != name)
        .cloned()
        .collect();
    let (after, saved) = save(before, &name, &text);
    let read = after.file(&name).map_or("", |file| &file.text).to_owned();
    let lost = || lost(&after, &name, &text);
    let touched = || {
        others
            .iter()
            .find(|&other| after.file(&other.name) != Some(other))
    };
    let is_new = |file: &&DiskFile| {
        file.name != name && !others.iter().any(|o| o.name == file.name)
    };
    let left = || after.files.iter().find(is_new);
    if let Some(lost) = lost() {
        lost
    } else if let Some(file) = touched() {
        SaveResult::Touched(file.name.clone())
    } else if let Some(file) = left() {
        SaveResult::LeftBehind(file.name.clone())
    } else {
        match (read == text, saved) {
            (true, true) => SaveResult::Saved,
            (false, false) => SaveResult::Refused,
            (_, saved) => SaveResult::Lied(read, saved),
        }
    }
}

/// The first instant at which the file was neither old nor new.
fn lost(disk: &Disk, name: &str, text: &str) -> Option<SaveResult> {
    let is_whole = |found: &str| [OLD, text].contains(&found);
    disk.instants.iter().enumerate().find_map(|(step, files)| {
        match files.iter().find(|file| file.name == name) {
            None => Some(SaveResult::Lost(step, None)),
            Some(file) if !is_whole(&file.text) => {
                Some(SaveResult::Lost(step, Some(file.text.clone())))
            }
            Some(file) if !is_whole(file.without_power()) => Some(
                SaveResult::LostWithoutPower(step, file.without_power().into()),
            ),
            Some(_) => None,
        }
    })
}

fn task() -> Task<Call, SaveResult> {
    Task::new("save", |call: Call| outcome(save, call))
        .mistake(
            "You opened the only copy to write to it, and opening empties it. \
             Write to another file first.",
            |call| {
                outcome(
                    |mut disk, name, text| {
                        disk.create(name);
                        let saved = disk.write(name, text).is_ok();
                        disk.sync(name);
                        (disk, saved)
                    },
                    call,
                )
            },
        )
        .mistake(
            "You removed the old file before the new one had its name: \
             `rename` replaces it in one step.",
            |call| {
                outcome(
                    |mut disk, name, text| {
                        let written = beside(&mut disk, name, text);
                        if written.is_err() {
                            disk.remove(&new(name));
                            return (disk, false);
                        }
                        disk.remove(name);
                        disk.rename(&new(name), name);
                        (disk, true)
                    },
                    call,
                )
            },
        )
        .mistake(
            "The new file took its name before the disk had its text: `sync` \
             it first.",
            |call| {
                outcome(
                    |mut disk, name, text| {
                        disk.create(&new(name));
                        if disk.write(&new(name), text).is_err() {
                            disk.remove(&new(name));
                            return (disk, false);
                        }
                        disk.rename(&new(name), name);
                        disk.sync(name);
                        (disk, true)
                    },
                    call,
                )
            },
        )
        .mistake(
            "That name was taken: look whether there's such a `file`, and \
             choose another name as long as there is.",
            |call| {
                outcome(
                    |mut disk, name, text| {
                        let saved = beside(&mut disk, name, text);
                        match saved {
                            Ok(()) => disk.rename(&new(name), name),
                            Err(DiskFull) => disk.remove(&new(name)),
                        }
                        (disk, saved.is_ok())
                    },
                    call,
                )
            },
        )
        .mistake(
            "The disk is full, and the half file that didn't fit is still on \
             it: `remove` it.",
            |call| {
                outcome(
                    |mut disk, name, text| {
                        let written = beside(&mut disk, name, text);
                        if written.is_ok() {
                            disk.rename(&new(name), name);
                        }
                        (disk, written.is_ok())
                    },
                    call,
                )
            },
        )
        .mistake(
            "`write` failed, and you went on: half a file took the place of a \
             whole one.",
            |call| {
                outcome(
                    |mut disk, name, text| {
                        disk.create(&new(name));
                        let written = disk.write(&new(name), text);
                        disk.sync(&new(name));
                        disk.rename(&new(name), name);
                        (disk, written.is_ok())
                    },
                    call,
                )
            },
        )
        .mistake("The answer says that it's saved, and it isn't.", |call| {
            outcome(
                |mut disk, name, text| {
                    match beside(&mut disk, name, text) {
                        Ok(()) => disk.rename(&new(name), name),
                        Err(DiskFull) => disk.remove(&new(name)),
                    }
                    (disk, true)
                },
                call,
            )
        })
        .mistake("Nothing has been saved.", |call| {
            outcome(|disk, _, _| (disk, true), call)
        })
}

fn new(name: &str) -> String {
    format!("{name}.new")
}

fn beside(disk: &mut Disk, name: &str, text: &str) -> Result<(), DiskFull> {
    disk.create(&new(name));
    disk.write(&new(name), text)?;
    disk.sync(&new(name));
    Ok(())
}

/// To save eight letters on a disk with this much room.
fn call(room: usize) -> Call {
    (Disk::new(NAME, OLD, room), NAME.into(), "f5f6e6f4".into())
}

#[test]
fn a_new_text_replaces_the_old_one() {
    task().expect([(call(100), SaveResult::Saved)]);
}

#[test]
fn a_disk_may_be_just_large_enough_for_both() {
    task().expect([(call(8), SaveResult::Saved), (call(9), SaveResult::Saved)]);
}

#[test]
fn a_full_disk_keeps_the_old_text_however_full_it_is() {
    task().expect((0..=8).map(|room| match room {
        8 => (call(room), SaveResult::Saved),
        _ => (call(room), SaveResult::Refused),
    }));
}

/// Names that come to mind for a second file.
const NAMES: [&str; 14] = [
    "game.oth.new",
    "game.oth.tmp",
    "game.oth.temp",
    "game.oth~",
    "game.oth.bak",
    "game.new",
    "game.tmp",
    "game.temp",
    "new",
    "tmp",
    "temp",
    "new.oth",
    "tmp.oth",
    ".game.oth.tmp",
];

#[test]
fn other_files_stay_as_they_are_whatever_their_names() {
    let calls = NAMES.iter().flat_map(|name| {
        [100, 5].map(|room| {
            let (mut disk, file, text) = call(room);
            disk.files.push(DiskFile {
                name: (*name).to_string(),
                text: "d3c5".to_string(),
                is_synced: true,
            });
            disk.instants = vec![disk.files.clone()];
            let outcome = match room {
                100 => SaveResult::Saved,
                _ => SaveResult::Refused,
            };
            ((disk, file, text), outcome)
        })
    });
    task().expect(calls);
}
