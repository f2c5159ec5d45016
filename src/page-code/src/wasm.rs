//! What pages run: the live boards, which are the crate `live` and the chapters
//! below it, the [programs] of the commands, the [windows] and the functions that
//! [step](stepping), compiled to WebAssembly.
//!
//! Each part is a script among the files of a site, so that a page can load it
//! even if it's opened as a file. Without it, every board is a still figure, and
//! every transcript and listing is only text.

use crate::{programs, steps, windows};
use anyhow::{Context, Result, ensure};
use othellier_project::cargo::Cargo;
use othellier_project::files::{fingerprint, read, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::workspace;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use toml::{Table, Value};

const TARGET: &str = "wasm32-unknown-unknown";

/// The profile with which cargo compiles for pages.
const PROFILE: &str = "web";

/// The arguments with which it does.
pub(crate) const ARGUMENTS: [&str; 3] = ["--quiet", "--profile", PROFILE];

/// Any other flags were meant for the companion.
const FLAGS: [&str; 3] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_RUSTFLAGS",
];

/// How long the first page waits for code that may be compiled already.
const PATIENCE: Duration = Duration::from_secs(1);

/// The names of the files with the code, by the parts of [`live`],
/// [`PROGRAMS`], [`SEARCHES`], [`LEARNED`], [`WINDOWS`] and [`TRACED`].
pub type ScriptNames = BTreeMap<&'static str, String>;

/// The part of the code that has the programs.
pub const PROGRAMS: &str = "programs";

/// The part of the code that has the programs of chapters 16 to 19.
pub const SEARCHES: &str = "programs-search";

/// The part of the code that has the programs with what the book has learned.
pub const LEARNED: &str = "programs-learned";

/// The part of the code that has the windows.
pub const WINDOWS: &str = "windows";

/// The part of the code that has the functions that step.
pub const TRACED: &str = "steps";

/// The code of the pages, part by part.
#[derive(Clone, Debug, Default)]
pub struct Code(BTreeMap<&'static str, Script>);

impl Code {
    /// The names of its files, which change with the code, so that no browser
    /// uses an old one.
    pub fn script_names(&self) -> ScriptNames {
        let parts = self.0.iter();
        parts.map(|(part, it)| (*part, it.file.clone())).collect()
    }

    /// Writes it into a site, beside the script that loads it.
    ///
    /// # Errors
    ///
    /// When the site can't be written.
    pub fn write(&self, site: &Path) -> Result<()> {
        for Script { file, script } in self.0.values() {
            let file = site.join("theme").join(file);
            fs::write(&file, script).with_context(|| format!("can't write {}", file.display()))?;
        }
        Ok(())
    }
}

/// A part of the code.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Script {
    file: String,
    script: String,
}

impl Script {
    /// Makes a script of what comes first and a WebAssembly module. A character
    /// stands for each byte of it, and an alphabet says for which: a server's
    /// gzip sees through that, and not through base64.
    fn new(part: &str, first: &str, module: &[u8]) -> Self {
        let alphabet = alphabet(module);
        let text = module.iter().map(|byte| alphabet[usize::from(*byte)]);
        let text: String = text.collect();
        let alphabet = String::from_iter(alphabet);
        let script = format!("{first}othellierCode(\"{part}\", \"{alphabet}\", \"{text}\");\n");
        let hash = fingerprint([script.as_bytes()]);
        let file = format!("{part}-{hash}.js");
        Self { file, script }
    }
}

/// The characters that stand for the bytes, from 0 to 255. Those of ASCII, which
/// are shorter, stand for the most frequent ones.
fn alphabet(module: &[u8]) -> [char; 256] {
    let mut counts = [0; 256];
    for byte in module {
        counts[usize::from(*byte)] += 1;
    }
    let mut bytes: Vec<_> = (0..256).collect();
    bytes.sort_by_key(|&byte| Reverse(counts[byte]));
    let is_free = |it: &char| !['"', '\\'].contains(it);
    let characters = (' '..='~').filter(is_free).chain('\u{100}'..);
    let mut alphabet = [' '; 256];
    for (byte, character) in bytes.into_iter().zip(characters) {
        alphabet[byte] = character;
    }
    alphabet
}

/// Compiles all code of the pages. If something fails, it says so in one line,
/// and the code comes without it.
pub fn compile_or_note(repository: &Repository) -> Code {
    let mut code = Code::default();
    for step in steps() {
        code.0.extend(step(repository));
    }
    code
}

type Scripts = BTreeMap<&'static str, Script>;

/// Compiles something, and says so if that fails.
type Step = Box<dyn Fn(&Repository) -> Scripts>;

