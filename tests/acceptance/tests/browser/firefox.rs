//! A smoke test of every kind of interactive element in Firefox.
//!
//! It uses Firefox's own protocol, Marionette, because Debian has no package of
//! geckodriver, which would translate WebDriver to it.

use super::browser::BROWSER_VARIABLE;
use super::site;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use test_support::skip;

/// The time after which a wait fails.
const TIMEOUT: Duration = Duration::from_secs(60);

/// Preferences: Marionette listens at any free port, and Firefox makes no requests of its
/// own.
const PREFERENCES: &str = "
user_pref('marionette.port', 0);
user_pref('app.normandy.enabled', false);
user_pref('app.update.disabledForTesting', true);
user_pref('browser.safebrowsing.provider.mozilla.updateURL', '');
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('datareporting.policy.dataSubmissionEnabled', false);
user_pref('extensions.update.enabled', false);
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('services.settings.server', 'data:,');
user_pref('toolkit.telemetry.enabled', false);
";

/// A running Firefox, which is quit on drop.
struct Firefox {
    process: Child,
    stream: TcpStream,
    /// The number of the last command.
    last_id: u64,
    _profile: TempDir,
}

impl Firefox {
    fn start(program: &Path) -> Self {
        let profile = tempfile::tempdir().unwrap();
        std::fs::write(profile.path().join("user.js"), PREFERENCES).unwrap();
        let process = Command::new(program)
            .args(["--headless", "--marionette", "--no-remote", "--profile"])
            .arg(profile.path())
            .env("HOME", profile.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap();
        let mut firefox = Self {
            process,
            stream: connect(&profile.path().join("MarionetteActivePort")),
            last_id: 0,
            _profile: profile,
        };
        firefox.receive(); // the server's greeting
        firefox.call("WebDriver:NewSession", json!({}));
        let timeout = TIMEOUT.as_millis();
        let timeouts = json!({ "script": timeout, "pageLoad": timeout });
        firefox.call("WebDriver:SetTimeouts", timeouts);
        firefox
    }

    /// Sends a WebDriver command, and returns its result.
    fn call(&mut self, command: &str, parameters: Value) -> Value {
        self.last_id += 1;
        let message = json!([0, self.last_id, command, parameters]).to_string();
        write!(self.stream, "{}:{message}", message.len()).unwrap();
        let response = self.receive();
        let [error, result] = [&response[2], &response[3]];
        assert_eq!(*error, Value::Null, "{message}");
        result.clone()
    }

    /// Receives a message: its length in bytes, a colon, and JSON.
    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut byte = [0];
            self.stream.read_exact(&mut byte).unwrap();
            match byte[0] {
                b':' => break,
                digit => length = 10 * length + usize::from(digit - b'0'),
            }
        }
        let mut text = vec![0; length];
        self.stream.read_exact(&mut text).unwrap();
        serde_json::from_slice(&text).unwrap()
    }

    fn open(&mut self, url: &str) {
        self.call("WebDriver:Navigate", json!({ "url": url }));
    }

    /// Waits until a JavaScript expression is true.
    fn wait(&mut self, condition: &str) {
        let script = format!(
            "const done = arguments[0];
            const poll = () => ({condition}) ? done() : setTimeout(poll, 20);
            poll()"
        );
        let parameters = json!({ "script": script, "args": [] });
        self.call("WebDriver:ExecuteAsyncScript", parameters);
    }

    fn execute(&mut self, script: &str) {
        let parameters = json!({ "script": script, "args": [] });
        self.call("WebDriver:ExecuteScript", parameters);
    }

    /// Presses and releases each key. Special keys have WebDriver's code points, from U+E000.
    fn press_keys(&mut self, keys: &str) {
        let actions: Vec<_> = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })))
            .collect();
        let keyboard = json!({ "type": "key", "id": "keys", "actions": actions });
        self.call("WebDriver:PerformActions", json!({ "actions": [keyboard] }));
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let quit = json!([0, 0, "Marionette:Quit", {}]).to_string();
        let _ = write!(self.stream, "{}:{quit}", quit.len());
        let _ = self.process.wait();
    }
}

/// Waits until Firefox has written its port into `file`, and connects to it.
fn connect(file: &Path) -> TcpStream {
    let deadline = Instant::now() + TIMEOUT;
    loop {
        let port = std::fs::read_to_string(file).unwrap_or_default();
        if let Ok(port) = port.trim().parse::<u16>()
            && let Ok(stream) = TcpStream::connect(("127.0.0.1", port))
        {
            stream.set_read_timeout(Some(2 * TIMEOUT)).unwrap();
            return stream;
        }
        assert!(Instant::now() < deadline, "Firefox doesn't listen");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Finds Firefox on the `PATH`.
fn find_firefox() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|dir| ["firefox-esr", "firefox"].map(|name| dir.join(name)))
        .find(|file| file.is_file())
}

/// WebDriver's code point for the Enter key.
const ENTER: &str = "\u{e007}";

