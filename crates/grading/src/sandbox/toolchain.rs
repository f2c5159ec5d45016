//! What compiling needs from the machine.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

/// The Rust toolchain of this program.
#[derive(Debug, Clone)]
pub struct Toolchain {
    root: PathBuf,
    /// What `rustc` says about itself.
    pub version: String,
}

impl Toolchain {
    /// The toolchain that this machine uses. Fails when `rustc` doesn't start.
    pub fn find() -> anyhow::Result<Toolchain> {
        let root = rustc(&["--print", "sysroot"])?;
        Ok(Toolchain {
            root: root.trim().into(),
            version: rustc(&["-vV"])?,
        })
    }

    /// A program of the toolchain.
    pub fn program(&self, name: &str) -> PathBuf {
        self.root.join("bin").join(name)
    }

    /// What a compiler sees of the machine besides the system's libraries: the
    /// toolchain and the linker.
    pub fn mounts(&self) -> Vec<PathBuf> {
        let mut mounts = present(&["/usr/bin", "/bin", "/usr/libexec", "/etc/alternatives"]);
        mounts.push(self.root.clone());
        mounts
    }
}

/// The libraries of the system, which every program needs.
pub fn system_folders() -> Vec<PathBuf> {
    present(&[
        "/usr/lib",
        "/usr/lib32",
        "/usr/lib64",
        "/lib",
        "/lib32",
        "/lib64",
        "/nix/store",
        "/etc/ld.so.cache",
    ])
}

fn present(paths: &[&str]) -> Vec<PathBuf> {
    let present = paths.iter().filter(|path| Path::new(path).exists());
    present.map(PathBuf::from).collect()
}

fn rustc(arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("rustc").args(arguments).output();
    let output = output.context("can't start rustc")?;
    ensure!(
        output.status.success(),
        "rustc doesn't answer {arguments:?}"
    );
    Ok(String::from_utf8(output.stdout)?)
}
