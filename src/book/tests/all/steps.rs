//! Type along and it compiles exactly when the book says so.
//!
//! The listings of a chapter's page are typed, one after the other, into a
//! copy of the workspace that holds nothing of the chapter but what the page
//! has shown so far; after each, cargo must agree with the listing's badge.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use othellier_book::listings::{Badge, Shown, Step};
use othellier_book::pages::{self, Page};
use othellier_project::repository::{Chapter, Crate, Repository};
use toml::{Table, Value};

#[test]
fn each_step_compiles_exactly_when_its_badge_says_so() {
    let repository =
        Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let mut desk = Desk::new(&repository);
    let mut wrong = Vec::new();
    for chapter in repository.chapters().unwrap() {
        let folder = chapter.path.file_name().unwrap();
        let page = Path::new("book/src").join(folder).with_extension("md");
        desk.begin(&chapter);
        if let Ok(text) = fs::read_to_string(repository.root().join(&page)) {
            match pages::read(&repository, &page, &text) {
                Ok(Page { steps, .. }) => wrong.extend(type_along_once(
                    &mut desk, &chapter, &page, &steps,
                )),
                Err(error) => wrong.push(error.to_string()),
            }
        }
        desk.finish(&chapter);
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n\n"));
}

/// Like [`type_along`], but does nothing when the same steps were right
/// before: dozens of calls of cargo are too slow for every `cargo test`.
fn type_along_once(
    desk: &mut Desk,
    chapter: &Chapter,
    page: &Path,
    steps: &[Step],
) -> Vec<String> {
    let note = desk.folder.join(&chapter.name).with_extension("right");
    let typed = desk.fingerprint(steps);
    if fs::read_to_string(&note).is_ok_and(|old| old == typed) {
        return Vec::new();
    }
    let wrong = type_along(desk, chapter, page, steps);
    if wrong.is_empty() {
        fs::write(note, typed).unwrap();
    }
    wrong
}

/// A complaint for each step whose badge is wrong.
fn type_along(
    desk: &mut Desk,
    chapter: &Chapter,
    page: &Path,
    steps: &[Step],
) -> Vec<String> {
    let mut wrong = Vec::new();
    for step in steps {
        desk.type_in(chapter, &step.shown);
        let output = desk.check(chapter);
        if !agrees(step.badge, &output) {
            wrong.push(complaint(page, step, &output));
        }
    }
    wrong
}

/// A program that compiles does so without a warning.
fn agrees(badge: Badge, output: &Output) -> bool {
    let compiles = output.status.success();
    match badge {
        Badge::Unfinished => !compiles,
        _ => compiles && output.stderr.is_empty(),
    }
}

fn complaint(page: &Path, step: &Step, output: &Output) -> String {
    let place = format!("{}:{}", page.display(), step.line);
    let badge = step.badge.word();
    match step.badge {
        Badge::Unfinished => format!(
            "{place} says `{badge}`, but what a reader has typed by then \
             compiles; write `compiles` or `visible`"
        ),
        _ => format!(
            "{place} says `{badge}`, but what a reader has typed by then \
             does not compile without a warning; write `unfinished`, or show \
             what is missing first:\n{}",
            String::from_utf8_lossy(&output.stderr)
        ),
    }
}

/// The copy of the workspace in `target/steps`.
struct Desk {
    repository: Repository,
    folder: PathBuf,
    members: Vec<Value>,
    /// Everything that a step can depend on, but for the steps themselves.
    given: DefaultHasher,
}

impl Desk {
    fn new(repository: &Repository) -> Self {
        let folder = target().join("steps");
        fs::create_dir_all(&folder).unwrap();
        let lock = repository.root().join("Cargo.lock");
        fs::copy(&lock, folder.join("Cargo.lock")).unwrap();
        let mut given = DefaultHasher::new();
        fs::read(lock).unwrap().hash(&mut given);
        let version = cargo().arg("-vV").output().unwrap();
        version.stdout.hash(&mut given);
        let mut desk = Self {
            repository: repository.clone(),
            folder,
            members: Vec::new(),
            given,
        };
        desk.copy_stage();
        desk
    }

    /// What a reader has before the first chapter: the crate that the
    /// programs of all chapters share.
    fn copy_stage(&mut self) {
        for name in ["Cargo.toml", "src/lib.rs"] {
            let inside = Path::new("chapters/stage").join(name);
            let real = self.repository.root().join(&inside);
            let text = fs::read_to_string(real).unwrap();
            let copy = self.folder.join(inside);
            fs::create_dir_all(copy.parent().unwrap()).unwrap();
            write(&copy, &text);
            text.hash(&mut self.given);
        }
        self.members.push("chapters/stage".into());
    }

    /// The same number for the same steps of the same chapter.
    fn fingerprint(&self, steps: &[Step]) -> String {
        let mut all = self.given.clone();
        format!("{steps:?}").hash(&mut all);
        all.finish().to_string()
    }

    /// Empty crates with the manifests of the chapter's, beside the finished
    /// crates of the chapters below it.
    fn begin(&mut self, chapter: &Chapter) {
        for its_crate in chapter.crates().unwrap() {
            self.begin_crate(&its_crate);
        }
        self.add_member(&chapter.path);
        self.workspace().hash(&mut self.given);
    }

    fn begin_crate(&mut self, its_crate: &Crate) {
        let own = self.folder.join(self.inside(&its_crate.path));
        remove(&own.join("src")).unwrap();
        remove(&own.join("examples")).unwrap();
        fs::create_dir_all(own.join("src")).unwrap();
        let text =
            fs::read_to_string(its_crate.path.join("Cargo.toml")).unwrap();
        let mut manifest: Table = text.parse().unwrap();
        // Nobody has typed the tests and benchmarks yet, and resolving what
        // they need takes longer than a step.
        manifest.remove("dev-dependencies");
        manifest.remove("bench");
        // A program that is declared must be there, and it comes last.
        manifest.remove("bin");
        write(&own.join("Cargo.toml"), &manifest.to_string());
        text.hash(&mut self.given);
        for folder in ["src", "examples"].map(|it| its_crate.path.join(it)) {
            for file in files(&folder).unwrap_or_default() {
                let text = fs::read_to_string(&file).unwrap();
                (file, text).hash(&mut self.given);
            }
        }
    }

    /// Makes a crate, given by its real folder, a member of the workspace.
    fn add_member(&mut self, path: &Path) {
        let member = Value::String(self.inside(path).display().to_string());
        if !self.members.contains(&member) {
            self.members.push(member);
            write(&self.folder.join("Cargo.toml"), &self.workspace());
        }
    }

    /// A path below the top of the repository.
    fn inside<'p>(&self, path: &'p Path) -> &'p Path {
        path.strip_prefix(self.repository.root()).unwrap()
    }

    /// Fills in the rest of the chapter, for the chapters above it.
    fn finish(&self, chapter: &Chapter) {
        for its_crate in chapter.crates().unwrap() {
            for file in files(&its_crate.path.join("src")).unwrap() {
                let target = self.folder.join(self.inside(&file));
                fs::create_dir_all(target.parent().unwrap()).unwrap();
                write(&target, &fs::read_to_string(file).unwrap());
            }
        }
    }

    /// The real workspace, with the chapters typed so far as its members
    /// and with lints for a program that is still growing: what is not used
    /// yet or not documented yet is no mistake.
    fn workspace(&self) -> String {
        let root = self.repository.root().join("Cargo.toml");
        let text = fs::read_to_string(root).unwrap();
        let real: Table = text.parse().unwrap();
        let mut workspace = real["workspace"].as_table().unwrap().clone();
        workspace.remove("default-members");
        workspace.insert("members".into(), self.members.clone().into());
        workspace.insert("resolver".into(), "3".into());
        let lints: Table =
            "rust = { unused = 'allow', missing_docs = 'allow' }"
                .parse()
                .unwrap();
        workspace.insert("lints".into(), lints.into());
        let mut manifest = Table::new();
        manifest.insert("workspace".into(), workspace.into());
        manifest.to_string()
    }

    /// Puts what the page has shown, and no more, into the files. A crate
    /// begins with its first file: an empty one would stop cargo.
    fn type_in(&mut self, chapter: &Chapter, shown: &Shown) {
        for its_crate in chapter.crates().unwrap() {
            let chapters = self.repository.root().join("chapters");
            let sources = its_crate.path.join("src");
            if shown
                .keys()
                .any(|it| chapters.join(it).starts_with(&sources))
            {
                self.add_member(&its_crate.path);
            }
        }
        for (file, lines) in shown {
            let real = self.repository.root().join("chapters").join(file);
            let text = fs::read_to_string(real).unwrap();
            let path = self.folder.join("chapters").join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            write(&path, &only(&text, lines));
        }
    }

    fn check(&self, chapter: &Chapter) -> Output {
        let mut command = cargo();
        command.args(["check", "--quiet", "--offline"]);
        for its_crate in chapter.crates().unwrap() {
            let member = self.inside(&its_crate.path).display().to_string();
            if self.members.contains(&Value::String(member)) {
                command.args(["-p", &its_crate.name]);
            }
        }
        command
            .args(["--lib", "--bins", "--examples"])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env("CARGO_TERM_COLOR", "never")
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS");
        command.output().unwrap()
    }
}

/// The cargo that runs this test.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()))
}

/// The folder that cargo builds this test in.
fn target() -> PathBuf {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    scratch.parent().unwrap().to_owned()
}

/// The given lines of a text, blank where a line is left out, so that the
/// compiler's line numbers are those of the real file.
fn only(text: &str, lines: &BTreeSet<usize>) -> String {
    let line = |(number, line)| match lines.contains(&number) {
        true => format!("{line}\n"),
        false => "\n".to_owned(),
    };
    (1..).zip(text.lines()).map(line).collect()
}

/// Leaves a file that need not change alone, so that cargo need not check
/// it again.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return;
    }
    fs::write(path, text).unwrap();
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The files in a folder and the folders inside it.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
