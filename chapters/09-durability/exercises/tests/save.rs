//! The checks of `save`.

use checks::{Task, Verdict, verdict};
use durability_exercises::save::save;
use fake_disk::{Disk, DiskFile};

const NAME: &str = "game.oth";
const OLD: &str = "f5d6";

/// A disk's room and its other files, and the text to save.
type Call = (Disk, String, String);

fn saved() -> Verdict {
    verdict("the new text is saved")
}

fn refused() -> Verdict {
    verdict("`false`, and the disk as it was")
}

/// What became of the disk. We don't believe the one that comes back: what was
/// done to it is done again, to one that nobody else has had.
fn outcome(
    save: impl FnOnce(Disk, &str, &str) -> (Disk, bool),
    (mut disk, name, text): Call,
) -> Verdict {
    let others = disk.files.iter().filter(|file| file.name != name);
    let others: Vec<_> = others.cloned().collect();
    let (answer, is_saved) = save(disk.clone(), &name, &text);
    disk.replay(&answer.steps);
    let touched = others
        .iter()
        .find(|&other| disk.file(&other.name) != Some(other));
    let left = disk.files.iter().find(|file| {
        file.name != name && !others.iter().any(|o| o.name == file.name)
    });
    let read = disk.file(&name).map_or("", |file| &file.text);
    if let Some(lost) = lost(&disk, &name, &text) {
        return verdict(lost);
    }
    match (touched, left, read == text) {
        (Some(file), ..) => verdict(format!("{:?} isn't as it was", file.name)),
        (_, Some(file), _) => {
            verdict(format!("{:?} is left behind", file.name))
        }
        (_, _, true) if is_saved => saved(),
        (_, _, false) if !is_saved => refused(),
        _ => verdict(format!(
            "the answer is {is_saved}, and the file has {read:?}"
        )),
    }
}

/// The first instant at which the file was neither old nor new.
fn lost(disk: &Disk, name: &str, text: &str) -> Option<String> {
    let is_whole = |found: &str| [OLD, text].contains(&found);
    disk.instants.iter().enumerate().find_map(|(step, files)| {
        let file = files.iter().find(|file| file.name == name);
        let Some(file) = file else {
            return Some(format!(
                "after step {step}, there's no file of that name"
            ));
        };
        let (read, left) = (&file.text, file.without_power());
        if !is_whole(read) {
            Some(format!("after step {step}, the file has {read:?}"))
        } else if !is_whole(left) {
            Some(format!(
                "after step {step}, a power cut leaves {left:?} in the file"
            ))
        } else {
            None
        }
    })
}

/// What a save does that differs from the right one in some way. All of these
/// write to a file whose name they don't look up.
#[derive(Clone, Copy, Default)]
struct Habits {
    writes_over_the_old: bool,
    removes_the_old: bool,
    syncs_late: bool,
    leaves_half: bool,
    goes_on: bool,
    says_saved: bool,
}

fn wrong(call: Call, learn: fn(&mut Habits)) -> Verdict {
    let mut habits = Habits::default();
    learn(&mut habits);
    let save = |mut disk: Disk, name: &str, text: &str| {
        let is_saved = save_with(habits, &mut disk, name, text);
        (disk, is_saved || habits.says_saved)
    };
    outcome(save, call)
}

fn save_with(habits: Habits, disk: &mut Disk, name: &str, text: &str) -> bool {
    let beside = format!("{name}.new");
    let is_over = habits.writes_over_the_old;
    let new = if is_over { name } else { &beside };
    disk.create(new);
    let written = disk.write(new, text);
    if written.is_err() && !is_over && !habits.goes_on {
        if !habits.leaves_half {
            disk.remove(new);
        }
        return false;
    }
    if !habits.syncs_late {
        disk.sync(new);
    }
    if habits.removes_the_old {
        disk.remove(name);
    }
    disk.rename(new, name);
    disk.sync(name);
    written.is_ok()
}

fn task() -> Task<Call, Verdict> {
    Task::new("save", |call: Call| outcome(save, call))
        .mistake(
            "You opened the only copy to write to it, and opening empties it. \
             Write to another file first.",
            |call| wrong(call, |save| save.writes_over_the_old = true),
        )
        .mistake(
            "You removed the old file before the new one had its name: \
             `rename` replaces it in one step.",
            |call| wrong(call, |save| save.removes_the_old = true),
        )
        .mistake(
            "The new file took its name before the disk had its text: `sync` \
             it first.",
            |call| wrong(call, |save| save.syncs_late = true),
        )
        .mistake(
            "That name was taken: look whether there's such a `file`, and \
             choose another name as long as there is.",
            |call| wrong(call, |_| {}),
        )
        .mistake(
            "The disk is full, and the half file that didn't fit is still on \
             it: `remove` it.",
            |call| wrong(call, |save| save.leaves_half = true),
        )
        .mistake(
            "`write` failed, and you went on: half a file took the place of a \
             whole one.",
            |call| wrong(call, |save| save.goes_on = true),
        )
        .mistake("The answer says that it's saved, and it isn't.", |call| {
            wrong(call, |save| save.says_saved = true)
        })
        .mistake(
            "Nothing has been done to the disk: use its functions.",
            |call| outcome(|disk, _, _| (disk, true), call),
        )
}

/// To save eight letters on a disk with this much room.
fn call(room: usize) -> Call {
    (Disk::new(NAME, OLD, room), NAME.into(), "f5f6e6f4".into())
}

#[test]
fn a_new_text_replaces_the_old_one() {
    task().expect([(call(100), saved())]);
}

#[test]
fn a_disk_may_be_just_large_enough_for_both() {
    task().expect([(call(8), saved()), (call(9), saved())]);
}

#[test]
fn a_full_disk_keeps_the_old_text_however_full_it_is() {
    task().expect((0..=8).map(|room| match room {
        8 => (call(room), saved()),
        _ => (call(room), refused()),
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
                100 => saved(),
                _ => refused(),
            };
            ((disk, file, text), outcome)
        })
    });
    task().expect(calls);
}
