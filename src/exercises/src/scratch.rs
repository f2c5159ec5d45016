//! A workspace beside the real one, in which any answer can stand where the
//! learner's will. One package of it holds one answer to each exercise of a
//! chapter, so a chapter needs as many packages as its exercises have answers
//! at most, and one call of cargo compiles them all.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

use super::variants::{self, Role, Variant};
use othellier_project::cargo::{self, Cargo, CompilerMessage};
use othellier_project::catalog::Package;
use othellier_project::files::{read, write};
use othellier_project::workspace;

/// A package of the scratch workspace: one answer to each of some exercises.
#[derive(Debug)]
pub struct Batch<'a> {
    /// Its name, such as `board-exercises-impostors-1`.
    pub name: String,
    /// The real package whose exercises it answers.
    pub package: &'a Package,
    /// The answers.
    pub variants: Vec<Variant<'a>>,
}

/// The answers to a package's exercises, no two to the same one in a batch.
///
/// # Errors
///
/// When an impostor cannot be read.
pub fn batches(package: &Package) -> anyhow::Result<Vec<Batch<'_>>> {
    let batch = |end: String, variants| Batch {
        name: format!("{}-{end}", package.name),
        package,
        variants,
    };
    let exercises = || package.exercises.iter();
    let starters = exercises().map(|e| variants::starter(package, e)).collect();
    let solutions = exercises()
        .map(|e| variants::solution(package, e))
        .collect();
    let mut batches = vec![
        batch("starters".to_owned(), starters),
        batch("solutions".to_owned(), solutions),
    ];
    let rows = rows_of_impostors(package)?.into_iter().zip(1..);
    batches.extend(rows.map(|(impostors, number)| {
        batch(format!("impostors-{number}"), impostors)
    }));
    Ok(batches)
}

/// The first impostor of each exercise, the second of each, and so on.
fn rows_of_impostors(
    package: &Package,
) -> anyhow::Result<Vec<Vec<Variant<'_>>>> {
    let mut rows: Vec<Vec<_>> = Vec::new();
    for exercise in &package.exercises {
        for (place, impostor) in variants::impostors(package, exercise)?
            .into_iter()
            .enumerate()
        {
            if place == rows.len() {
                rows.push(Vec::new());
            }
            rows[place].push(impostor);
        }
    }
    Ok(rows)
}

impl Batch<'_> {
    fn is_of_impostors(&self) -> bool {
        let mut roles = self.variants.iter().map(|variant| &variant.role);
        roles.all(|role| matches!(role, Role::Impostor(_)))
    }

    /// A library with the answers, and one test binary with all their checks.
    fn write(&self, folder: &Path) -> anyhow::Result<()> {
        write(&folder.join("Cargo.toml"), &self.manifest()?)?;
        let (mut lib, mut tests) = self.heads();
        for Variant { exercise, file, .. } in &self.variants {
            lib += &format!("pub mod {};\n", exercise.id);
            tests += &format!("mod {};\n", exercise.id);
            let name = format!("{}.rs", exercise.id);
            let checks = read(&self.package.checks(exercise))?;
            write(&folder.join("src").join(&name), &read(file)?)?;
            write(&folder.join("tests").join(&name), &checks)?;
        }
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("tests/checks.rs"), &tests)
    }

    /// The first lines of the library and of the test binary. An impostor
    /// needs no docs: it is read by authors, who have its first lines.
    fn heads(&self) -> (String, String) {
        let allowed = match self.is_of_impostors() {
            true => "#![allow(missing_docs)]\n",
            false => "",
        };
        let lib = format!("//! Answers.\n{allowed}");
        (lib, "//! Checks.\n".to_owned())
    }

    fn manifest(&self) -> anyhow::Result<String> {
        let text = read(&self.package.path.join("Cargo.toml"))?;
        let mut manifest: Table = text.parse()?;
        let lib = self.package.name.replace('-', "_");
        let package = manifest.entry("package").or_insert(table([]));
        if let Value::Table(package) = package {
            package.insert("name".into(), self.name.clone().into());
            package.insert("autotests".into(), false.into());
        }
        manifest.insert("lib".into(), table([("name", lib)]));
        let test = table([
            ("name", "checks".to_owned()),
            ("path", "tests/checks.rs".to_owned()),
        ]);
        manifest.insert("test".into(), vec![test].into());
        Ok(manifest.to_string())
    }
}

