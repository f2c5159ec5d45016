//! The crates that an answer may use: those that its package depends on, without what
//! its task forbids.
//!
//! Each answer is compiled as a crate of its own, and what its task forbids isn't there
//! to be called, whatever the answer calls it. The compiler doesn't get a crate that is
//! forbidden. In place of a crate of which only some items are forbidden, it gets a
//! facade that re-exports the others.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

use crate::cargo::{Artifact, Diagnostic, primary_span};
use crate::files::fingerprint;

/// Compiled libraries by their crate names.
pub type Libraries = BTreeMap<String, PathBuf>;

/// The compiled crates that an answer may use.
#[derive(Debug, Clone)]
pub struct AllowedCrates {
    /// The crates that the answer can name.
    libraries: Libraries,
    /// The folders with the crates that those depend on.
    dependency_dirs: BTreeSet<PathBuf>,
}

impl AllowedCrates {
    /// Returns the crates in `libraries`, without what is forbidden. Facades are compiled
    /// into `facade_dir`, unless they are there already.
    ///
    /// # Errors
    ///
    /// Returns an error if something is forbidden that isn't there, or a facade
    /// can't be compiled.
    pub fn new(
        libraries: &Libraries,
        forbidden: &[String],
        facade_dir: &Path,
        rustc: &Path,
    ) -> anyhow::Result<AllowedCrates> {
        let mut allowed = AllowedCrates {
            libraries: libraries.clone(),
            dependency_dirs: BTreeSet::new(),
        };
        for library in libraries.values() {
            allowed.dependency_dirs.extend(parent(library));
        }
        let mut hidden_items: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for path in forbidden {
            let (name, item) = match path.split_once("::") {
                Some((name, item)) => (name, Some(item)),
                None => (&**path, None),
            };
            ensure!(
                libraries.contains_key(name),
                "`{path}` can't be forbidden, because answers don't depend on `{name}`: \
                 remove it from `forbidden` in exercises.toml"
            );
            match item {
                Some(item) => hidden_items.entry(name).or_default().push(item),
                None => {
                    allowed.libraries.remove(name);
                }
            }
        }
        for (name, items) in hidden_items {
            let facade = allowed.compile_facade(name, &items, facade_dir, rustc)?;
            allowed.dependency_dirs.extend(parent(&facade));
            allowed.libraries.insert(name.to_owned(), facade);
        }
        Ok(allowed)
    }

    /// Compiles the facade of a crate. Returns its file.
    fn compile_facade(
        &self,
        name: &str,
        hidden_items: &[&str],
        dir: &Path,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let library = self
            .libraries
            .get(name)
            .with_context(|| format!("`{name}` and an item of it are both forbidden"))?;
        let source = facade(hidden_items);
        let key = fingerprint([source.as_bytes(), library.as_os_str().as_encoded_bytes()]);
        let file = dir.join(format!("lib{name}-{key}.rlib"));
        if file.exists() {
            return Ok(file);
        }
        // Compiled in a temporary folder, because another process may be compiling the
        // same facade.
        fs::create_dir_all(dir)?;
        let temp_dir = tempfile::tempdir_in(dir)?;
        let temp_file = temp_dir.path().join("facade.rlib");
        let mut compiler = Command::new(rustc)
            .args(["-", "--edition=2024", "--crate-type=rlib"])
            .arg(format!("--crate-name={name}"))
            .arg(format!("-Cmetadata={key}"))
            .arg("-o")
            .arg(&temp_file)
            .arg(extern_argument("chapter", library))
            .args(
                self.dependency_dirs
                    .iter()
                    .map(|dir| dependency_dir_argument(dir)),
            )
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .context("can't start the compiler")?;
        let mut stdin = compiler.stdin.take().context("its input is a pipe")?;
        stdin.write_all(source.as_bytes())?;
        drop(stdin);
        let output = compiler.wait_with_output()?;
        ensure!(
            output.status.success(),
            "`{name}` doesn't have what `forbidden` in exercises.toml lists:\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
        fs::rename(&temp_file, &file)?;
        Ok(file)
    }

    /// Returns the compiler's arguments with which an answer finds the crates.
    pub fn rustc_arguments(&self) -> Vec<OsString> {
        let externs = self
            .libraries
            .iter()
            .map(|(name, file)| extern_argument(name, file));
        externs.chain(self.dependency_arguments()).collect()
    }

    /// Returns the compiler's arguments for a crate that depends on an answer.
    pub fn dependency_arguments(&self) -> impl Iterator<Item = OsString> {
        self.dependency_dirs
            .iter()
            .map(|dir| dependency_dir_argument(dir))
    }
}

/// Returns the source of a facade. A private item hides what the glob would re-export
/// with the same name.
fn facade(hidden_items: &[&str]) -> String {
    let mut source = "#![allow(nonstandard_style, unused, hidden_glob_reexports)]\n\
                      pub use chapter::*;\n"
        .to_owned();
    for item in hidden_items {
        // The import fails unless the crate has the item. The struct is both a type and
        // a value.
        source += &format!("use chapter::{item} as _;\nstruct {item};\n");
    }
    source
}

fn parent(file: &Path) -> Option<PathBuf> {
    Some(file.parent()?.to_owned())
}

/// Returns the libraries among the files that Cargo compiled.
pub fn libraries<'a>(artifacts: impl IntoIterator<Item = &'a Artifact>) -> Libraries {
    artifacts.into_iter().flat_map(library_files).collect()
}

