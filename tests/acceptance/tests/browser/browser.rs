//! A headless Chromium for the tests that look at pages as a reader does.

use std::future::Future;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use testing::skip;
use thirtyfour::LoggingPrefsLogLevel::All;
use thirtyfour::prelude::*;

/// `required` where a test that needs a browser may not be skipped.
pub const VARIABLE: &str = "OTHELLIER_BROWSER";

/// A browser that fetches nothing but what a test asks for. In a container
/// there is often neither a screen nor a user but root.
const FLAGS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Hands `test` a fresh browser with these flags, which ends with it, also
/// after a panic.
///
/// Where Chromium or its driver is missing the test is skipped and says so;
/// with `OTHELLIER_BROWSER=required` it fails.
pub fn with_browser<F>(flags: &[&str], test: impl FnOnce(WebDriver) -> F)
where
    F: Future<Output = WebDriverResult<()>>,
{
    let (Some(chromium), Some(driver)) = (chromium(), on_path("chromedriver"))
    else {
        return skip(VARIABLE, "no chromium and chromedriver here");
    };
    let driver = Driver::start(&driver);
    let profile = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(chromium.to_str().unwrap()).unwrap();
        for flag in FLAGS.iter().chain(flags) {
            wanted.add_arg(flag).unwrap();
        }
        let folder = format!("--user-data-dir={}", profile.path().display());
        wanted.add_arg(&folder).unwrap();
        wanted.set_browser_log_level(All).unwrap();
        let browser = WebDriver::new(&driver.address, wanted).await.unwrap();
        browser.run_and_quit(test).await.unwrap();
    });
}

/// What went wrong on the pages since this was last asked.
pub async fn errors(browser: &WebDriver) -> WebDriverResult<Vec<String>> {
    let log = browser.browser_log().await?;
    let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
    Ok(severe.map(|entry| entry.message).collect())
}

/// Asks the browser for what only its developer tools can do.
pub async fn cdp(
    browser: &WebDriver,
    command: &str,
    parameters: serde_json::Value,
) -> WebDriverResult<()> {
    browser.cdp().send_raw(command, parameters).await?;
    Ok(())
}

/// Whether there is a browser, and what drives it.
pub fn is_here() -> bool {
    chromium().is_some() && on_path("chromedriver").is_some()
}

fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    names.into_iter().find_map(on_path)
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&path).map(|dir| dir.join(program));
    files.find(|file| file.is_file())
}

/// A running chromedriver, ended with this value.
struct Driver {
    process: Child,
    // A driver whose output nobody holds open could not print.
    _output: BufReader<ChildStdout>,
    address: String,
}

impl Driver {
    fn start(program: &PathBuf) -> Self {
        let mut process = Command::new(program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let port = announced(&mut output);
        Self {
            process,
            _output: output,
            address: format!("http://127.0.0.1:{port}"),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port in what chromedriver prints once it is ready: "... was started
/// successfully on port 1234."
fn announced(output: &mut impl BufRead) -> u16 {
    let mut lines = output.lines().map(Result::unwrap);
    let line = lines.find(|line| line.contains("successfully on port"));
    let line = line.expect("chromedriver ended without a port");
    let word = line.rsplit(' ').next().unwrap();
    word.trim_end_matches('.').parse().unwrap()
}