/// The boards can be seen, so they come first.
fn steps() -> Vec<Step> {
    let mut steps: Vec<Step> = vec![Box::new(boards_or_note)];
    for part in &PARTS {
        steps.push(Box::new(|repository| part.or_note(repository)));
    }
    steps
}

fn boards_or_note(repository: &Repository) -> Scripts {
    boards(repository).unwrap_or_else(|error| {
        eprintln!("note: the boards on the pages won't move: {error:#}");
        BTreeMap::new()
    })
}

/// A part of the code that isn't a board.
struct Part {
    name: &'static str,
    /// What the pages can't do without it.
    missing: &'static str,
    /// The module, unless the tools for it aren't there.
    module: fn(&Repository) -> Result<Option<Vec<u8>>>,
    /// The scripts that come with it.
    kit: fn(&Repository) -> Result<String>,
}

static PARTS: [Part; 5] = [
    Part {
        name: PROGRAMS,
        missing: "the commands on the pages won't run",
        module: |it| programs::compile(it, PROGRAMS),
        kit: programs::kit,
    },
    Part {
        name: SEARCHES,
        missing: "the commands of chapters 16 to 19 won't run",
        module: |it| programs::compile(it, SEARCHES),
        kit: programs::kit,
    },
    Part {
        name: LEARNED,
        missing: "the commands of chapters 20 and 21 won't run",
        module: |it| programs::compile(it, LEARNED),
        kit: programs::kit,
    },
    Part {
        name: WINDOWS,
        missing: "the windows on the pages won't open",
        module: windows::compile,
        kit: windows::kit,
    },
    Part {
        name: TRACED,
        missing: "the listings on the pages won't step",
        module: steps::compile,
        kit: steps::view,
    },
];

impl Part {
    fn or_note(&self, repository: &Repository) -> Scripts {
        let script = self.script(repository).unwrap_or_else(|error| {
            eprintln!("note: {}: {error:#}", self.missing);
            None
        });
        script.into_iter().map(|it| (self.name, it)).collect()
    }

    fn script(&self, repository: &Repository) -> Result<Option<Script>> {
        let Some(module) = (self.module)(repository)? else {
            return Ok(None);
        };
        let kit = (self.kit)(repository)?;
        Ok(Some(Script::new(self.name, &kit, &module)))
    }
}

/// The code of the pages while it is compiled in the background.
pub struct BackgroundBuild {
    code: Arc<Mutex<Code>>,
    late: Option<Receiver<()>>,
}

impl BackgroundBuild {
    /// Begins to compile. Code that was compiled before is there when this
    /// returns. Otherwise the pages don't wait for it.
    pub fn start(repository: &Repository) -> Self {
        let code = Arc::<Mutex<Code>>::default();
        let (done, wait) = channel();
        let (repository, place) = (repository.clone(), Arc::clone(&code));
        thread::spawn(move || {
            for step in steps() {
                let scripts = step(&repository);
                lock(&place).0.extend(scripts);
                // The server may have ended.
                let _ = done.send(());
            }
        });
        let end = Instant::now() + PATIENCE;
        let is_late = steps().iter().any(|_| {
            let rest = end.saturating_duration_since(Instant::now());
            wait.recv_timeout(rest).is_err()
        });
        let late = is_late.then_some(wait);
        Self { code, late }
    }

    /// The code that is there.
    pub fn code(&self) -> Code {
        lock(&self.code).clone()
    }

    /// Calls `then` whenever more code has come later.
    pub fn when_late(&mut self, then: impl Fn() + Send + 'static) {
        if let Some(wait) = self.late.take() {
            thread::spawn(move || wait.iter().for_each(|()| then()));
        }
    }
}

fn lock(code: &Mutex<Code>) -> MutexGuard<'_, Code> {
    code.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Compiles all parts of the boards with one call of cargo, which compiles what
/// they depend on once. Cargo gives a crate one set of features at a time, so
/// each part is a package of its own, made from the same files.
fn boards(repository: &Repository) -> Result<Scripts> {
    let live = repository.book().join("page/boards");
    if !live.join("Cargo.toml").is_file() {
        return Ok(BTreeMap::new());
    }
    ensure_target(repository.root(), TARGET, "boards")?;
    let folder = home(repository).join("boards");
    let names = page_boards::PARTS.map(package_of);
    let members = names.iter().map(String::as_str);
    workspace::lay_out(repository.root(), &folder, members)?;
    for part in page_boards::PARTS {
        write_part(&live, &folder, part)?;
    }
    let cargo = Cargo::new(&folder, "build").args(ARGUMENTS);
    let cargo = cargo.args(["--workspace"]);
    compile(repository, cargo, TARGET)?;
    let script = |part| {
        let module = module(repository, TARGET, &package_of(part))?;
        Ok((part, Script::new(part, "", &module)))
    };
    page_boards::PARTS.into_iter().map(script).collect()
}

