//! The crates of a chapter while someone types them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use built::{Built, Library};
use othellier_pages::listings::Shown;
use othellier_pages::setup;
use othellier_project::files;
use othellier_project::repository::{Chapter, Crate, Repository};

/// What the compiler says of what is typed.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// Whether every library, program and example compiles.
    pub compiles: bool,
    /// The warnings and the errors.
    pub messages: String,
}

/// The files that are typed, by their paths below `chapters/`.
type Texts = BTreeMap<PathBuf, String>;

/// A chapter's crates: nothing but what its page has shown.
pub struct TypedChapter {
    /// The folder of the real chapters.
    chapters: PathBuf,
    /// The folder in which they are typed, empty at first.
    scratch: PathBuf,
    crates: Vec<TypedCrate>,
    texts: Texts,
}

/// Chapter 22's library has weights in it that readers make with a command.
fn copy_weights(chapter: &Path, scratch: &Path) {
    let name = Path::new(chapter.file_name().unwrap()).join("weights");
    let folder = chapter.join("weights");
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let copy = scratch.join(&name);
        fs::create_dir_all(&copy).unwrap();
        fs::copy(file.path(), copy.join(file.file_name())).unwrap();
    }
}

/// One crate, and what it depends on.
struct TypedCrate {
    name: String,
    /// Its folder below `chapters/`.
    folder: PathBuf,
    edition: String,
    dependencies: Vec<Library>,
    checked: Checked,
}

/// What has been compiled: by its main file, the texts that it was compiled
/// from and what came of it.
type Checked = BTreeMap<PathBuf, (Texts, Outcome)>;

impl TypedChapter {
    /// Empty crates, which depend on what the page has readers add.
    pub fn begin(
        scratch: &Path,
        repository: &Repository,
        chapter: &Chapter,
        built: &Built,
    ) -> Self {
        let chapters = chapter.path.parent().unwrap().to_owned();
        copy_weights(&chapter.path, scratch);
        let crates = chapter.crates().unwrap().into_iter();
        let typed = |real| {
            let added = added(repository, &real);
            TypedCrate::begin(&chapters, real, &added, built)
        };
        Self {
            crates: crates.map(typed).collect(),
            scratch: scratch.to_owned(),
            texts: Texts::new(),
            chapters,
        }
    }

    /// Puts what the page has shown, and no more, into the files.
    pub fn type_in(&mut self, shown: &Shown) {
        for (file, lines) in shown {
            let real = files::read(&self.chapters.join(file)).unwrap();
            let text = only(&real, lines);
            files::write(&self.scratch.join(file), &text).unwrap();
            self.texts.insert(file.clone(), text);
        }
    }

    /// What the compiler says of a program that is in no crate's `src` or
    /// `examples`. Paths are those of its crate.
    pub fn failure(&mut self, file: &Path) -> Outcome {
        let its_crate =
            self.crates.iter_mut().find(|its_crate| file.starts_with(&its_crate.folder));
        let its_crate = its_crate.unwrap();
        let texts = within(&self.texts, &its_crate.folder);
        let mut typed = Vec::new();
        its_crate.check(&self.scratch, &texts, &mut typed);
        let text = Texts::from([(file.to_owned(), texts[file].clone())]);
        let unit = its_crate.unit("failing".to_owned(), "bin", file.to_owned(), text);
        let outcome = its_crate.compile(&self.scratch, &unit, &typed);
        let folder = format!("{}/", its_crate.folder.display());
        Outcome { messages: outcome.messages.replace(&folder, ""), ..outcome }
    }

    /// Compiles all that is typed, and skips crates that aren't begun yet.
    pub fn check(&mut self) -> Outcome {
        let mut typed = Vec::new();
        let mut all = Vec::new();
        for its_crate in &mut self.crates {
            let texts = within(&self.texts, &its_crate.folder);
            if !texts.is_empty() {
                all.push(its_crate.check(&self.scratch, &texts, &mut typed));
            }
        }
        together(all)
    }
}

/// A library that is typed, and everything that it was compiled from.
struct TypedLibrary {
    library: Library,
    texts: Texts,
}

