//! A copy of the first two chapters with unsolved exercises, in which tests write answers
//! and run the companion. Answers in this repository don't matter.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Condvar, LazyLock, Mutex};

use othellier_project::catalog::packages;
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use othellier_verify::answers::impostors;

use super::{companion, replace};

/// The answer to exercise 2.2, which most tests edit, and its starter.
pub const ANSWER: &str = "chapters/02-directions/exercises/src/ray_length.rs";
pub static STARTER: LazyLock<String> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(root.join(STARTER_FILE)).unwrap()
});

/// The file that keeps it.
pub const STARTER_FILE: &str = "chapters/02-directions/exercises/starters/ray_length.rs";

const CHAPTERS: [&str; 2] = ["01-board", "02-directions"];

/// Which of the copies tests are using. There are two, because each copy compiles its
/// chapters once.
static IN_USE: Mutex<[bool; 2]> = Mutex::new([false; 2]);

/// Notified when a test leaves a copy.
static LEFT: Condvar = Condvar::new();

/// A copy. One test at a time uses it.
pub struct Classroom {
    root: PathBuf,
    number: usize,
}

impl Drop for Classroom {
    fn drop(&mut self) {
        IN_USE.lock().unwrap()[self.number] = false;
        LEFT.notify_one();
    }
}

impl Classroom {
    /// Waits until no other test uses one of the copies, and resets its exercises to their
    /// starters. Files that haven't changed aren't written, so that cargo doesn't compile
    /// them again.
    pub fn enter() -> Classroom {
        let mut in_use = LEFT
            .wait_while(IN_USE.lock().unwrap(), |in_use| !in_use.contains(&false))
            .unwrap();
        let number = in_use.iter().position(|is_used| !is_used).unwrap();
        in_use[number] = true;
        drop(in_use);
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("classroom-{number}"));
        let classroom = Classroom { root, number };
        let _ = fs::remove_dir_all(classroom.root.join("target/learner"));
        let answer = classroom.root.join(ANSWER);
        if answer.is_symlink() {
            fs::remove_file(answer).unwrap();
        }
        classroom.copy_chapters();
        classroom.write_starters();
        classroom
    }

    fn copy_chapters(&self) {
        let real = Path::new(env!("CARGO_MANIFEST_DIR"));
        self.write("book/book.toml", "");
        let workspace = workspace(real);
        for (file, text) in workspace.manifests() {
            self.write(file, &text);
        }
        let lock = self.root.join("Cargo.lock");
        if !lock.exists() {
            fs::copy(real.join("Cargo.lock"), lock).unwrap();
        }
        for name in CHAPTERS {
            let page = format!("book/src/{name}.md");
            let text = fs::read_to_string(real.join(&page)).unwrap();
            self.write(&page, text.lines().next().unwrap_or_default());
        }
        for folder in workspace.members() {
            self.copy(real, folder);
        }
    }

    /// Copies a folder without its manifests and answers, which are written separately.
    fn copy(&self, real: &Path, folder: &Path) {
        for entry in fs::read_dir(real.join(folder)).unwrap() {
            let path = folder.join(entry.unwrap().file_name());
            let is_answer = folder.ends_with("exercises/src") && !path.ends_with("lib.rs");
            if real.join(&path).is_dir() {
                self.copy(real, &path);
            } else if !is_answer && !path.ends_with("Cargo.toml") {
                let text = fs::read_to_string(real.join(&path)).unwrap();
                self.write(&path, &text);
            }
        }
    }

    fn write_starters(&self) {
        for chapter in CHAPTERS {
            let package = Path::new("chapters").join(chapter).join("exercises");
            remove_backups(&self.root.join(&package).join("src"));
            for entry in fs::read_dir(self.root.join(&package).join("starters")).unwrap() {
                let starter = entry.unwrap().path();
                let answer = package.join("src").join(starter.file_name().unwrap());
                self.write(&answer, &fs::read_to_string(&starter).unwrap());
            }
        }
    }

    /// Returns the folder of the copy.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Writes a file, unless it has this text already.
    pub fn write(&self, file: impl AsRef<Path>, text: &str) {
        let file = self.root.join(file);
        if fs::read_to_string(&file).is_ok_and(|old| old == text) {
            return;
        }
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        replace(&self.root, &file, text);
    }

    /// Returns the text of a file.
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join(file)).unwrap()
    }

    /// Replaces the answer to an exercise, such as `02-directions` and `ray_length`, by its
    /// solution.
    pub fn solve(&self, chapter: &str, id: &str) {
        let package = format!("chapters/{chapter}/exercises");
        let text = self.read(&format!("{package}/solutions/{id}.rs"));
        self.write(format!("{package}/src/{id}.rs"), &text);
    }

    /// Replaces the answer to an exercise by one of its impostors, which are known wrong
    /// answers.
    pub fn answer_wrong(&self, chapter: &str, id: &str, impostor: &str) {
        let real = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let folder = format!("chapters/{chapter}/exercises");
        let package = packages(&real)
            .unwrap()
            .into_iter()
            .find(|package| package.path.ends_with(&folder))
            .unwrap();
        let exercise = package
            .exercises
            .iter()
            .find(|exercise| exercise.id == id)
            .unwrap();
        let name = format!("{id}, impostor {impostor}");
        let answer = impostors(&package, exercise)
            .unwrap()
            .into_iter()
            .find(|answer| answer.name() == name)
            .unwrap();
        self.write(format!("{folder}/src/{id}.rs"), &answer.text);
    }

    /// Returns a command that runs the companion in the copy.
    pub fn command(&self) -> Command {
        let mut command = companion(&self.root);
        for (name, value) in environment() {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command
    }

    /// Runs the companion. Returns true if it succeeded, and its output.
    pub fn run(&self, arguments: &str) -> (bool, String) {
        let words = shlex::split(arguments).unwrap();
        let output = self.command().args(words).output().unwrap();
        (output.status.success(), text(&output))
    }

    /// Runs the companion, and returns its output.
    pub fn says(&self, arguments: &str) -> String {
        self.run(arguments).1
    }
}

