//! A browser on this machine that prints pages and takes pictures of them.

use anyhow::{Context, Result, ensure};
use othellier_project::files::write;
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
const FLAGS: [&str; 5] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--hide-scrollbars",
];

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
        let on_path = std::env::split_paths(&path).flat_map(|folder| {
            NAMES.map(|name| {
                folder
                    .join(name)
                    .with_extension(std::env::consts::EXE_EXTENSION)
            })
        });
        let mut files = on_path.chain(PLACES.map(PathBuf::from));
        files.find(|file| file.is_file()).map(Self)
    }

    /// Prints the page in the file `page` into the file `pdf`: with its
    /// outline and all that a screen reader needs, or as a draft in a third of
    /// the time.
    ///
    /// # Errors
    ///
    /// When the browser can't be started, or prints nothing.
    pub(crate) fn print(&self, page: &Path, pdf: &Path, quality: Quality) -> Result<()> {
        let into = format!("--print-to-pdf={}", pdf.display());
        let quality = match quality {
            Quality::Draft => "--disable-pdf-tagging",
            Quality::Book => "--generate-pdf-document-outline",
        };
        self.run(page, &[&into, "--no-pdf-header-footer", quality])?;
        ensure!(pdf.is_file(), "{} printed nothing", self.0.display());
        Ok(())
    }

    /// Takes a picture of the page `html`, as large as other programs show one,
    /// into the file `png`.
    ///
    /// # Errors
    ///
    /// When the browser can't be started, or takes none.
    pub(crate) fn photograph(&self, html: &str, png: &Path) -> Result<()> {
        let work = tempfile::tempdir()?;
        let page = work.path().join("page.html");
        write(&page, html)?;
        let into = format!("--screenshot={}", png.display());
        self.run(&page, &[&into, "--window-size=1200,630"])?;
        ensure!(png.is_file(), "{} took no picture", self.0.display());
        Ok(())
    }

    fn run(&self, page: &Path, flags: &[&str]) -> Result<()> {
        let profile = tempfile::tempdir()?;
        let status = Command::new(&self.0)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .args(flags)
            .arg(format!("file://{}", page.display()))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .with_context(|| format!("{} can't start", self.0.display()))?;
        ensure!(status.success(), "{} failed: {status}", self.0.display());
        Ok(())
    }
}