/// A call of the compiler.
struct Unit {
    name: String,
    kind: &'static str,
    edition: String,
    /// The main file, below `chapters/`.
    main: PathBuf,
    /// The files that it can be made of.
    texts: Texts,
}

/// The libraries that the page's commands add to a crate. They are all there is
/// for its examples, too.
fn added(repository: &Repository, its_crate: &Crate) -> Vec<String> {
    let commands = setup::commands(repository, its_crate).unwrap();
    let packages = commands.iter().filter_map(|command| {
        let words = command.strip_prefix("cargo add ")?.split(' ');
        words.into_iter().find(|word| !["--dev", "--path"].contains(word))
    });
    packages.map(|name| name.replace('-', "_")).collect()
}

impl TypedCrate {
    fn begin(chapters: &Path, real: Crate, added: &[String], built: &Built) -> Self {
        let mut dependencies = built.dependencies(&real.name);
        dependencies.retain(|library| added.contains(&library.name));
        Self {
            dependencies,
            edition: built.edition(&real.name).unwrap(),
            folder: real.path.strip_prefix(chapters).unwrap().to_owned(),
            name: real.name,
            checked: Checked::new(),
        }
    }

    /// Compiles the library, and then the programs and examples with it.
    /// `typed` are the libraries of the chapter that are typed by now.
    fn check(&mut self, scratch: &Path, texts: &Texts, typed: &mut Vec<TypedLibrary>) -> Outcome {
        let mut all = Vec::new();
        if let Some(unit) = self.library(texts) {
            let outcome = self.compile(scratch, &unit, typed);
            let compiles = outcome.compiles;
            all.push(outcome);
            if !compiles {
                return together(all);
            }
            typed.push(TypedLibrary {
                library: Library {
                    file: scratch.join(unit.metadata_file(&self.folder)),
                    name: unit.name,
                },
                texts: unit.texts,
            });
        }
        for unit in self.programs(texts) {
            all.push(self.compile(scratch, &unit, typed));
        }
        together(all)
    }

    fn library(&self, texts: &Texts) -> Option<Unit> {
        let main = self.folder.join("src/lib.rs");
        let mut texts = within(texts, &self.folder.join("src"));
        texts.remove(&self.folder.join("src/main.rs"));
        let is_there = texts.contains_key(&main);
        is_there.then(|| self.unit(self.library_name(), "lib", main, texts))
    }

    /// The program, and one that has all examples as its modules: the compiler
    /// takes longer to start than to check an example.
    fn programs(&self, texts: &Texts) -> Vec<Unit> {
        let source = within(texts, &self.folder.join("src"));
        let main = self.folder.join("src/main.rs");
        let mut programs = Vec::new();
        if source.contains_key(&main) {
            programs.push(self.unit(self.library_name(), "bin", main, source));
        }
        let examples = within(texts, &self.folder.join("examples"));
        // A module without a `main` compiles, and a program doesn't.
        let (mut examples, begun): (Texts, Texts) =
            examples.into_iter().partition(|(_, text)| text.contains("fn main("));
        for (file, text) in begun {
            let name = file.file_stem().unwrap().to_string_lossy();
            let texts = Texts::from([(file.clone(), text)]);
            programs.push(self.unit(name.into_owned(), "bin", file, texts));
        }
        if !examples.is_empty() {
            let (main, text) = self.all_examples(examples.keys());
            examples.insert(main.clone(), text);
            let name = "examples".to_owned();
            programs.push(self.unit(name, "bin", main, examples));
        }
        programs
    }