/// Returns an artifact's library or, for a macro crate, its shared libraries. The compiler
/// reads the macro crates of a library whenever the library is used.
fn library_files(artifact: &Artifact) -> Vec<(String, PathBuf)> {
    let name = artifact.target.name.replace('-', "_");
    // The rlib next to the metadata is the one that the other libraries were compiled
    // with. Elsewhere, there may be a copy of it without a hash in its name.
    let metadata = artifact
        .filenames
        .iter()
        .find(|file| file.extension() == Some("rmeta"));
    if let Some(metadata) = metadata {
        return vec![(name, metadata.with_extension("rlib").into())];
    }
    artifact
        .filenames
        .iter()
        .filter(|file| matches!(file.extension(), Some("so" | "dylib" | "dll")))
        .map(|file| (name.clone(), file.into()))
        .collect()
}

/// Returns the libraries of the given packages.
pub fn select_libraries(libraries: &Libraries, packages: &[String]) -> Libraries {
    let crate_names: BTreeSet<_> = packages.iter().map(|name| name.replace('-', "_")).collect();
    libraries
        .iter()
        .filter(|(name, _)| crate_names.contains(*name))
        .map(|(name, file)| (name.clone(), file.clone()))
        .collect()
}

/// Returns rustc's argument that makes a library available under a name.
pub fn extern_argument(name: &str, file: &Path) -> OsString {
    let mut argument = OsString::from(format!("--extern={name}="));
    argument.push(file);
    argument
}

/// Returns rustc's argument that names the folder of indirect dependencies.
pub fn dependency_dir_argument(dir: &Path) -> OsString {
    let mut argument = OsString::from("-Ldependency=");
    argument.push(dir);
    argument
}

/// Returns a message for the learner if an answer doesn't compile because it uses what
/// its task forbids.
pub fn explain_forbidden<'a>(
    errors: impl IntoIterator<Item = &'a Diagnostic>,
    forbidden: &[String],
) -> Option<String> {
    // The name isn't there or is private.
    const CODES: [&str; 10] = [
        "E0405", "E0412", "E0422", "E0423", "E0425", "E0432", "E0433", "E0463", "E0531", "E0603",
    ];
    let is_forbidden = |name: &str| {
        forbidden
            .iter()
            .any(|path| path.rsplit("::").next() == Some(name))
    };
    let (name, line) = find_quoted_name(errors, &CODES, is_forbidden)?;
    Some(format!(
        "`{name}` in line {line} isn't allowed in this exercise: the task is to do its job \
         yourself. If it's something of your own, give it another name."
    ))
}

/// Returns a message for the learner if an answer doesn't compile because it uses the
/// answer to another one of these exercises.
pub fn explain_other_answer<'a>(
    errors: impl IntoIterator<Item = &'a Diagnostic>,
    other_exercises: &[&str],
) -> Option<String> {
    // The path of an import, or another one, has a module that isn't there.
    const CODES: [&str; 2] = ["E0432", "E0433"];
    let is_other = |name: &str| other_exercises.contains(&name);
    let (name, line) = find_quoted_name(errors, &CODES, is_other)?;
    Some(format!(
        "`{name}` in line {line} is another exercise, and each answer is compiled alone: copy \
         what you need from there."
    ))
}

/// Returns the first name in the messages of errors with one of the codes that the
/// predicate accepts, and its line.
fn find_quoted_name<'a>(
    errors: impl IntoIterator<Item = &'a Diagnostic>,
    codes: &[&str],
    is_wanted: impl Fn(&str) -> bool,
) -> Option<(&'a str, usize)> {
    errors.into_iter().find_map(|error| {
        let code = error.code.as_ref()?.code.as_str();
        let quoted_paths = error.message.split('`').skip(1).step_by(2);
        let name = quoted_paths
            .flat_map(|path| path.split("::"))
            .find(|name| codes.contains(&code) && is_wanted(name))?;
        Some((name, primary_span(error)?.line_start))
    })
}
