//! The code of the live boards: the crate `live` and the chapters below it,
//! compiled to WebAssembly.
//!
//! Each part is a script among the files of a site, so that a page can load it
//! even if it's opened as a file. Without it, every board is a still figure.

use anyhow::{Context, Result, ensure};
use othellier_project::cargo::Cargo;
use othellier_project::files::fingerprint;
use othellier_project::parallel;
use othellier_project::repository::Repository;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

const TARGET: &str = "wasm32-unknown-unknown";

/// Any other flags were meant for the companion.
const FLAGS: [&str; 3] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_RUSTFLAGS",
];

/// How long the first page waits for code that may be compiled already.
const PATIENCE: Duration = Duration::from_secs(1);

/// The names of the files with the code, by the parts of [`live`].
pub type ScriptNames = BTreeMap<&'static str, String>;

/// The code of the live boards, part by part.
#[derive(Clone, Debug)]
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
            fs::write(&file, script)
                .with_context(|| format!("can't write {}", file.display()))?;
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
    /// Makes a script of a WebAssembly module. Its bytes are written in
    /// hexadecimal: a server's gzip sees through that, and not through base64.
    fn new(part: &str, module: &[u8]) -> Self {
        let mut script = format!("othellierBoards(\"{part}\", \"");
        for byte in module {
            // Writing to a string never fails.
            let _ = write!(script, "{byte:02x}");
        }
        script.push_str("\");\n");
        Self {
            file: format!("{part}-{}.js", fingerprint([module])),
            script,
        }
    }
}

/// Compiles the code of the boards, if the checkout has any. If that fails, it
/// says so in one line.
pub fn compile_or_note(repository: &Repository) -> Option<Code> {
    compile(repository).unwrap_or_else(|error| {
        eprintln!("note: the boards on the pages won't move: {error:#}");
        None
    })
}

/// The code of the boards while it is compiled in the background.
pub(crate) struct BackgroundBuild {
    code: Arc<OnceLock<Code>>,
    late: Option<Receiver<()>>,
}

impl BackgroundBuild {
    /// Begins to compile. Code that was compiled before is there when this
    /// returns. Otherwise the pages don't wait for it.
    pub(crate) fn start(repository: &Repository) -> Self {
        let code = Arc::new(OnceLock::new());
        let (done, wait) = channel();
        let (repository, place) = (repository.clone(), Arc::clone(&code));
        thread::spawn(move || {
            if let Some(compiled) = compile_or_note(&repository) {
                place.get_or_init(|| compiled);
                // The server may have ended.
                let _ = done.send(());
            }
        });
        let is_late = wait.recv_timeout(PATIENCE).is_err();
        let late = is_late.then_some(wait);
        Self { code, late }
    }

    /// The code, if it is there.
    pub(crate) fn code(&self) -> Option<&Code> {
        self.code.get()
    }

    /// Calls `then` when the code comes later.
    pub(crate) fn when_late(&mut self, then: impl FnOnce() + Send + 'static) {
        if let Some(wait) = self.late.take() {
            thread::spawn(move || wait.recv().map(|()| then()));
        }
    }
}

fn compile(repository: &Repository) -> Result<Option<Code>> {
    let root = repository.root();
    if !repository.book().join("live/Cargo.toml").is_file() {
        return Ok(None);
    }
    ensure_target(root)?;
    let scripts = parallel::map(&live::PARTS, parallel::cores(), |part| {
        Ok((*part, compile_part(root, part)?))
    });
    Ok(Some(Code(scripts.into_iter().collect::<Result<_>>()?)))
}

/// Each part in a folder of its own. All of them are called `live.wasm`, so in
/// one folder the next part would take the place of the last one, and Cargo
/// would compile every part again each time.
fn compile_part(root: &Path, part: &str) -> Result<Script> {
    let home = root.join("target/web").join(part);
    let status = cargo(root, &home, part).status();
    let status = status.context("can't start cargo")?;
    ensure!(status.success(), "their code doesn't compile");
    let module = home.join(TARGET).join("web/live.wasm");
    let bytes = fs::read(&module)
        .with_context(|| format!("can't read {}", module.display()))?;
    Ok(Script::new(part, &bytes))
}

/// Another cargo, in its own folder: it doesn't wait for the one that runs this
/// program, and doesn't undo its work.
fn cargo(root: &Path, home: &Path, part: &str) -> Command {
    let mut command = Cargo::new(root, "rustc")
        .args(["--quiet", "--package", "live", "--lib"])
        .args(["--no-default-features", "--features", part])
        .args(["--crate-type", "cdylib", "--profile", "web"])
        .args(["--target", TARGET, "--target-dir"])
        .args([home])
        .into_command();
    for flags in FLAGS {
        command.env_remove(flags);
    }
    command
}

/// Adds the target to the toolchain if it's missing, as wasm-pack and trunk do.
fn ensure_target(root: &Path) -> Result<()> {
    if has_target(root) {
        return Ok(());
    }
    eprintln!("Adding Rust's target {TARGET}, for the boards on the pages...");
    let mut rustup = Command::new("rustup");
    rustup.current_dir(root).args(["target", "add", TARGET]);
    let added = rustup.stdout(Stdio::null()).status();
    ensure!(
        added.is_ok_and(|status| status.success()) && has_target(root),
        "Rust's target {TARGET} isn't installed; `rustup target add {TARGET}` \
         adds it"
    );
    Ok(())
}

/// Whether the compiler has a library for the target.
fn has_target(root: &Path) -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut command = Command::new(rustc);
    command.current_dir(root);
    command.args(["--print", "target-libdir", "--target", TARGET]);
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
        let code = Script::new("othello", b"\0asm");
        let script = "othellierBoards(\"othello\", \"0061736d\");\n";
        assert_eq!(code.script, script);
        assert_ne!(code.file, Script::new("othello", b"\0asn").file);
        assert_eq!(code, Script::new("othello", b"\0asm"));
    }
}
