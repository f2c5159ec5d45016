//! The submissions of a class.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::ensure;
use othellier_grading::assignment::Task;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::names::Student;
use crate::random::Random;
use crate::work::{ATTACKS, ENDLESS, Work};

/// What a student does with the assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Solves most of it.
    Mixed,
    /// Solves everything.
    Solved,
    /// Makes a mistake everywhere.
    Wrong,
    /// Hands in what was handed out.
    Untouched,
    /// Breaks one answer off in the middle.
    Broken,
    /// Writes a loop that never ends.
    Endless,
    /// Wants points without earning them.
    Attack,
    /// Hands in a note and no answer.
    Nothing,
}

/// Each kind, and how many of 30 students are that kind.
const KINDS: [(Kind, usize); 8] = [
    (Kind::Mixed, 13),
    (Kind::Solved, 6),
    (Kind::Wrong, 4),
    (Kind::Untouched, 3),
    (Kind::Broken, 1),
    (Kind::Endless, 1),
    (Kind::Attack, 1),
    (Kind::Nothing, 1),
];

/// Makes the submissions of this many students in a new folder. Returns how
/// many there are of each kind.
///
/// # Errors
///
/// When there is such a folder, or a file can't be read or written.
pub fn make(tasks: &[Task], students: usize, seed: u64, out: &Path) -> anyhow::Result<String> {
    ensure!(!out.exists(), "{} is there already", out.display());
    fs::create_dir_all(out)?;
    let mut random = Random(seed);
    let mut counts = BTreeMap::new();
    for place in 0..students {
        let student = Student::new(place, &mut random);
        let kind = kind(place, &mut random);
        let files = files(kind, place, tasks, &mut random)?;
        hand_in(&student, &files, out, &mut random)?;
        *counts.entry(kind).or_insert(0) += 1;
    }
    let lines = counts.iter();
    let lines = lines.map(|(kind, count)| format!("{count:4} {kind:?}\n"));
    Ok(lines.collect())
}

/// The first students are one of each kind.
fn kind(place: usize, random: &mut Random) -> Kind {
    let all: Vec<_> = KINDS
        .iter()
        .flat_map(|(kind, count)| vec![*kind; *count])
        .collect();
    match KINDS.get(place) {
        Some((kind, _)) => *kind,
        None => *random.one_of(&all),
    }
}

/// The files of a submission: their places and texts.
type Files = Vec<(String, String)>;

fn files(kind: Kind, place: usize, tasks: &[Task], random: &mut Random) -> anyhow::Result<Files> {
    let note = ("README.txt".to_owned(), "My work.\n".to_owned());
    let mut files = vec![note];
    if kind == Kind::Nothing {
        return Ok(files);
    }
    let spoiled = random.below(tasks.len());
    let folder = *random.one_of(&[Folder::Whole, Folder::Sources, Folder::Flat]);
    for (number, task) in tasks.iter().enumerate() {
        let work = match kind {
            Kind::Mixed if random.below(10) == 0 => continue,
            _ if number == spoiled => spoil(kind, place, random),
            _ => usual(kind, place, random),
        };
        files.push((folder.place(task), work.text(task)?));
    }
    Ok(files)
}

/// What a student of this kind makes of most exercises.
fn usual(kind: Kind, place: usize, random: &mut Random) -> Work {
    match kind {
        Kind::Untouched => Work::Untouched,
        // One after the other, so that each impostor has its student.
        Kind::Wrong => Work::Wrong(place),
        Kind::Mixed if random.below(3) == 0 => Work::Wrong(place),
        _ => Work::Solved,
    }
}

/// What a student of this kind makes of one exercise.
fn spoil(kind: Kind, place: usize, random: &mut Random) -> Work {
    match kind {
        Kind::Broken => Work::Broken,
        Kind::Endless => ENDLESS,
        Kind::Attack => *random.one_of(ATTACKS),
        _ => usual(kind, place, random),
    }
}

/// How a student keeps the files.
#[derive(Clone, Copy)]
enum Folder {
    /// The whole project.
    Whole,
    /// A folder `src`.
    Sources,
    /// No folder.
    Flat,
}

impl Folder {
    fn place(self, task: &Task) -> String {
        let file = format!("{}.rs", task.exercise.id);
        let chapter = task.package.path.parent().and_then(Path::file_name);
        let chapter = chapter.unwrap_or_default().display();
        match self {
            Folder::Whole => {
                format!("work/chapters/{chapter}/exercises/src/{file}")
            }
            Folder::Sources => format!("src/{file}"),
            Folder::Flat => file,
        }
    }
}

/// Writes a submission: files in a folder, a zip file in a folder, or a zip
/// file alone.
fn hand_in(
    student: &Student,
    files: &Files,
    out: &Path,
    random: &mut Random,
) -> anyhow::Result<()> {
    let folder = out.join(student.folder());
    match random.below(4) {
        0 => pack(files, &out.join(format!("{}.zip", student.folder()))),
        1 => {
            fs::create_dir(&folder)?;
            pack(files, &folder.join("work.zip"))
        }
        _ => {
            for (place, text) in files {
                let file = folder.join(place);
                fs::create_dir_all(file.parent().unwrap_or(&folder))?;
                fs::write(file, text)?;
            }
            Ok(())
        }
    }
}

fn pack(files: &Files, file: &Path) -> anyhow::Result<()> {
    let mut archive = ZipWriter::new(File::create_new(file)?);
    for (place, text) in files {
        archive.start_file(place, SimpleFileOptions::default())?;
        archive.write_all(text.as_bytes())?;
    }
    archive.finish()?;
    Ok(())
}
