//! The Rust toolchain, and the parts of the system that it needs.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, ensure};

/// The Rust toolchain of this machine.
#[derive(Debug, Clone)]
pub struct Toolchain {
    sysroot: PathBuf,
    /// The output of `rustc -vV`.
    pub version: String,
}

impl Toolchain {
    /// Returns the toolchain of the `rustc` in the search path.
    ///
    /// # Errors
    ///
    /// Returns an error if `rustc` doesn't run.
    pub fn find() -> anyhow::Result<Toolchain> {
        let sysroot = rustc_output(&["--print", "sysroot"])?;
        Ok(Toolchain {
            sysroot: sysroot.trim().into(),
            version: rustc_output(&["-vV"])?,
        })
    }

    /// Returns the path of a program of the toolchain.
    pub fn program(&self, name: &str) -> PathBuf {
        self.sysroot.join("bin").join(name)
    }

    /// Returns the folders that a compiler reads besides the system's libraries: those of the
    /// toolchain and the linker.
    pub fn mounts(&self) -> Vec<PathBuf> {
        let mut mounts = existing_paths(&["/usr/bin", "/bin", "/usr/libexec", "/etc/alternatives"]);
        mounts.push(self.sysroot.clone());
        mounts
    }
}

/// Returns the folders of the system's libraries, which every program needs.
pub fn system_library_dirs() -> Vec<PathBuf> {
    existing_paths(&[
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

fn existing_paths(paths: &[&str]) -> Vec<PathBuf> {
    paths
        .iter()
        .map(PathBuf::from)
        .filter(|path| path.exists())
        .collect()
}

fn rustc_output(arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("rustc")
        .args(arguments)
        .output()
        .context("can't start rustc")?;
    ensure!(
        output.status.success(),
        "rustc doesn't answer {arguments:?}"
    );
    Ok(String::from_utf8(output.stdout)?)
}
