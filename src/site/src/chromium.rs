//! A browser on this machine that prints pages.

use anyhow::{Context, Result, ensure};
use std::env::consts::EXE_EXTENSION;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The names of the program, and its places on systems without a search path.
const NAMES: [&str; 7] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "chrome",
    "msedge",
];
const PLACES: [&str; 5] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// A browser that takes commands. It only ever sees pages that we made, so it
/// does no harm that it can't sandbox them in a container.
const FLAGS: [&str; 5] =
    ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer"];

/// What something is printed for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Quality {
    /// To count its pages.
    Draft,
    /// To read it.
    Book,
}

/// A browser on this machine.
#[derive(Clone, Debug)]
pub(crate) struct Chromium(PathBuf);

impl Chromium {
    /// The first one we find.
    pub(crate) fn find() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let programs = NAMES.map(|name| Path::new(name).with_extension(EXE_EXTENSION));
        let on_path = std::env::split_paths(&path)
            .flat_map(|folder| programs.each_ref().map(|program| folder.join(program)));
        let mut files = on_path.chain(PLACES.map(PathBuf::from));
        files.find(|file| file.is_file()).map(Self)
    }

    /// Prints the page in the file `page` into the file `pdf`: with its outline and
    /// all that a screen reader needs, or as a draft in a third of the time. Fails
    /// when the browser can't be started, or prints nothing.
    pub(crate) fn print(&self, page: &Path, pdf: &Path, quality: Quality) -> Result<()> {
        let name = self.0.display();
        let profile = tempfile::tempdir()?;
        let status = Command::new(&self.0)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("--print-to-pdf={}", pdf.display()))
            .arg(match quality {
                Quality::Draft => "--disable-pdf-tagging",
                Quality::Book => "--generate-pdf-document-outline",
            })
            .arg(format!("file://{}", page.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .with_context(|| format!("{name} can't start"))?;
        ensure!(status.success(), "{name} failed: {status}");
        ensure!(pdf.is_file(), "{name} printed nothing");
        Ok(())
    }
}
