//! The package that holds many programs in one: it's written into `target`, and
//! only cargo and a curious reader look at it.
//!
//! A program's `main` is private, as it should be. So each program becomes a
//! module: a copy of its file, with one function more at the end, which calls
//! `main`. The package's own `main` picks a module by the name under which the
//! program was started.

use super::Program;
use crate::copies::{self, Copies};
use crate::wasm;
use anyhow::{Context, Result};
use othellier_project::files::{read, walk, write};
use othellier_project::repository::Repository;
use std::collections::BTreeSet;
use std::path::Path;
use toml::Table;

/// Calls a program's `main`, whatever that returns.
const START: &str = "
pub fn start() -> std::process::ExitCode {
    std::process::Termination::report(main())
}
";

/// The crates that search, and the rules they search with: these are compiled
/// for speed, all others for size. So a match takes a fifth of the time, and the
/// module has a hundredth more bytes.
const FAST: [&str; 10] = [
    "board",
    "connect-four",
    "directions",
    "end-of-game",
    "evaluation",
    "flipping",
    "legal-moves",
    "minimax",
    "tic-tac-toe",
    "whole-games",
];

/// The crate that asks for the features that the windows need. With the same
/// features, what both stand on is compiled once.
const FEATURES: &str = "workspace-hack";

/// The package of some programs.
pub(super) struct Package<'a> {
    /// Where it's written.
    pub(super) folder: &'a Path,
    /// The checkout with the programs.
    pub(super) repository: &'a Repository,
    /// The crates that a program can use, and where they are.
    copies: Copies,
    /// The crates that the programs do use.
    used: BTreeSet<String>,
}

impl<'a> Package<'a> {
    pub(super) fn new(repository: &'a Repository, folder: &'a Path, copies: Copies) -> Self {
        Self {
            folder,
            repository,
            copies,
            used: BTreeSet::new(),
        }
    }

    /// Writes the package of these programs, under this name.
    ///
    /// # Errors
    ///
    /// When a program can't be read, or the package can't be written.
    pub(super) fn write(mut self, name: &str, programs: &BTreeSet<Program>) -> Result<()> {
        for program in programs {
            self.write_program(program)?;
        }
        if self.copies.crates().contains_key(FEATURES) {
            self.used.insert(FEATURES.to_owned());
        }
        write(&self.folder.join("src/main.rs"), main(programs))?;
        write(&self.folder.join("Cargo.toml"), &self.manifest(name)?)?;
        // The same versions of others' crates as everywhere else.
        let lock = read(&self.repository.root().join("Cargo.lock"))?;
        write(&self.folder.join("Cargo.lock"), &lock)
    }

    fn write_program(&mut self, program: &Program) -> Result<()> {
        let home = self.copies.original(&program.package)?;
        let file = match &program.example {
            Some(example) => home.join("examples").join(example),
            None => home.join("src/main"),
        };
        let text = read(&file.with_extension("rs"))?;
        let module = module(program);
        self.write_module(&module, &module, &format!("{text}{START}"))?;
        match program.example.is_none() && text.contains("mod ") {
            true => self.write_modules(&module, &home.join("src")),
            false => Ok(()),
        }
    }

    /// Writes the modules that a stage binary may have beside it.
    fn write_modules(&mut self, module: &str, src: &Path) -> Result<()> {
        for file in walk(src)? {
            let path = file.strip_prefix(src)?.with_extension("");
            if path != Path::new("main") && path != Path::new("lib") {
                let inner = Path::new(module).join(path);
                let inner = inner.to_str().context("not a path in UTF-8")?;
                self.write_module(module, inner, &read(&file)?)?;
            }
        }
        Ok(())
    }

    /// Writes a file of the module of a program. What was the crate's own is
    /// now the module's, and a page has no folder for what is temporary.
    fn write_module(&mut self, module: &str, path: &str, text: &str) -> Result<()> {
        let text = copies::in_a_page(text.to_owned(), &copies::THREADS);
        for name in self.copies.crates().keys() {
            if mentions(&text, &name.replace('-', "_")) {
                self.used.insert(name.clone());
            }
        }
        let text = text
            .replace("crate::", &format!("crate::{module}::"))
            .replace("std::env::temp_dir()", "env::temp_dir()")
            .replace("env::temp_dir()", "std::path::PathBuf::from(\".\")");
        write(&self.folder.join(format!("src/{path}.rs")), &text)
    }

