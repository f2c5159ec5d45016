//! Starts headless Chromium browsers, and controls them with chromedriver.

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

/// The environment variable that is `required` where tests may not be skipped for lack
/// of a browser.
pub const BROWSER_VARIABLE: &str = "OTHELLIER_BROWSER";

/// The command-line flags of each browser.
///
/// The browser makes no requests of its own. It runs in containers, where there is often
/// no screen and no user except root. WebAssembly isn't compiled again by the optimizing
/// compiler, which took four fifths of the browser's CPU time.
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

/// The time after which a wait fails; generous, because machines may be busy.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Runs `test` in a browser with these additional flags and no stored state. Without flags,
/// the browser may be one that an earlier test has used.
///
/// Skips the test if Chromium or chromedriver is missing.
///
/// # Panics
///
/// Panics if the test fails, or if it would be skipped and `OTHELLIER_BROWSER` is `required`.
pub fn with_browser<F>(flags: &[&str], test: impl FnOnce(WebDriver) -> F)
where
    F: Future<Output = WebDriverResult<()>>,
{
    if !flags.is_empty() {
        return with_new_browser(flags, test);
    }
    if !is_installed() {
        return skip(BROWSER_VARIABLE, MISSING);
    }
    RUNTIME.block_on(async {
        let idle = IDLE_BROWSERS.lock().unwrap().pop();
        let browser = match idle {
            Some(browser) => {
                browser.reset().await.unwrap();
                browser
            }
            None => Browser::start(flags).await,
        };
        test(browser.session.clone()).await.unwrap();
        // A panic drops the browser instead.
        IDLE_BROWSERS.lock().unwrap().push(browser);
    });
}

/// Runs `test` like [`with_browser`], but in a browser that no other test uses.
///
/// Tests of stored values need that: after [`Browser::reset`] on a busy machine, values that
/// a test had just stored were sometimes gone, as if the clearing of the storage ended late.
///
/// # Panics
///
/// Panics in the same cases as [`with_browser`].
pub fn with_new_browser<F>(flags: &[&str], test: impl FnOnce(WebDriver) -> F)
where
    F: Future<Output = WebDriverResult<()>>,
{
    if !is_installed() {
        return skip(BROWSER_VARIABLE, MISSING);
    }
    RUNTIME.block_on(async {
        let browser = Browser::start(flags).await;
        test(browser.session.clone()).await.unwrap();
    });
}

/// The reason to skip tests.
const MISSING: &str = "chromium or chromedriver is missing";

/// Waits until `condition` is true. Returns false after [`TIMEOUT`].
pub async fn wait_until(
    mut condition: impl AsyncFnMut() -> WebDriverResult<bool>,
) -> WebDriverResult<bool> {
    let start = Instant::now();
    while !condition().await? {
        if start.elapsed() > TIMEOUT {
            return Ok(false);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(true)
}

/// Browsers without flags that no test is using. They are reused, because starting one
/// takes as long as most tests.
static IDLE_BROWSERS: Mutex<Vec<Browser>> = Mutex::new(Vec::new());

/// The runtime of the connections to all browsers, on a thread of its own. Connections
/// outlive the tests that made them, so each test can't have its own runtime.
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
    /// The position and size of the first window.
    window_rect: Rect,
    _driver: Driver,
}

impl Browser {
    async fn start(flags: &[&str]) -> Self {
        let chromium = chromium().unwrap();
        let profile = tempfile::tempdir().unwrap().keep();
        let driver = Driver::start(&find_on_path("chromedriver").unwrap(), &profile);
        let mut capabilities = DesiredCapabilities::chrome();
        capabilities.set_binary(chromium.to_str().unwrap()).unwrap();
        for flag in FLAGS.iter().chain(flags) {
            capabilities.add_arg(flag).unwrap();
        }
        capabilities.set_browser_log_level(All).unwrap();
        let poller = ElementPollerWithTimeout::new(TIMEOUT, Duration::from_millis(50));
        let session = WebDriver::builder(driver.address.as_str(), capabilities)
            .poller(Arc::new(poller))
            .request_timeout(10 * TIMEOUT)
            .connect()
            .await
            .unwrap();
        session.set_script_timeout(5 * TIMEOUT).await.unwrap();
        let window_rect = session.get_window_rect().await.unwrap();
        Self {
            session,
            window_rect,
            _driver: driver,
        }
    }

    /// Clears all storage and permissions, and replaces all windows by a new one of the
    /// original size.
    async fn reset(&self) -> WebDriverResult<()> {
        let session = &self.session;
        let everything = json!({ "origin": "*", "storageTypes": "all" });
        cdp(session, "Storage.clearDataForOrigin", everything).await?;
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
        } = self.window_rect.clone();
        let (width, height) = (width as u32, height as u32);
        session.set_window_rect(x, y, width, height).await?;
        // Discard the messages of the last test.
        take_console_errors(session).await?;
        Ok(())
    }
}