/// Returns the environment variables of the companion in tests; `None` removes one. They
/// make it independent of the caller's environment, and compilation fast.
pub fn environment() -> [(&'static str, Option<&'static str>); 7] {
    [
        ("CARGO_INCREMENTAL", Some("0")),
        ("CARGO_NET_OFFLINE", Some("true")),
        ("CARGO_PROFILE_DEV_DEBUG", Some("0")),
        ("CARGO_TARGET_DIR", None),
        ("CHECKS_TIME_LIMIT", Some("3")),
        ("NO_COLOR", None),
        ("RUST_BACKTRACE", None),
    ]
}

/// Returns standard output followed by standard error.
fn text(output: &Output) -> String {
    [&output.stdout, &output.stderr]
        .map(|bytes| String::from_utf8_lossy(bytes))
        .concat()
}

/// Returns a workspace with the chapters' exercises and their dependencies, without the
/// chapters' own tests, which need later chapters.
fn workspace(real: &Path) -> ScratchWorkspace {
    let mut workspace = ScratchWorkspace::like(real).unwrap();
    for chapter in CHAPTERS {
        let folder = Path::new("chapters").join(chapter).join("exercises");
        let manifest = Manifest::read(&real.join(&folder)).unwrap();
        let names = manifest.all_dependencies();
        workspace.add(folder, manifest);
        let added =
            workspace.add_with_dependencies(names.iter().map(String::as_str), |_, _, manifest| {
                manifest.remove_tests();
                manifest.disable_feature("games"); // which needs later chapters
                Ok(())
            });
        added.unwrap();
    }
    workspace
}

fn remove_backups(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "bak") {
            fs::remove_file(path).unwrap();
        }
    }
}
