//! The crate of a chapter while a reader types it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use othellier_project::files;
use othellier_project::repository::{Chapter, Repository};
use othellier_site::markdown::listings::ShownLines;
use othellier_site::markdown::{given, setup_commands};
use test_support::keep_lines;

use super::libraries::{Libraries, Library};

/// The result of compiling the crate.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// True if every library, program and example compiles.
    pub compiles: bool,
    /// The warnings and the errors.
    pub messages: String,
}

/// The texts of files by their paths below `chapters/`.
type Texts = BTreeMap<PathBuf, String>;

/// A chapter's crate with nothing but what its page has shown so far.
pub struct TypedCrate {
    name: String,
    /// The folder `chapters` of the repository.
    chapters: PathBuf,
    /// The temporary folder that replaces `chapters`.
    scratch: PathBuf,
    /// The crate's path below `chapters/`.
    folder: PathBuf,
    dependencies: Vec<Library>,
    texts: Texts,
    cache: Cache,
}

/// The texts that each main file was last compiled from, and the outcome.
type Cache = BTreeMap<PathBuf, (Texts, Outcome)>;

/// Copies the weights that chapter 22's library includes. A command makes them, not a listing.
fn copy_weights(chapter: &Path, scratch: &Path) {
    let copies = scratch.join(chapter.file_name().unwrap()).join("weights");
    let entries = fs::read_dir(chapter.join("weights"));
    for file in entries.into_iter().flatten().flatten() {
        fs::create_dir_all(&copies).unwrap();
        fs::copy(file.path(), copies.join(file.file_name())).unwrap();
    }
}

/// A crate to compile with one call of rustc.
struct Unit {
    name: String,
    /// The `--crate-type`.
    crate_type: &'static str,
    /// The path of the main file below `chapters/`.
    main: PathBuf,
    /// The files of the crate.
    texts: Texts,
}

/// Returns the names of the libraries that the page's commands add to the crate.
fn added_libraries(repository: &Repository, chapter: &Chapter) -> Vec<String> {
    setup_commands::commands(repository, &chapter.name, &chapter.path)
        .unwrap()
        .iter()
        .filter_map(|command| {
            command
                .strip_prefix("cargo add ")?
                .split(' ')
                .find(|word| !["--dev", "--path"].contains(word))
        })
        .map(|package| package.replace('-', "_"))
        .collect()
}

impl TypedCrate {
    /// Creates an empty crate with the dependencies that the page has readers add.
    pub fn new(
        scratch: &Path,
        repository: &Repository,
        chapter: &Chapter,
        libraries: &Libraries,
    ) -> Self {
        let chapters = chapter.path.parent().unwrap().to_owned();
        copy_weights(&chapter.path, scratch);
        let added = added_libraries(repository, chapter);
        let mut dependencies = libraries.dependencies(&chapter.name);
        dependencies.retain(|library| added.contains(&library.name));
        let folder = chapter.path.strip_prefix(&chapters).unwrap().to_owned();
        // The program comes last, when everything is typed.
        let mut texts = Texts::new();
        for (file, text) in given::files(&chapter.path).unwrap() {
            if file != Path::new("src/main.rs") {
                files::write(&scratch.join(&folder).join(&file), &text).unwrap();
                texts.insert(folder.join(file), text);
            }
        }
        Self {
            dependencies,
            folder,
            name: chapter.name.clone(),
            scratch: scratch.to_owned(),
            texts,
            cache: Cache::new(),
            chapters,
        }
    }

    /// Writes the lines that the page has shown into the crate's files.
    pub fn type_lines(&mut self, shown: &ShownLines) {
        for (file, lines) in shown {
            let original = files::read(&self.chapters.join(file)).unwrap();
            if given::is_given(&original) {
                continue;
            }
            let text = keep_lines(&original, lines);
            files::write(&self.scratch.join(file), &text).unwrap();
            self.texts.insert(file.clone(), text);
        }
    }

    /// Compiles a program of `compile_errors`, which isn't part of the crate. Paths in the
    /// messages are relative to the crate.
    pub fn check_failing_program(&mut self, file: &Path) -> Outcome {
        let library = self
            .library()
            .filter(|library| self.compile(library, None).compiles);
        let program = Unit {
            name: "failing".to_owned(),
            crate_type: "bin",
            main: file.to_owned(),
            texts: Texts::from([(file.to_owned(), self.texts[file].clone())]),
        };
        let outcome = self.compile(&program, library.as_ref());
        let folder = self.folder.join("").display().to_string();
        Outcome {
            messages: outcome.messages.replace(&folder, ""),
            ..outcome
        }
    }

    /// Compiles the library, and then the programs and examples with it.
    pub fn check(&mut self) -> Outcome {
        let mut outcomes = Vec::new();
        let library = self.library();
        if let Some(library) = &library {
            outcomes.push(self.compile(library, None));
            if !outcomes[0].compiles {
                return combine(outcomes);
            }
        }
        for program in self.programs() {
            outcomes.push(self.compile(&program, library.as_ref()));
        }
        combine(outcomes)
    }

