//! A class of students, in a folder that is gone after the test.
#![allow(dead_code)] // each file of tests uses its part

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use othellier_grading::assignment::{self, Assignment, ListedExercise};
use othellier_grading::class::{self, Options};
use othellier_grading::class_report::{ClassReport, ExerciseReport, StudentReport};
use othellier_project::catalog::{self, Package};
use othellier_project::repository::Repository;
use tempfile::TempDir;
use test_support::skip;
use zip::write::{SimpleFileOptions, ZipWriter};

/// What the long tests try: a chapter whose tasks are judged in words, one with a
/// disk, and one with another board; or the chapters that the variable
/// `OTHELLIER_HANDED_OUT` lists. All of them take half an hour.
pub fn sample_chapters() -> Vec<String> {
    let chapters = std::env::var("OTHELLIER_HANDED_OUT").unwrap_or("4,8,12".to_owned());
    chapters.split(',').map(str::to_owned).collect()
}

/// A class and what it has handed in.
pub struct School {
    pub repository: Repository,
    pub folder: TempDir,
}

impl School {
    /// A school, if this machine has a sandbox. If not, the test is skipped, and
    /// says so.
    pub fn with_sandbox() -> Option<School> {
        let bubblewrap = Command::new("bwrap").arg("--version").output();
        match bubblewrap {
            Ok(_) => Some(School::new()),
            Err(_) => {
                skip("OTHELLIER_SANDBOX", "no bubblewrap here");
                None
            }
        }
    }

    pub fn new() -> School {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("in")).unwrap();
        School {
            repository: Repository::around(here).unwrap(),
            folder,
        }
    }

    pub fn packages(&self) -> Vec<Package> {
        catalog::packages(&self.repository).unwrap()
    }

    /// A file that a student hands in.
    pub fn hand_in(&self, student: &str, file: &str, content: impl AsRef<[u8]>) {
        let file = self.submission(student).join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, content).unwrap();
    }

    /// A zip file that a student hands in, with these entries.
    pub fn hand_in_zip(&self, name: &str, entries: &[(&str, &str)]) {
        let mut zip = ZipWriter::new(fs::File::create(self.submission(name)).unwrap());
        for (place, text) in entries {
            zip.start_file(*place, SimpleFileOptions::default())
                .unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        zip.finish().unwrap();
    }

    /// An assignment of these chapters, whose questions begin with a seed.
    pub fn assign_with_seed(&self, packages: &[Package], seed: u32) -> String {
        let exercises = packages.iter().flat_map(|package| &package.exercises);
        let listed = exercises.map(|exercise| ListedExercise {
            number: exercise.number.to_string(),
            id: exercise.id.clone(),
            points: exercise.points,
        });
        let manifest = Assignment {
            title: "Questions with a seed".to_owned(),
            due: None,
            seed,
            exercises: listed.collect(),
        };
        let text = toml::to_string(&manifest).unwrap();
        fs::write(self.folder.path().join(assignment::FILE), text).unwrap();
        self.folder.path().to_str().unwrap().to_owned()
    }

    pub fn submission(&self, student: &str) -> PathBuf {
        self.folder.path().join("in").join(student)
    }

    /// One of our own files, from the top of the checkout on.
    pub fn ours(&self, file: &str) -> String {
        fs::read_to_string(self.repository.root().join(file)).unwrap()
    }

    pub fn options(&self, assignment: &str) -> Options {
        Options {
            assignment: assignment.to_owned(),
            submissions: self.folder.path().join("in"),
            out: self.folder.path().join("out"),
            roster: None,
            scale: None,
            late: 0,
            gradescope: None,
            similar: false,
            jobs: 4,
            unsandboxed: false,
            patience: class::PATIENCE,
        }
    }

    pub fn grade(&self, assignment: &str) -> ClassReport {
        self.grade_with(&self.options(assignment))
    }

    /// What is compiled once is kept for all tests.
    pub fn grade_with(&self, options: &Options) -> ClassReport {
        class::grade(&self.repository, &scratch(), options).unwrap()
    }

    /// What comes of it when a teacher types that 2.2 is to be graded, and `more`.
    /// Programs are found in `path`.
    pub fn run(&self, path: impl AsRef<OsStr>, more: &[&str]) -> Output {
        let Options {
            submissions, out, ..
        } = self.options("2.2");
        let mut program = Command::new(env!("CARGO_BIN_EXE_othellier-grading"));
        program
            .args(["grade", "2.2"])
            .arg(submissions)
            .arg("--out")
            .arg(out)
            .args(more);
        program
            .current_dir(self.repository.root())
            .env("PATH", path)
            .output()
            .unwrap()
    }
}

pub fn scratch() -> PathBuf {
    Path::new(concat!(env!("CARGO_TARGET_TMPDIR"), "/grading")).to_owned()
}

#[track_caller]
pub fn student<'a>(report: &'a ClassReport, id: &str) -> &'a StudentReport {
    let mut all = report.students.iter();
    all.find(|student| student.id == id)
        .unwrap_or_else(|| panic!("no student {id}"))
}

/// What a teacher should know about a student's submission.
pub fn notes(student: &StudentReport) -> String {
    student.notes().collect::<Vec<_>>().join(" ")
}

#[track_caller]
pub fn exercise<'a>(report: &'a StudentReport, id: &str) -> &'a ExerciseReport {
    let mut all = report.exercises.iter();
    all.find(|exercise| exercise.id == id).unwrap()
}
