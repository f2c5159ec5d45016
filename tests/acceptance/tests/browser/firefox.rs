//! A handful of everything in another browser: Firefox.
//!
//! It's driven by its own protocol, Marionette, which is what geckodriver speaks
//! to it, too: Debian has Firefox, and no geckodriver.

use super::browser::VARIABLE;
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

/// How long we wait for what must happen.
const PATIENCE: Duration = Duration::from_secs(60);

/// Its settings: any free port, and nothing that asks the network.
const SETTINGS: &str = "
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

/// A running Firefox. It ends with this value.
struct Firefox {
    process: Child,
    stream: TcpStream,
    number: u64,
    _profile: TempDir,
}

impl Firefox {
    fn start(program: &Path) -> Self {
        let profile = tempfile::tempdir().unwrap();
        std::fs::write(profile.path().join("user.js"), SETTINGS).unwrap();
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
            stream: connected(&profile.path().join("MarionetteActivePort")),
            number: 0,
            _profile: profile,
        };
        firefox.receive(); // who it is
        firefox.call("WebDriver:NewSession", json!({}));
        let patience = PATIENCE.as_millis();
        let timeouts = json!({ "script": patience, "pageLoad": patience });
        firefox.call("WebDriver:SetTimeouts", timeouts);
        firefox
    }

    /// Calls a command of WebDriver.
    fn call(&mut self, command: &str, parameters: Value) -> Value {
        self.number += 1;
        let call = json!([0, self.number, command, parameters]).to_string();
        write!(self.stream, "{}:{call}", call.len()).unwrap();
        let answer = self.receive();
        assert_eq!(answer[2], Value::Null, "{call}");
        answer[3].clone()
    }

    /// A message is a number of bytes, a colon, and JSON.
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

    fn open(&mut self, page: &str) {
        self.call("WebDriver:Navigate", json!({ "url": page }));
    }

    /// Waits until this holds in the page.
    fn wait(&mut self, condition: &str) {
        let script = format!(
            "const done = arguments[0];
            const look = () => ({condition}) ? done() : setTimeout(look, 20);
            look()"
        );
        let script = json!({ "script": script, "args": [] });
        self.call("WebDriver:ExecuteAsyncScript", script);
    }

    fn run(&mut self, script: &str) {
        let script = json!({ "script": script, "args": [] });
        self.call("WebDriver:ExecuteScript", script);
    }

    /// Presses keys, each a character, some of which are WebDriver's own.
    fn press(&mut self, keys: &str) {
        let actions = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })));
        let actions: Vec<_> = actions.collect();
        let keyboard = json!({ "type": "key", "id": "keys", "actions": actions });
        let actions = json!({ "actions": [keyboard] });
        self.call("WebDriver:PerformActions", actions);
    }
}

impl Drop for Firefox {
    fn drop(&mut self) {
        let quit = json!([0, 0, "Marionette:Quit", {}]).to_string();
        let _ = write!(self.stream, "{}:{quit}", quit.len());
        let _ = self.process.wait();
    }
}

/// Connects to the port that Firefox writes into this file.
fn connected(file: &Path) -> TcpStream {
    let end = Instant::now() + PATIENCE;
    loop {
        let port = std::fs::read_to_string(file).unwrap_or_default();
        if let Ok(port) = port.trim().parse::<u16>()
            && let Ok(stream) = TcpStream::connect(("127.0.0.1", port))
        {
            stream.set_read_timeout(Some(2 * PATIENCE)).unwrap();
            return stream;
        }
        assert!(Instant::now() < end, "Firefox doesn't listen");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn firefox() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let names = ["firefox-esr", "firefox"];
    let files = std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name)));
    let mut files = files.filter(|file| file.is_file());
    files.next()
}

#[test]
fn boards_commands_windows_and_steps_work_in_firefox() {
    let Some(program) = firefox() else {
        return skip(VARIABLE, "no firefox here");
    };
    let mut firefox = Firefox::start(&program);
    let book = site::file_address();
    board(&mut firefox, &book);
    command(&mut firefox, &book);
    rules(&mut firefox, &book);
    window(&mut firefox, &book);
    computer(&mut firefox, &book);
    steps(&mut firefox, &book);
}

