//! The crate of a chapter while someone types it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use built::{Built, Library, only};
use othellier_project::files;
use othellier_project::repository::{Chapter, Repository};
use othellier_site::pages::listings::Shown;
use othellier_site::pages::setup;

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

/// A chapter's crate: nothing but what its page has shown.
pub struct TypedCrate {
    name: String,
    /// The folder of the real chapters.
    chapters: PathBuf,
    /// The folder in which it is typed, empty at first.
    scratch: PathBuf,
    /// Its folder below `chapters/`.
    folder: PathBuf,
    dependencies: Vec<Library>,
    texts: Texts,
    checked: Checked,
}

/// What has been compiled: by its main file, the texts that it was compiled
/// from and what came of it.
type Checked = BTreeMap<PathBuf, (Texts, Outcome)>;

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

/// A call of the compiler.
struct Unit {
    name: String,
    kind: &'static str,
    /// The main file, below `chapters/`.
    main: PathBuf,
    /// The files that it can be made of.
    texts: Texts,
}

/// The libraries that the page's commands add to the crate. They are all there is
/// for its examples, too.
fn added(repository: &Repository, chapter: &Chapter) -> Vec<String> {
    let commands = setup::commands(repository, &chapter.name, &chapter.path).unwrap();
    let packages = commands.iter().filter_map(|command| {
        let words = command.strip_prefix("cargo add ")?.split(' ');
        words
            .into_iter()
            .find(|word| !["--dev", "--path"].contains(word))
    });
    packages.map(|name| name.replace('-', "_")).collect()
}

impl TypedCrate {
    /// An empty crate, which depends on what the page has readers add.
    pub fn begin(
        scratch: &Path,
        repository: &Repository,
        chapter: &Chapter,
        built: &Built,
    ) -> Self {
        let chapters = chapter.path.parent().unwrap().to_owned();
        copy_weights(&chapter.path, scratch);
        let added = added(repository, chapter);
        let mut dependencies = built.dependencies(&chapter.name);
        dependencies.retain(|library| added.contains(&library.name));
        Self {
            dependencies,
            folder: chapter.path.strip_prefix(&chapters).unwrap().to_owned(),
            name: chapter.name.clone(),
            scratch: scratch.to_owned(),
            texts: Texts::new(),
            checked: Checked::new(),
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
        let typed = self
            .library()
            .filter(|unit| self.compile(unit, None).compiles);
        let text = Texts::from([(file.to_owned(), self.texts[file].clone())]);
        let unit = self.unit("failing".to_owned(), "bin", file.to_owned(), text);
        let outcome = self.compile(&unit, typed.as_ref());
        let folder = format!("{}/", self.folder.display());
        Outcome {
            messages: outcome.messages.replace(&folder, ""),
            ..outcome
        }
    }

    /// Compiles all that is typed: the library, and then the programs and examples
    /// with it.
    pub fn check(&mut self) -> Outcome {
        let mut all = Vec::new();
        let library = self.library();
        if let Some(unit) = &library {
            all.push(self.compile(unit, None));
            if !all[0].compiles {
                return together(all);
            }
        }
        for unit in self.programs() {
            all.push(self.compile(&unit, library.as_ref()));
        }
        together(all)
    }

    fn library(&self) -> Option<Unit> {
        let main = self.folder.join("src/lib.rs");
        let mut texts = within(&self.texts, &self.folder.join("src"));
        texts.remove(&self.folder.join("src/main.rs"));
        let is_there = texts.contains_key(&main);
        is_there.then(|| self.unit(self.library_name(), "lib", main, texts))
    }

    /// The program, and one that has all examples as its modules: the compiler
    /// takes longer to start than to check an example.
    fn programs(&self) -> Vec<Unit> {
        let source = within(&self.texts, &self.folder.join("src"));
        let main = self.folder.join("src/main.rs");
        let mut programs = Vec::new();
        if source.contains_key(&main) {
            programs.push(self.unit(self.library_name(), "bin", main, source));
        }
        let examples = within(&self.texts, &self.folder.join("examples"));
        // A module without a `main` compiles, and a program doesn't.
        let (mut examples, begun): (Texts, Texts) = examples
            .into_iter()
            .partition(|(_, text)| text.contains("fn main("));
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
        Unit {
            name,
            kind,
            main,
            texts,
        }
    }

    fn library_name(&self) -> String {
        self.name.replace('-', "_")
    }

    /// Compiles, with the typed library if it's there, unless nothing has changed since.
    fn compile(&mut self, unit: &Unit, library: Option<&Unit>) -> Outcome {
        files::write(&self.scratch.join(&unit.main), &unit.texts[&unit.main]).unwrap();
        let mut libraries = self.dependencies.clone();
        let mut texts = unit.texts.clone();
        if let Some(library) = library {
            let file = self.scratch.join(library.metadata_file(&self.folder));
            libraries.push(Library {
                name: library.name.clone(),
                file,
            });
            texts.extend(library.texts.clone());
        }
        match self.checked.get(&unit.main) {
            Some((old, outcome)) if *old == texts => outcome.clone(),
            _ => {
                let outcome = rustc(&self.scratch, &self.folder, unit, &libraries);
                let checked = (texts, outcome.clone());
                self.checked.insert(unit.main.clone(), checked);
                outcome
            }
        }
    }
}

/// Calls the compiler as cargo would, with lints for a program that is still
/// growing: some of it isn't used or documented yet, and that's fine.
fn rustc(scratch: &Path, folder: &Path, unit: &Unit, libraries: &[Library]) -> Outcome {
    let mut command = Command::new(&*RUSTC);
    command
        .current_dir(scratch)
        .args(["--emit=metadata", "--color=never", "--edition=2024"])
        .args(["--crate-name", &unit.name, "--crate-type", unit.kind])
        .args(["-Aunused", "-Amissing_docs"])
        .args([
            "--check-cfg=cfg(docsrs,test)",
            "--check-cfg=cfg(feature, values())",
        ])
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
