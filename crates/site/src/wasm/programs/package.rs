//! The package that combines many programs into one, written into `target`.
//!
//! A program's `main` is private. So each program is copied into a module of the package,
//! with a public function `start` that calls `main`; other files of the program become
//! modules in it. The package's own `main` starts the program whose name is `argv[0]`.

use super::Program;
use crate::markdown::setup_commands::uses_crate;
use crate::wasm::{compile, patched_crates};
use anyhow::Result;
use othellier_project::files::{read, walk, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The function that is appended to each program. It accepts any return type of `main`.
const START: &str = "
/// Starts the program.
pub fn start() -> std::process::ExitCode {
    std::process::Termination::report(main())
}
";

/// A package of programs.
pub(super) struct Package<'a> {
    name: &'a str,
    repository: &'a Repository,
    /// The workspace of the package, whose dependencies are the patched crates.
    workspace: ScratchWorkspace,
    /// The texts of its source files by their paths in the workspace.
    sources: BTreeMap<PathBuf, String>,
    /// The `mod` declarations of its `main.rs`.
    modules: String,
    /// The match arms of its `main`.
    arms: String,
}

impl<'a> Package<'a> {
    /// Creates a package with this name of the given programs.
    ///
    /// # Errors
    ///
    /// Returns an error if a program can't be read, or the patched crates can't be written.
    pub(super) fn new(
        repository: &'a Repository,
        name: &'a str,
        programs: &BTreeSet<Program>,
    ) -> Result<Self> {
        let mut package = Package {
            name,
            repository,
            workspace: patched_crates::write(repository)?,
            sources: BTreeMap::new(),
            modules: String::new(),
            arms: String::new(),
        };
        for program in programs {
            package.add(program)?;
        }
        package.add_main_and_manifest();
        Ok(package)
    }

    /// Writes the package's workspace into a folder.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be written.
    pub(super) fn write(&self, folder: &Path) -> Result<()> {
        compile::remove_stale_sources(folder, |file| self.sources.contains_key(file))?;
        for (file, text) in &self.sources {
            write(&folder.join(file), text)?;
        }
        self.workspace.write(folder)
    }

    fn add(&mut self, program: &Program) -> Result<()> {
        let folder = self.workspace.crate_path(&program.package)?;
        let folder = self.repository.root().join(folder);
        let file = match &program.example {
            Some(example) => folder.join("examples").join(example),
            None => folder.join("src/main"),
        };
        let text = read(&file.with_extension("rs"))? + START;
        let name = program.name();
        let module = name.replace(['-', '/'], "_");
        if program.example.is_none() && text.lines().any(|line| line.starts_with("mod ")) {
            self.add_submodules(&module, &folder.join("src"))?;
        }
        self.sources
            .insert(self.source_path(format!("{module}.rs")), text);
        self.modules += &format!("mod {module};\n");
        self.arms += &format!("        {name:?} => {module}::start(),\n");
        Ok(())
    }

    /// Adds the other files of a program, whose crate root is the module `module` here.
    fn add_submodules(&mut self, module: &str, sources: &Path) -> Result<()> {
        for file in walk(sources)? {
            let text = read(&file)?.replace("crate::", &format!("crate::{module}::"));
            let path = Path::new(module).join(file.strip_prefix(sources)?);
            self.sources.insert(self.source_path(path), text);
        }
        Ok(())
    }

    /// Returns the path in the workspace of a source file of the package.
    fn source_path(&self, file: impl AsRef<Path>) -> PathBuf {
        Path::new(self.name).join("src").join(file)
    }

    fn add_main_and_manifest(&mut self) {
        let main = main_source(&self.modules, &self.arms);
        self.sources.insert(self.source_path("main.rs"), main);
        let mut manifest = Manifest::default();
        manifest.merge(json!({
            "package": { "name": self.name, "edition": "2024" },
            "dependencies": self.dependencies(),
        }));
        self.workspace.add(self.name, manifest);
    }

    /// Returns the crates that the programs use, as dependencies.
    fn dependencies(&self) -> Map<String, Value> {
        let is_used = |name: &str| self.sources.values().any(|text| uses_crate(text, name));
        let mut dependencies: Map<_, _> = self
            .workspace
            .dependencies()
            .filter(|name| is_used(name))
            .map(|name| (name.to_owned(), json!({ "workspace": true })))
            .collect();
        let std = patched_crates::std_dependency(self.repository);
        dependencies.insert("std".to_owned(), std);
        dependencies
    }
}

/// Returns the package's `main.rs`.
fn main_source(modules: &str, arms: &str) -> String {
    format!(
        "{modules}
fn main() -> std::process::ExitCode {{
    match &*std::env::args().next().unwrap_or_default() {{
{arms}        name => {{
            eprintln!(\"{{name}} isn't in this page: use a terminal\");
            std::process::ExitCode::from(127)
        }}
    }}
}}
{FCHMOD}"
    )
}

/// The linker argument that replaces `fchmod` by [`FCHMOD`].
pub(super) const WRAP_FCHMOD: &str = "link-arg=--wrap=fchmod";

/// A replacement of `fchmod` that does nothing: the target's C library doesn't support file
/// permissions, and a page has a single user.
const FCHMOD: &str = r#"
#[unsafe(no_mangle)]
extern "C" fn __wrap_fchmod(_file: i32, _mode: u32) -> i32 {
    0
}
"#;
