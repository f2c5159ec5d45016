//! The package that holds many programs in one: it's written into `target`, and
//! only cargo and a curious reader look at it.
//!
//! A program's `main` is private, as it should be. So each program is a copy of
//! its file, with one function more at the end, which calls `main`. The copy is a
//! module, and the files of a program with several are modules in it. The package's
//! own `main` picks a program by the name under which it was started.

use super::Program;
use crate::page_code::{page_crates, wasm};
use crate::pages::setup::uses;
use anyhow::Result;
use othellier_project::files::{read, walk, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Calls a program's `main`, whatever that returns.
const START: &str = "
/// Starts the program.
pub fn start() -> std::process::ExitCode {
    std::process::Termination::report(main())
}
";

/// The package of some programs.
pub(super) struct Package<'a> {
    name: &'a str,
    repository: &'a Repository,
    /// Where the book's crates are found.
    workspace: ScratchWorkspace,
    sources: BTreeMap<PathBuf, String>,
    /// What the package's `main` names.
    modules: String,
    arms: String,
}

impl<'a> Package<'a> {
    /// The package of these programs, under this name. Fails when a program can't
    /// be read, or the book's crates can't be written.
    pub(super) fn of(
        repository: &'a Repository,
        name: &'a str,
        programs: &BTreeSet<Program>,
    ) -> Result<Self> {
        let mut package = Package {
            name,
            repository,
            workspace: page_crates::write(repository)?,
            sources: BTreeMap::new(),
            modules: String::new(),
            arms: String::new(),
        };
        for program in programs {
            package.add(program)?;
        }
        package.finish();
        Ok(package)
    }

    /// Writes its workspace. Fails when that can't be done.
    pub(super) fn write(&self, folder: &Path) -> Result<()> {
        wasm::remove_stale(folder, |file| self.sources.contains_key(file))?;
        for (file, text) in &self.sources {
            write(&folder.join(file), text)?;
        }
        self.workspace.write(folder)
    }

    fn add(&mut self, program: &Program) -> Result<()> {
        let folder = self.workspace.folder_of(&program.package)?;
        let folder = self.repository.root().join(folder);
        let file = match &program.example {
            Some(example) => folder.join("examples").join(example),
            None => folder.join("src/main"),
        };
        let text = read(&file.with_extension("rs"))? + START;
        let name = program.name();
        let module = name.replace(['-', '/'], "_");
        if program.example.is_none() && text.lines().any(|line| line.starts_with("mod ")) {
            self.add_modules(&module, &folder.join("src"))?;
        }
        self.sources
            .insert(self.source(format!("{module}.rs")), text);
        // Infallible: it's written into a string.
        let _ = writeln!(self.modules, "mod {module};");
        let _ = writeln!(self.arms, "        {name:?} => {module}::start(),");
        Ok(())
    }

    /// Adds what is beside a program's `main`. Its crate is a module here.
    fn add_modules(&mut self, module: &str, sources: &Path) -> Result<()> {
        for file in walk(sources)? {
            let text = read(&file)?.replace("crate::", &format!("crate::{module}::"));
            let inner = Path::new(module).join(file.strip_prefix(sources)?);
            self.sources.insert(self.source(inner), text);
        }
        Ok(())
    }

    /// Where a file is in the package.
    fn source(&self, file: impl AsRef<Path>) -> PathBuf {
        Path::new(self.name).join("src").join(file)
    }

    /// Adds the package's own `main`, and its manifest.
    fn finish(&mut self) {
        let main = main(&self.modules, &self.arms);
        self.sources.insert(self.source("main.rs"), main);
        let mut manifest = Manifest::default();
        manifest.merge(json!({
            "package": { "name": self.name, "edition": "2024" },
            "dependencies": self.dependencies(),
        }));
        self.workspace.add(self.name, manifest);
    }

    /// The crates that the programs use.
    fn dependencies(&self) -> Map<String, Value> {
        let all = self.workspace.dependencies();
        let used = all.filter(|name| self.sources.values().any(|text| uses(text, name)));
        let inherited = |name: &str| (name.to_owned(), json!({ "workspace": true }));
        let std = ("std".to_owned(), page_crates::std(self.repository));
        used.map(inherited).chain([std]).collect()
    }
}

/// The text of the package's own `main.rs`.
fn main(modules: &str, arms: &str) -> String {
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
{CHMOD}"
    )
}

/// The linker's argument that has it take [`CHMOD`].
pub(super) const WRAP: &str = "link-arg=--wrap=fchmod";

/// The target's C library can't change who may do what with a file. A page has
/// one reader, who may do anything, so it has nothing to do.
const CHMOD: &str = r#"
#[unsafe(no_mangle)]
extern "C" fn __wrap_fchmod(_file: i32, _mode: u32) -> i32 {
    0
}
"#;