    fn library(&self) -> Option<Unit> {
        let main = self.folder.join("src/lib.rs");
        let mut texts = self.texts_in("src");
        texts.remove(&self.folder.join("src/main.rs"));
        texts.contains_key(&main).then(|| Unit {
            name: self.library_name(),
            crate_type: "lib",
            main,
            texts,
        })
    }

    /// Returns the package's program, and a program that has all complete examples as modules:
    /// rustc takes longer to start than to check an example.
    fn programs(&self) -> Vec<Unit> {
        let sources = self.texts_in("src");
        let main = self.folder.join("src/main.rs");
        let mut programs = Vec::new();
        if sources.contains_key(&main) {
            programs.push(Unit {
                name: self.library_name(),
                crate_type: "bin",
                main,
                texts: sources,
            });
        }
        // An example without `main` would compile as a module, so it's compiled alone.
        let (mut complete, incomplete): (Texts, Texts) = self
            .texts_in("examples")
            .into_iter()
            .partition(|(_, text)| text.contains("fn main("));
        for (file, text) in incomplete {
            programs.push(Unit {
                name: file.file_stem().unwrap().to_string_lossy().into_owned(),
                crate_type: "bin",
                texts: Texts::from([(file.clone(), text)]),
                main: file,
            });
        }
        if !complete.is_empty() {
            let main = self.folder.join("examples.rs");
            let mut text = "fn main() {}\n".to_owned();
            for file in complete.keys() {
                let name = file.file_stem().unwrap().display();
                text += &format!("#[path = \"examples/{name}.rs\"]\nmod {name};\n");
            }
            complete.insert(main.clone(), text);
            programs.push(Unit {
                name: "examples".to_owned(),
                crate_type: "bin",
                main,
                texts: complete,
            });
        }
        programs
    }

    /// Returns the typed files in a folder of the crate.
    fn texts_in(&self, folder: &str) -> Texts {
        let folder = self.folder.join(folder);
        self.texts
            .iter()
            .filter(|(file, _)| file.starts_with(&folder))
            .map(|(file, text)| (file.clone(), text.clone()))
            .collect()
    }

    fn library_name(&self) -> String {
        self.name.replace('-', "_")
    }

    /// Compiles a unit, with the typed library if given, unless its files are unchanged.
    fn compile(&mut self, unit: &Unit, library: Option<&Unit>) -> Outcome {
        files::write(&self.scratch.join(&unit.main), &unit.texts[&unit.main]).unwrap();
        let mut libraries = self.dependencies.clone();
        let mut texts = unit.texts.clone();
        if let Some(library) = library {
            let path = self.scratch.join(library.metadata_file(&self.folder));
            libraries.push(Library {
                name: library.name.clone(),
                path,
            });
            texts.extend(library.texts.clone());
        }
        match self.cache.get(&unit.main) {
            Some((cached, outcome)) if *cached == texts => outcome.clone(),
            _ => {
                let outcome = run_rustc(&self.scratch, &self.folder, unit, &libraries);
                self.cache
                    .insert(unit.main.clone(), (texts, outcome.clone()));
                outcome
            }
        }
    }
}

/// Runs rustc as cargo would. Lints about unused and undocumented items are off, because the
/// program is incomplete.
fn run_rustc(scratch: &Path, folder: &Path, unit: &Unit, libraries: &[Library]) -> Outcome {
    let mut command = Command::new(&*RUSTC);
    command
        .current_dir(scratch)
        .args(["--emit=metadata", "--color=never", "--edition=2024"])
        .args(["--crate-name", &unit.name, "--crate-type", unit.crate_type])
        .args(["-Aunused", "-Amissing_docs"])
        .args([
            "--check-cfg=cfg(docsrs,test)",
            "--check-cfg=cfg(feature, values())",
        ])
        // A program and its library have the same name.
        .arg(format!("-Cmetadata={}", unit.main.display()))
        .arg(format!("-Cextra-filename=-{}", unit.crate_type))
        .arg("--out-dir")
        .arg(folder)
        .arg(&unit.main);
    for Library { name, path } in libraries {
        let search_path = path.parent().unwrap().display();
        command.arg(format!("-Ldependency={search_path}"));
        command.arg(format!("--extern={name}={}", path.display()));
    }
    let output = command.output().unwrap();
    Outcome {
        compiles: output.status.success(),
        messages: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The path of rustc in its sysroot: rustup's proxy would look it up at each call.
static RUSTC: LazyLock<PathBuf> = LazyLock::new(|| {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = Command::new(rustc).args(["--print", "sysroot"]).output();
    let sysroot = String::from_utf8(output.unwrap().stdout).unwrap();
    Path::new(sysroot.trim()).join("bin/rustc")
});

impl Unit {
    /// Returns the path of the metadata that dependents are compiled against.
    fn metadata_file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("lib{}-{}.rmeta", self.name, self.crate_type))
    }
}

/// Combines the outcomes of several units. An empty crate doesn't compile.
fn combine(outcomes: Vec<Outcome>) -> Outcome {
    Outcome {
        compiles: !outcomes.is_empty() && outcomes.iter().all(|outcome| outcome.compiles),
        messages: outcomes
            .into_iter()
            .map(|outcome| outcome.messages)
            .collect(),
    }
}