fn table<const N: usize>(entries: [(&str, String); N]) -> Value {
    let entries = entries.map(|(key, value)| (key.to_owned(), value.into()));
    Value::Table(Table::from_iter(entries))
}

/// The scratch workspace, written.
#[derive(Debug)]
pub struct Scratch {
    folder: PathBuf,
}

/// What came of a compilation.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The test binaries, by the names of their batches.
    pub binaries: HashMap<String, PathBuf>,
    /// What the compiler said.
    pub diagnostics: Vec<Diagnostic>,
}

/// A warning or an error of the compiler.
#[derive(Debug)]
pub struct Diagnostic {
    /// The batch.
    pub batch: String,
    /// The file, from the folder of the batch on.
    pub file: String,
    /// The compiler's words.
    pub text: String,
}

impl Scratch {
    /// Writes the batches of the repository at `root` into `folder`. A file
    /// that has not changed is left alone, so cargo sees what is new.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or written.
    pub fn write(
        root: &Path,
        folder: &Path,
        batches: &[Batch],
    ) -> anyhow::Result<Scratch> {
        let members = batches.iter().map(|batch| &*batch.name);
        workspace::lay_out(root, folder, members)?;
        for batch in batches {
            batch.write(&folder.join(&batch.name))?;
        }
        let folder = folder.to_owned();
        Ok(Scratch { folder })
    }

    /// Compiles all batches and their checks.
    ///
    /// # Errors
    ///
    /// When cargo fails for another reason than the code.
    pub fn build(&self) -> anyhow::Result<Compiled> {
        self.cargo(&["build", "--workspace", "--test=checks", "--keep-going"])
    }

    /// What clippy says about some batches.
    ///
    /// # Errors
    ///
    /// When cargo fails for another reason than the code.
    pub fn clippy(&self, batches: &[&Batch]) -> anyhow::Result<Compiled> {
        let mut arguments = vec!["clippy", "--keep-going"];
        arguments.extend(batches.iter().flat_map(|b| ["-p", &*b.name]));
        self.cargo(&arguments)
    }

    fn cargo(&self, arguments: &[&str]) -> anyhow::Result<Compiled> {
        let (subcommand, arguments) =
            arguments.split_first().expect("a subcommand is given");
        let cargo = Cargo::new(&self.folder, subcommand).args(arguments);
        let cargo = cargo.aside(&self.folder.join("target")).throwaway();
        Ok(Compiled::of(&cargo.compile(false)?))
    }
}

impl Compiled {
    fn of(compiled: &cargo::Compiled) -> Compiled {
        let binaries = compiled.executables().map(|(artifact, binary)| {
            (batch_of(artifact.target.src_path.as_std_path()), binary)
        });
        Compiled {
            binaries: binaries.collect(),
            diagnostics: compiled.messages.iter().filter_map(said).collect(),
        }
    }
}

fn said(message: &CompilerMessage) -> Option<Diagnostic> {
    let batch = batch_of(message.target.src_path.as_std_path());
    Some(Diagnostic {
        file: file_in(&batch, &cargo::file(&message.message)?),
        batch,
        text: cargo::rendered(&message.message).to_owned(),
    })
}

/// The batch in which this file of `src` or `tests` stands: its folder has its
/// name.
fn batch_of(file: &Path) -> String {
    let folder = file.ancestors().nth(2).and_then(Path::file_name);
    folder.unwrap_or_default().to_string_lossy().into_owned()
}

fn file_in(batch: &str, file: &str) -> String {
    let inside = file.strip_prefix(batch);
    inside.unwrap_or(file).trim_start_matches('/').to_owned()
}
