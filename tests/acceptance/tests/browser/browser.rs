//! A headless Chromium for the tests that look at pages as a reader does.

use serde_json::{Value, json};
use std::future::{Future, pending};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, LazyLock, Mutex};
use std::time::{Duration, Instant};
use test_support::skip;
use thirtyfour::LoggingPrefsLogLevel::All;
use thirtyfour::Rect;
use thirtyfour::extensions::query::ElementPollerWithTimeout;
use thirtyfour::prelude::*;
use tokio::runtime::Handle;

/// `required` where a test that needs a browser may not be skipped.
pub const VARIABLE: &str = "OTHELLIER_BROWSER";

/// A browser that fetches nothing but what a test asks for. In a container
/// there is often neither a screen nor a user but root. Code that runs for a moment
/// isn't compiled a second time to run faster: that took four fifths of what the
/// browser computed.
const FLAGS: [&str; 10] = [
    "--headless",
    "--window-size=1200,900",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--no-wasm-tier-up",
];

/// How long we wait for what must happen: a busy machine is slow.
const PATIENCE: Duration = Duration::from_secs(60);

/// Hands `test` a browser with these flags in which nobody was before.
///
/// Where Chromium or its driver is missing the test is skipped and says so;
/// with `OTHELLIER_BROWSER=required` it fails.
pub fn with_browser<F>(flags: &[&str], test: impl FnOnce(WebDriver) -> F)
where
    F: Future<Output = WebDriverResult<()>>,
{
    if !is_here() {
        return skip(VARIABLE, "no chromium and chromedriver here");
    }
    RUNTIME.block_on(async {
        let idle = IDLE.lock().unwrap().pop().filter(|_| flags.is_empty());
        let browser = match idle {
            Some(browser) => browser,
            None => Browser::start(flags).await,
        };
        browser.renew().await.unwrap();
        test(browser.session.clone()).await.unwrap();
        // After a panic, nobody gets it again.
        if flags.is_empty() {
            IDLE.lock().unwrap().push(browser);
        }
    });
}