    /// The program with these examples, and its file.
    fn all_examples<'a>(&self, files: impl Iterator<Item = &'a PathBuf>) -> (PathBuf, String) {
        let mut text = "fn main() {}\n".to_owned();
        for file in files {
            let name = file.file_stem().unwrap().display();
            text += &format!("#[path = \"examples/{name}.rs\"]\nmod {name};\n");
        }
        (self.folder.join("examples.rs"), text)
    }

    fn unit(&self, name: String, kind: &'static str, main: PathBuf, texts: Texts) -> Unit {
        Unit { name, kind, edition: self.edition.clone(), main, texts }
    }

    fn library_name(&self) -> String {
        self.name.replace('-', "_")
    }

    /// Compiles, unless nothing has changed since.
    fn compile(&mut self, scratch: &Path, unit: &Unit, typed: &[TypedLibrary]) -> Outcome {
        files::write(&scratch.join(&unit.main), &unit.texts[&unit.main]).unwrap();
        let libraries = self.libraries(typed);
        let mut texts = unit.texts.clone();
        for library in typed {
            texts.extend(library.texts.clone());
        }
        match self.checked.get(&unit.main) {
            Some((old, outcome)) if *old == texts => outcome.clone(),
            _ => {
                let outcome = rustc(scratch, &self.folder, unit, &libraries);
                let checked = (texts, outcome.clone());
                self.checked.insert(unit.main.clone(), checked);
                outcome
            }
        }
    }

    /// What code of the crate can name: a typed library rather than the built
    /// one.
    fn libraries(&self, typed: &[TypedLibrary]) -> Vec<Library> {
        let own = self.library_name();
        let typed = typed.iter().map(|typed| &typed.library);
        let newest = |built: &Library| {
            let mut typed = typed.clone();
            typed.find(|library| library.name == built.name).unwrap_or(built).clone()
        };
        let mut all: Vec<_> = self.dependencies.iter().map(newest).collect();
        all.extend(typed.clone().filter(|library| library.name == own).cloned());
        all
    }
}

/// Calls the compiler as cargo would, with lints for a program that is still
/// growing: some of it isn't used or documented yet, and that's fine.
fn rustc(scratch: &Path, folder: &Path, unit: &Unit, libraries: &[Library]) -> Outcome {
    let mut command = Command::new(&*RUSTC);
    command
        .current_dir(scratch)
        .args(["--emit=metadata", "--color=never", "--edition", &unit.edition])
        .args(["--crate-name", &unit.name, "--crate-type", unit.kind])
        .args(["-Aunused", "-Amissing_docs"])
        .args(["--check-cfg=cfg(docsrs,test)", "--check-cfg=cfg(feature, values())"])
        // A program and its library have one name.
        .arg(format!("-Cmetadata={}", unit.main.display()))
        .arg(format!("-Cextra-filename=-{}", unit.kind))
        .arg("--out-dir")
        .arg(folder)
        .arg(&unit.main);
    for Library { name, file } in libraries {
        let search = file.parent().unwrap().display();
        command.arg(format!("-Ldependency={search}"));
        command.arg(format!("--extern={name}={}", file.display()));
    }
    let output = command.output().unwrap();
    Outcome {
        compiles: output.status.success(),
        messages: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The compiler itself, and not what looks for it at each call.
static RUSTC: LazyLock<PathBuf> = LazyLock::new(|| {
    let found = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = Command::new(found).args(["--print", "sysroot"]).output();
    let sysroot = String::from_utf8(output.unwrap().stdout).unwrap();
    Path::new(sysroot.trim()).join("bin/rustc")
});

impl Unit {
    /// What others compile against.
    fn metadata_file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("lib{}-{}.rmeta", self.name, self.kind))
    }
}

/// The outcome of several calls. A crate with nothing to compile doesn't
/// compile.
fn together(all: Vec<Outcome>) -> Outcome {
    Outcome {
        compiles: !all.is_empty() && all.iter().all(|outcome| outcome.compiles),
        messages: all.into_iter().map(|outcome| outcome.messages).collect(),
    }
}

/// The files in a folder.
fn within(texts: &Texts, folder: &Path) -> Texts {
    let inside = texts.iter().filter(|(file, _)| file.starts_with(folder));
    let own = |(file, text): (&PathBuf, &String)| (file.clone(), text.clone());
    inside.map(own).collect()
}

/// The given lines of a text, blank where a line is left out, so that the
/// compiler's line numbers are those of the real file.
fn only(text: &str, lines: &BTreeSet<usize>) -> String {
    let line = |(number, line)| {
        if lines.contains(&number) { format!("{line}\n") } else { "\n".to_owned() }
    };
    (1..).zip(text.lines()).map(line).collect()
}