/// A board wakes up and answers a click.
fn board(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}06-whole-games.html"));
    firefox.run(
        "window.tested = document.querySelector('#board-2');
        tested.scrollIntoView({ behavior: 'instant', block: 'center' })",
    );
    firefox.wait("tested.classList.contains('alive')");
    firefox.run(
        "[...tested.querySelectorAll('[role=gridcell] button')]
            .find(element => element.ariaLabel.startsWith('f5')).click()",
    );
    firefox.wait(
        "tested.querySelector('[role=status]').textContent
            .startsWith('Black plays f5 and flips e5.')",
    );
}

/// A program runs, asks for a line, and is stopped.
fn command(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}07-two-players.html"));
    firefox.run(
        "window.tested = [...document.querySelectorAll('othellier-transcript')]
            .find(element => element.textContent.includes('--black greedy'));
        window.says = tested.querySelector('[role=status]');
        window.press = text => [...tested.querySelectorAll('button')]
            .find(element => element.textContent === text).click();
        press('Type the input yourself')",
    );
    firefox.wait("says.textContent.startsWith('The program is waiting')");
    firefox.run("tested.querySelector('.command-output input').focus()");
    firefox.press("c3\u{e007}");
    firefox.wait("tested.textContent.includes('c3 flips d4')");
    firefox.run("press('Stop')");
    firefox.wait("says.textContent === 'Stopped.'");
}

/// A rule is changed in a listing, another is switched off, and they play the book's.
fn rules(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}own-search.html"));
    firefox.run(
        "window.tested = document.querySelector('othellier-transcript');
        document.querySelector('pre .handle').focus()",
    );
    // To the least depth.
    firefox.press("\u{e011}");
    firefox.run("document.querySelector('[role=switch]').focus()");
    firefox.press("\u{e007}");
    firefox.wait(
        "tested.querySelector('.tried')?.textContent
            .startsWith('--depth 1 --without table the book')",
    );
}

/// A window opens, hears keys, and lets its discs turn over.
fn window(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}11-window.html"));
    firefox.run(
        "window.tested = document.querySelector('othellier-window');
        window.says = tested.querySelector('[role=status]');
        tested.querySelector('button').click()",
    );
    firefox.wait("document.activeElement.role === 'application'");
    // Down three times, left, and Enter.
    firefox.press("\u{e015}\u{e015}\u{e015}\u{e012}");
    firefox.wait("says.textContent === 'c6, empty'");
    firefox.press("\u{e007}");
    firefox.wait("says.textContent.startsWith('Black plays c6')");
    firefox.wait(
        "tested.querySelector('.window-log tbody').lastChild.textContent
            .includes('turning: []')",
    );
}

/// A computer thinks in a worker, and plays the best move it knows.
fn computer(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}16-opponent.html"));
    firefox.run(
        "window.tested = document.querySelector('othellier-window');
        window.says = tested.querySelector('[role=status]');
        tested.querySelector('button').click()",
    );
    firefox.wait("document.activeElement.role === 'application'");
    firefox.wait(
        "/has tried [1-4]|White plays/.test(
            tested.querySelector('.window-log').textContent)",
    );
    firefox.press("\u{e00c}");
    firefox.wait("says.textContent.startsWith('White plays d3 and flips d4.')");
    firefox.wait("tested.threads.size === 0");
}

/// A function steps, and its line is lit.
fn steps(firefox: &mut Firefox, book: &str) {
    firefox.open(&format!("{book}03-legal-moves.html"));
    firefox.run(
        "window.tested = document.querySelector(
            'othellier-steps[data-function=bracket]');
        tested.button.click()",
    );
    firefox.wait("tested.panel?.sentence.textContent.startsWith('Line 7: ')");
    firefox.run(
        "window.press = text => [...tested.querySelectorAll('.steps-panel button')]
            .find(element => element.textContent === text).click();
        press('Step');
        press('Step')",
    );
    firefox.wait(
        "tested.panel.sentence.textContent
            === 'Line 14: end is c5, a white disc.'",
    );
    firefox.wait("tested.querySelectorAll('.ringed').length === 2");
    firefox.wait("tested.querySelector('.steps-light').getBoundingClientRect().height > 9");
    firefox.run("press('To the end')");
    firefox.wait("tested.panel.sentence.textContent.includes('bracket returns c3')");
}
