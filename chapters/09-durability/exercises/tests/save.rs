//! The checks of `save`.

use checks::{Random, Task, Verdict, verdict};
use durability_exercises::save::save;
use fake_disk::{Disk, DiskFile};

const NAME: &str = "game.oth";
const OLD: &str = "f5d6";

/// The disk, the name of the file, and the text to save.
type Call = (Disk, String, String);

fn saved() -> Verdict {
    verdict("the new text is saved")
}

fn refused() -> Verdict {
    verdict("`false`, and the disk as it was")
}

/// Judges the disk. The returned one may have been changed directly, so its
/// operations are repeated on a copy of the original.
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

/// Describes the first instant at which the file was neither old nor new.
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

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Verdict> {
    Task::new("save", |call: Call| outcome(save, call))
        .contrast(much_room, |_| saved())
}

/// Returns the arguments to save a few moves on a disk with a lot of room.
fn much_room(random: &mut Random) -> Call {
    let moves = 3 + random.below(5);
    let text: String =
        (0..moves).map(|_| random.square(0).to_string()).collect();
    let room = 50 + random.below(50);
    (Disk::new(NAME, OLD, room), NAME.into(), text)
}

/// Returns the arguments to save eight letters on a disk with this many free
/// bytes.
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

/// Likely names of a temporary file.
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