/// Returns the console's errors since the last call.
pub async fn take_console_errors(browser: &WebDriver) -> WebDriverResult<Vec<String>> {
    let log = browser.browser_log().await?;
    Ok(log
        .into_iter()
        .filter(|entry| entry.level == "SEVERE")
        .map(|entry| entry.message)
        .collect())
}

/// Asserts that the console had no errors since the last call.
pub async fn assert_no_console_errors(browser: &WebDriver) -> WebDriverResult<()> {
    let errors = take_console_errors(browser).await?;
    assert!(errors.is_empty(), "{errors:#?}");
    Ok(())
}

/// Runs a script, and returns its value.
pub async fn evaluate(browser: &WebDriver, script: &str) -> WebDriverResult<Value> {
    Ok(browser.execute(script, Vec::new()).await?.json().clone())
}

/// Runs a script, and returns the value that it passes to its callback, which is its last
/// argument.
pub async fn evaluate_async(browser: &WebDriver, script: &str) -> WebDriverResult<Value> {
    Ok(browser
        .execute_async(script, Vec::new())
        .await?
        .json()
        .clone())
}

/// Emulates the preference for reduced motion.
pub async fn reduce_motion(browser: &WebDriver) -> WebDriverResult<()> {
    let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    cdp(
        browser,
        "Emulation.setEmulatedMedia",
        json!({ "features": features }),
    )
    .await
}

/// Sends a command of the Chrome DevTools Protocol.
pub async fn cdp(browser: &WebDriver, command: &str, parameters: Value) -> WebDriverResult<()> {
    browser.cdp().send_raw(command, parameters).await?;
    Ok(())
}

/// Returns true if Chromium and chromedriver are installed.
pub fn is_installed() -> bool {
    chromium().is_some() && find_on_path("chromedriver").is_some()
}

/// Finds Chromium. The headless shell comes first, because it needs half the time.
fn chromium() -> Option<PathBuf> {
    let names = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ];
    names.into_iter().find_map(find_on_path)
}

fn find_on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let mut files = std::env::split_paths(&path).map(|dir| dir.join(program));
    files.find(|file| file.is_file())
}

/// A running chromedriver. Dropping it, or the end of this process, ends it and its
/// browser.
struct Driver {
    process: Child,
    // Kept open, because the driver fails when it can't print.
    _output: BufReader<ChildStdout>,
    address: String,
    /// Closing it ends the driver.
    watchdog_stdin: Option<ChildStdin>,
    watchdog: Child,
}

/// A shell script that waits until its standard input is closed, which happens even if
/// this process is killed. Then it kills the process group `$0` and removes the folder
/// `$1`.
const WATCHDOG_SCRIPT: &str = "read -r _
    kill -s KILL -- \"-$0\"
    until rm -rf \"$1\"; do sleep 1; done";

impl Driver {
    fn start(program: &Path, profile: &Path) -> Self {
        let mut process = Command::new(program)
            .arg("--port=0")
            // The browser's own files and downloads.
            .env("TMPDIR", profile)
            .current_dir(profile)
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()
            .unwrap();
        let mut watchdog = Command::new("sh")
            .args(["-c", WATCHDOG_SCRIPT, &process.id().to_string()])
            .arg(profile)
            .stdin(Stdio::piped())
            .process_group(0)
            .spawn()
            .unwrap();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        let port = read_port(&mut output);
        Self {
            process,
            _output: output,
            address: format!("http://127.0.0.1:{port}"),
            watchdog_stdin: watchdog.stdin.take(),
            watchdog,
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.watchdog_stdin.take());
        // Both fail if the processes have ended already.
        let _ = self.watchdog.wait();
        let _ = self.process.wait();
    }
}

/// Reads the port that chromedriver prints once it is ready: "... was started
/// successfully on port 1234."
fn read_port(output: &mut impl BufRead) -> u16 {
    let line = output
        .lines()
        .map(Result::unwrap)
        .find(|line| line.contains("successfully on port"))
        .expect("chromedriver ended without a port");
    let word = line.rsplit(' ').next().unwrap();
    word.trim_end_matches('.').parse().unwrap()
}