/// Waits until this holds. Says whether it did within a minute.
pub async fn until(mut holds: impl AsyncFnMut() -> WebDriverResult<bool>) -> WebDriverResult<bool> {
    let begin = Instant::now();
    while !holds().await? {
        if begin.elapsed() > PATIENCE {
            return Ok(false);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(true)
}

/// The browsers that no test has now. To start one takes as long as most tests.
static IDLE: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// What the connections to the browsers live in. It's there for all tests, and
/// a thread of its own drives it.
static RUNTIME: LazyLock<Handle> = LazyLock::new(|| {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let handle = runtime.handle().clone();
    std::thread::spawn(move || runtime.block_on(pending::<()>()));
    handle
});

/// A running browser.
struct Browser {
    session: WebDriver,
    /// How large its first window was.
    size: Rect,
    _driver: Driver,
}

impl Browser {
    async fn start(flags: &[&str]) -> Self {
        let chromium = chromium().unwrap();
        let profile = tempfile::tempdir().unwrap().keep();
        let driver = Driver::start(&on_path("chromedriver").unwrap(), &profile);
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(chromium.to_str().unwrap()).unwrap();
        for flag in FLAGS.iter().chain(flags) {
            wanted.add_arg(flag).unwrap();
        }
        wanted.set_browser_log_level(All).unwrap();
        let often = Duration::from_millis(50);
        let poller = ElementPollerWithTimeout::new(PATIENCE, often);
        let session = WebDriver::builder(driver.address.as_str(), wanted)
            .poller(Arc::new(poller))
            .request_timeout(10 * PATIENCE);
        let session = session.connect().await.unwrap();
        session.set_script_timeout(5 * PATIENCE).await.unwrap();
        let size = session.get_window_rect().await.unwrap();
        Self {
            session,
            size,
            _driver: driver,
        }
    }

    /// A window in which nothing was changed, and a browser that remembers
    /// nothing.
    async fn renew(&self) -> WebDriverResult<()> {
        let session = &self.session;
        let all = json!({ "origin": "*", "storageTypes": "all" });
        cdp(session, "Storage.clearDataForOrigin", all).await?;
        cdp(session, "Browser.resetPermissions", json!({})).await?;
        let new = session.new_window().await?;
        for window in session.windows().await? {
            if window != new {
                session.switch_to_window(window).await?;
                session.close_window().await?;
            }
        }
        session.switch_to_window(new).await?;
        let Rect {
            x,
            y,
            width,
            height,
        } = self.size.clone();
        let (width, height) = (width as u32, height as u32);
        session.set_window_rect(x, y, width, height).await?;
        errors(session).await?;
        Ok(())
    }
}

/// What went wrong on the pages since this was last asked.
pub async fn errors(browser: &WebDriver) -> WebDriverResult<Vec<String>> {
    let log = browser.browser_log().await?;
    let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
    Ok(severe.map(|entry| entry.message).collect())
}

/// Expects that nothing did.
pub async fn nothing_wrong(browser: &WebDriver) -> WebDriverResult<()> {
    let wrong = errors(browser).await?;
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

/// What a script finds on the page.
pub async fn found(browser: &WebDriver, script: &str) -> WebDriverResult<Value> {
    Ok(browser.execute(script, Vec::new()).await?.json().clone())
}

/// What a script hands to the function that it gets.
pub async fn found_later(browser: &WebDriver, script: &str) -> WebDriverResult<Value> {
    Ok(browser
        .execute_async(script, Vec::new())
        .await?
        .json()
        .clone())
}

/// Has what moves stand still, as those like it who asked for that.
pub async fn calm(browser: &WebDriver) -> WebDriverResult<()> {
    let less = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    cdp(
        browser,
        "Emulation.setEmulatedMedia",
        json!({ "features": less }),
    )
    .await
}

/// Asks the browser for what only its developer tools can do.
pub async fn cdp(browser: &WebDriver, command: &str, parameters: Value) -> WebDriverResult<()> {
    browser.cdp().send_raw(command, parameters).await?;
    Ok(())
}

/// Whether there is a browser, and what drives it.
pub fn is_here() -> bool {
    chromium().is_some() && on_path("chromedriver").is_some()
}

/// The shell is Chromium without all that's around a page. It needs half the
/// time.
fn chromium() -> Option<PathBuf> {
    let names = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ];
    names.into_iter().find_map(on_path)
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&path).map(|dir| dir.join(program));
    files.find(|file| file.is_file())
}

/// A running chromedriver. It ends with this value, or with this process, and
/// so does its browser.
struct Driver {
    process: Child,
    // A driver whose output nobody holds open could not print.
    _output: BufReader<ChildStdout>,
    address: String,
    end: Option<ChildStdin>,
    watch: Child,
}

/// Waits until nobody holds its input open any more. Then it ends all programs
/// of a group, and removes the folder in which they wrote.
const WATCH: &str = "read -r _
    kill -s KILL -- \"-$0\"
    until rm -rf \"$1\"; do sleep 1; done";

impl Driver {
    fn start(program: &Path, profile: &Path) -> Self {
        let mut process = Command::new(program)
            .arg("--port=0")
            // Where the browser keeps what it writes, and what it downloads.
            .env("TMPDIR", profile)
            .current_dir(profile)
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()
            .unwrap();
        let mut watch = Command::new("sh")
            .args(["-c", WATCH, &process.id().to_string()])
            .arg(profile)
            .stdin(Stdio::piped())
            .process_group(0)
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let port = announced(&mut output);
        Self {
            process,
            _output: output,
            address: format!("http://127.0.0.1:{port}"),
            end: watch.stdin.take(),
            watch,
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.end.take());
        // They may have ended by themselves.
        let _ = self.watch.wait();
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
