//! A class of students in a temporary folder.
#![allow(dead_code)] // On some systems, only some of the tests are compiled.

use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use othellier_grading::assignment::{self, Assignment, ExerciseEntry};
use othellier_grading::class_report::{ClassReport, ExerciseReport, StudentReport};
use othellier_grading::grade_class;
use othellier_grading::grade_options::{DEFAULT_ANSWER_TIMEOUT, GradeOptions};
use othellier_project::catalog::{self, Package};
use othellier_project::repository::Repository;
use tempfile::TempDir;
use test_support::skip;
use zip::write::{SimpleFileOptions, ZipWriter};

/// Returns the chapters that the slow tests use: those in the variable
/// `OTHELLIER_HANDED_OUT`, or else one whose tasks are judged in words, one with a disk, and
/// one with another board. All chapters take half an hour.
pub fn sample_chapters() -> Vec<String> {
    let chapters = std::env::var("OTHELLIER_HANDED_OUT").unwrap_or("4,8,12".to_owned());
    chapters.split(',').map(str::to_owned).collect()
}

/// A class with the submissions in `in/`, and the grades in `out/`.
pub struct TestClass {
    pub repository: Repository,
    pub dir: TempDir,
}

impl TestClass {
    /// Returns a class, or skips the test if this machine has no sandbox.
    pub fn with_sandbox() -> Option<TestClass> {
        let bubblewrap = Command::new("bwrap").arg("--version").output();
        match bubblewrap {
            Ok(_) => Some(TestClass::new()),
            Err(_) => {
                skip("OTHELLIER_SANDBOX", "no bubblewrap here");
                None
            }
        }
    }

    pub fn new() -> TestClass {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("in")).unwrap();
        TestClass {
            repository: Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap(),
            dir,
        }
    }

    pub fn packages(&self) -> Vec<Package> {
        catalog::packages(&self.repository).unwrap()
    }

    /// Adds a file to a student's submission.
    pub fn hand_in(&self, student: &str, file: &str, content: impl AsRef<[u8]>) {
        let file = self.submission(student).join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, content).unwrap();
    }

    /// Adds a zip file with these entries as a submission.
    pub fn hand_in_zip(&self, name: &str, entries: &[(&str, &str)]) {
        let mut zip = ZipWriter::new(fs::File::create(self.submission(name)).unwrap());
        for (path, text) in entries {
            zip.start_file(*path, SimpleFileOptions::default()).unwrap();
            zip.write_all(text.as_bytes()).unwrap();
        }
        zip.finish().unwrap();
    }

    /// Writes an assignment of all exercises in these packages. Returns its folder.
    pub fn assign_with_seed(&self, packages: &[Package], seed: u32) -> String {
        let exercises = packages
            .iter()
            .flat_map(|package| &package.exercises)
            .map(|exercise| ExerciseEntry {
                number: exercise.number.to_string(),
                id: exercise.id.clone(),
                points: exercise.points,
            })
            .collect();
        let assignment = Assignment {
            title: "Questions with a seed".to_owned(),
            due: None,
            seed,
            exercises,
        };
        let text = toml::to_string(&assignment).unwrap();
        fs::write(self.dir.path().join(assignment::FILE_NAME), text).unwrap();
        self.dir.path().to_str().unwrap().to_owned()
    }

    /// Returns the path of a submission.
    pub fn submission(&self, student: &str) -> PathBuf {
        self.dir.path().join("in").join(student)
    }

    /// Reads a file of the repository.
    pub fn read_repository_file(&self, path: &str) -> String {
        fs::read_to_string(self.repository.root().join(path)).unwrap()
    }

    pub fn options(&self, assignment: &str) -> GradeOptions {
        GradeOptions {
            assignment: assignment.to_owned(),
            submissions: self.dir.path().join("in"),
            out: self.dir.path().join("out"),
            roster: None,
            scale: None,
            late: 0,
            gradescope: None,
            similar: false,
            jobs: 4,
            unsandboxed: false,
            answer_timeout: DEFAULT_ANSWER_TIMEOUT,
        }
    }

    pub fn grade(&self, assignment: &str) -> ClassReport {
        self.grade_with(&self.options(assignment))
    }

    pub fn grade_with(&self, options: &GradeOptions) -> ClassReport {
        grade_class::grade(&self.repository, &scratch(), options).unwrap()
    }

    /// Runs the command `grade 2.2` with more arguments and this search path.
    pub fn run_grade_command(&self, path: impl AsRef<OsStr>, more: &[&str]) -> Output {
        let GradeOptions {
            submissions, out, ..
        } = self.options("2.2");
        Command::new(env!("CARGO_BIN_EXE_othellier-grading"))
            .args(["grade", "2.2"])
            .arg(submissions)
            .arg("--out")
            .arg(out)
            .args(more)
            .current_dir(self.repository.root())
            .env("PATH", path)
            .output()
            .unwrap()
    }
}

/// Returns a folder for compiled checks that all tests share.
pub fn scratch() -> PathBuf {
    Path::new(concat!(env!("CARGO_TARGET_TMPDIR"), "/grading")).to_owned()
}

#[track_caller]
pub fn student<'a>(report: &'a ClassReport, id: &str) -> &'a StudentReport {
    report
        .students
        .iter()
        .find(|student| student.id == id)
        .unwrap_or_else(|| panic!("no student {id}"))
}

/// Returns all remarks about a student that a teacher sees.
pub fn notes(student: &StudentReport) -> String {
    student.notes().collect::<Vec<_>>().join(" ")
}

#[track_caller]
pub fn exercise<'a>(report: &'a StudentReport, id: &str) -> &'a ExerciseReport {
    report
        .exercises
        .iter()
        .find(|exercise| exercise.id == id)
        .unwrap()
}