    fn manifest(&self, name: &str) -> Result<String> {
        let mut dependencies = Table::new();
        for name in &self.used {
            let mut dependency = self.copies.crates()[name].clone();
            if let Some(path) = dependency.get_mut("path") {
                let home = self.copies.place(name)?;
                let home = home.to_str().context("not a path in UTF-8")?;
                *path = home.into();
            }
            dependencies.insert(name.clone(), dependency);
        }
        let dependencies = ("dependencies".to_owned(), dependencies.into());
        let dependencies = Table::from_iter([dependencies]);
        Ok(format!(
            "{MANIFEST}name = \"{}\"\n{}\n{}\n{dependencies}",
            name.replace('-', "_"),
            wasm::profile(self.repository)?,
            fast()
        ))
    }
}

/// The part of the manifest about the crates that are compiled for speed.
pub(crate) fn fast() -> String {
    let part = |name| format!("[profile.web.package.{name}]\nopt-level = 3\n\n");
    FAST.map(part).concat()
}

/// A package that is a workspace of its own.
const MANIFEST: &str = r#"
[workspace]

[lints.rust]
unused_imports = "allow"

[package]
edition = "2024"
"#;

/// The name of a program's module.
fn module(program: &Program) -> String {
    program.name().replace(['-', '/'], "_")
}

/// Whether a text has paths into a crate.
fn mentions(text: &str, name: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let path = format!("{name}::");
    let mut found = text.match_indices(&path);
    found.any(|(at, _)| !text[..at].ends_with(is_part))
}

/// The text of the package's own `main.rs`.
fn main(programs: &BTreeSet<Program>) -> String {
    let modules = programs.iter().map(|it| format!("mod {};\n", module(it)));
    let arms = programs
        .iter()
        .map(|it| format!("        {:?} => {}::start(),\n", it.name(), module(it)));
    format!(
        "{}\nfn main() -> std::process::ExitCode {{\n    \
         match &*std::env::args().next().unwrap_or_default() {{\n\
         {}        name => {{\n            \
         eprintln!(\"{{name}} isn't in this page: use a terminal\");\n            \
         std::process::ExitCode::from(127)\n        }}\n    }}\n}}\n",
        modules.collect::<String>(),
        arms.collect::<String>(),
    ) + CHMOD
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

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::fs;

    /// A checkout with one stage binary, its module, and an example.
    fn checkout(home: &Path) -> Repository {
        let file = |path: &str, text: &str| write(&home.join(path), text);
        let dependencies = "[workspace.dependencies]\n\
                            board = { path = \"chapters/01-board\" }\n\
                            lexopt = \"0.3\"\nserde = \"1.0\"\n\
                            [profile.web]\ninherits = \"release\"\n";
        file("book/book.toml", "").unwrap();
        file("Cargo.toml", dependencies).unwrap();
        file("Cargo.lock", "version = 4\n").unwrap();
        let chapter = "chapters/01-board";
        let main = "mod play;\nuse lexopt::Parser;\nfn main() {}\n";
        file(&format!("{chapter}/src/main.rs"), main).unwrap();
        let play = "use crate::Failure;\n";
        file(&format!("{chapter}/src/play.rs"), play).unwrap();
        file(&format!("{chapter}/src/lib.rs"), "pub struct Board;\n").unwrap();
        let row = "fn main() { dashboard::start(); }\n";
        file(&format!("{chapter}/examples/row.rs"), row).unwrap();
        Repository::around(home).unwrap()
    }

    fn program(example: Option<&str>) -> Program {
        Program {
            package: "board".to_owned(),
            example: example.map(str::to_owned),
        }
    }

    #[test]
    fn each_program_is_a_module_with_a_function_that_starts_it() {
        let home = tempfile::tempdir().unwrap();
        let repository = checkout(home.path());
        let folder = home.path().join("target");
        let programs = [program(None), program(Some("row"))].into();
        let copies = Copies::new(&repository, &home.path().join("copies"));
        let package = Package::new(&repository, &folder, copies.unwrap());
        package.write("programs-all", &programs).unwrap();
        let text = |path: &str| fs::read_to_string(folder.join(path)).unwrap();
        assert!(text("src/board.rs").ends_with(START));
        assert_eq!(text("src/board/play.rs"), "use crate::board::Failure;\n");
        assert!(!folder.join("src/board/lib.rs").exists());
        let arm = "\"board/row\" => board_row::start(),";
        assert!(text("src/main.rs").contains(arm));
        let manifest: Table = text("Cargo.toml").parse().unwrap();
        assert_eq!(manifest["package"]["name"].as_str(), Some("programs_all"));
        let used = manifest["dependencies"].as_table().unwrap();
        assert_eq!(used.keys().collect::<Vec<_>>(), ["lexopt"]);
    }
}