#[test]
fn interactive_elements_work_in_firefox() {
    let Some(program) = find_firefox() else {
        return skip(BROWSER_VARIABLE, "Firefox is missing");
    };
    let mut firefox = Firefox::start(&program);
    let book = site::file_base_url();
    plays_on_a_board(&mut firefox, &book);
    runs_a_command(&mut firefox, &book);
    changes_numbers_and_switches(&mut firefox, &book);
    plays_in_a_window(&mut firefox, &book);
    computer_thinks_in_worker(&mut firefox, &book);
    steps_through_a_function(&mut firefox, &book);
}

fn plays_on_a_board(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}06-whole-games.html"));
    firefox.execute(
        "window.widget = document.querySelector('#board-2');
        widget.scrollIntoView({ behavior: 'instant', block: 'center' })",
    );
    firefox.wait("widget.classList.contains('alive')");
    firefox.execute(
        "[...widget.querySelectorAll('[role=gridcell] button')]
            .find(element => element.ariaLabel.startsWith('f5')).click()",
    );
    firefox.wait(
        "widget.querySelector('[role=status]').textContent
            .startsWith('Black plays f5 and flips e5.')",
    );
}

/// Runs a program, types a line, and stops it.
fn runs_a_command(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}07-two-players.html"));
    firefox.execute(
        "window.widget = [...document.querySelectorAll('othellier-transcript')]
            .find(element => element.textContent.includes('--black greedy'));
        window.statusElement = widget.querySelector('[role=status]');
        window.press = text => [...widget.querySelectorAll('button')]
            .find(element => element.textContent === text).click();
        press('Type the input yourself')",
    );
    firefox.wait("statusElement.textContent.startsWith('The program is waiting')");
    firefox.execute("widget.querySelector('.command-output input').focus()");
    firefox.press_keys(&format!("c3{ENTER}"));
    firefox.wait("widget.textContent.includes('c3 flips d4')");
    firefox.execute("press('Stop')");
    firefox.wait("statusElement.textContent === 'Stopped.'");
}

/// Changes a number in a listing and a switch in the text, which run their command.
fn changes_numbers_and_switches(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}own-search.html"));
    firefox.execute(
        "window.widget = document.querySelector('othellier-transcript');
        document.querySelector('data[data-of=\"--depth\"]').focus()",
    );
    // Home: the smallest depth.
    firefox.press_keys("\u{e011}");
    firefox.execute("document.querySelector('[role=switch]').focus()");
    firefox.press_keys(ENTER);
    firefox.wait(
        "widget.querySelector('.tried')?.textContent
            .startsWith('--depth 1 --without table the book')",
    );
}

/// Plays a move with keys, and waits for the animation of the flips.
fn plays_in_a_window(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}11-window.html"));
    firefox.execute(
        "window.widget = document.querySelector('othellier-window');
        window.statusElement = widget.querySelector('[role=status]');
        widget.querySelector('button').click()",
    );
    firefox.wait("document.activeElement.role === 'application'");
    // Down three times, and left.
    firefox.press_keys("\u{e015}\u{e015}\u{e015}\u{e012}");
    firefox.wait("statusElement.textContent === 'c6, empty'");
    firefox.press_keys(ENTER);
    firefox.wait("statusElement.textContent.startsWith('Black plays c6')");
    firefox.wait(
        "widget.querySelector('.window-log tbody').lastChild.textContent
            .includes('turning: []')",
    );
}

/// Has the computer play the best move so far while it thinks.
fn computer_thinks_in_worker(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}16-opponent.html"));
    firefox.execute(
        "window.widget = document.querySelector('othellier-window');
        window.statusElement = widget.querySelector('[role=status]');
        widget.querySelector('button').click()",
    );
    firefox.wait("document.activeElement.role === 'application'");
    firefox.wait(
        "/has tried [1-4]|White plays/.test(
            widget.querySelector('.window-log').textContent)",
    );
    // Escape.
    firefox.press_keys("\u{e00c}");
    firefox.wait("statusElement.textContent.startsWith('White plays d3 and flips d4.')");
    firefox.wait("widget.threads.size === 0");
}

/// Steps through a function, whose current line is highlighted.
fn steps_through_a_function(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}03-legal-moves.html"));
    firefox.execute(
        "window.widget = document.querySelector(
            'othellier-steps[data-function=bracket]');
        widget.button.click()",
    );
    firefox.wait("widget.panel?.sentence.textContent.startsWith('Line 9: ')");
    firefox.execute(
        "window.press = text => [...widget.querySelectorAll('.steps-panel button')]
            .find(element => element.textContent === text).click();
        press('Step');
        press('Step')",
    );
    firefox.wait(
        "widget.panel.sentence.textContent
            === 'Line 16: end is c5, a white disc.'",
    );
    firefox.wait("widget.querySelectorAll('.ringed').length === 2");
    firefox.wait("widget.querySelector('.steps-light').getBoundingClientRect().height > 9");
    firefox.execute("press('To the end')");
    firefox.wait("widget.panel.sentence.textContent.includes('bracket returns c3')");
}