/// The package of a part. There may be a chapter with the part's own name.
fn package_of(part: &str) -> String {
    format!("live-{part}")
}

fn write_part(live: &Path, workspace: &Path, part: &str) -> Result<()> {
    let mut manifest = Manifest::read(live)?;
    manifest.rename_package(&package_of(part));
    manifest.remove_tests();
    manifest.set_sources(&live.join("src/lib.rs"), None);
    manifest.set_crate_type("cdylib");
    manifest.set_default_feature(part);
    let file = workspace.join(package_of(part)).join("Cargo.toml");
    write(&file, manifest.to_string())
}

/// The profile with which it's compiled, as the workspace's manifest has it. What
/// that says of single packages is for the boards.
///
/// # Errors
///
/// When that can't be read, or hasn't got it.
pub(crate) fn profile(repository: &Repository) -> Result<String> {
    let manifest: Table = read(&repository.root().join("Cargo.toml"))?.parse()?;
    let web = manifest.get("profile").and_then(|it| it.get(PROFILE));
    let web = web.and_then(Value::as_table);
    let mut web = web
        .context("the workspace has no profile for pages")?
        .clone();
    web.remove("package");
    let web = Table::from_iter([(PROFILE.to_owned(), web.into())]);
    let profile = ("profile".to_owned(), web.into());
    Ok(Table::from_iter([profile]).to_string())
}

/// Where everything is compiled. What several of its packages need is compiled
/// for all of them, if they ask for the same features.
pub(crate) fn home(repository: &Repository) -> PathBuf {
    repository.root().join("target/web")
}

/// Calls cargo for a target.
///
/// It's another cargo, in a folder of its own: it doesn't wait for the one that
/// runs this program, and doesn't undo its work.
pub(crate) fn compile(repository: &Repository, cargo: Cargo, target: &str) -> Result<()> {
    let mut command = cargo.into_command();
    command.env("CARGO_BUILD_TARGET", target);
    command.env("CARGO_TARGET_DIR", home(repository));
    for flags in FLAGS {
        command.env_remove(flags);
    }
    let status = command.status().context("can't start cargo")?;
    ensure!(status.success(), "their code doesn't compile");
    Ok(())
}

/// What cargo has compiled for a target from the package of this name.
pub(crate) fn module(repository: &Repository, target: &str, package: &str) -> Result<Vec<u8>> {
    let name = package.replace('-', "_");
    let folder = home(repository).join(target).join(PROFILE);
    let file = folder.join(name).with_extension("wasm");
    fs::read(&file).with_context(|| format!("can't read {}", file.display()))
}

/// Adds the target to the toolchain if it's missing, as wasm-pack and trunk do.
pub(crate) fn ensure_target(root: &Path, target: &str, what: &str) -> Result<()> {
    if has_target(root, target) {
        return Ok(());
    }
    eprintln!("Adding Rust's target {target}, for the {what} on the pages...");
    let mut rustup = Command::new("rustup");
    rustup.current_dir(root).args(["target", "add", target]);
    let added = rustup.stdout(Stdio::null()).status();
    ensure!(
        added.is_ok_and(|status| status.success()) && has_target(root, target),
        "Rust's target {target} isn't installed; `rustup target add {target}` \
         adds it"
    );
    Ok(())
}

/// Whether the compiler has a library for the target.
fn has_target(root: &Path, target: &str) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut command = Command::new(rustc);
    command.current_dir(root);
    command.args(["--print", "target-libdir", "--target", target]);
    command.stderr(Stdio::null());
    let Ok(output) = command.output() else {
        return false;
    };
    let folder = String::from_utf8_lossy(&output.stdout);
    output.status.success() && Path::new(folder.trim()).is_dir()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::{assert_eq, assert_ne};

    #[test]
    fn the_script_holds_the_module_and_its_name_changes_with_it() {
        let code = Script::new("othello", "", b"\0asm");
        let parts: Vec<_> = code.script.split('"').collect();
        assert_eq!(parts[..2], ["othellierCode(", "othello"]);
        let alphabet: Vec<_> = parts[3].chars().collect();
        let byte = |it| alphabet.iter().position(|other| *other == it);
        let module: Vec<_> = parts[5].chars().filter_map(byte).collect();
        assert_eq!(module, [0, 97, 115, 109]);
        assert!(parts[5].is_ascii());
        assert_ne!(code.file, Script::new("othello", "", b"\0asn").file);
        assert_eq!(code, Script::new("othello", "", b"\0asm"));
    }
}
