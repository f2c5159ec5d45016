//! Transcripts: the book's commands, run in its pages.

use super::browser::{
    assert_no_console_errors, cdp, evaluate, evaluate_async, take_console_errors, wait_until,
    with_browser,
};
use super::site;
use super::widget::Widget;
use super::windows;
use pretty_assertions::assert_eq;
use serde_json::json;
use std::path::Path;
use thirtyfour::prelude::*;

/// Runs all transcripts of the page in order, ending the input of programs that wait for
/// a line. Returns the printed and the actual transcript where they differ, except in
/// trailing spaces.
const DIFFERENCES: &str = "
    const done = arguments[0];
    const wait = () => new Promise(next => setTimeout(next, 5));
    const commandOf = element => element.querySelector('input').value;
    const outputOf = element => element.querySelector('.command-output').textContent;
    const textOf = element => `$ ${commandOf(element)}\\n${outputOf(element)}`
        .replace(/ +$/gm, '').replace(/\\n?$/, '\\n');
    const run = async element => {
        const button = text => [...element.querySelectorAll('button')]
            .find(element => element.textContent === text);
        const [runs, ends] = ['Run', 'End the input'].map(button);
        runs.click();
        while (runs.hidden) {
            if (!ends.hidden) ends.click();
            await wait();
        }
    };
    const compare = async element => {
        await run(element);
        const actual = [...element.querySelectorAll('.command')].map(textOf).join('');
        const printed = element.querySelector('pre code').textContent;
        return actual === printed || !printed.startsWith('$ ') ? [] : [{ printed, actual }];
    };
    const compareAll = async () => {
        const differences = [];
        for (const element of document.querySelectorAll('othellier-transcript'))
            differences.push(...await compare(element));
        return differences;
    };
    compareAll().then(done)";

/// Finds blocks of commands that can't be run in the page and don't say why.
const UNEXPLAINED_BLOCKS: &str = "
    return [...document.querySelectorAll('main code:is(.language-console, .language-sh)')]
        .map(code => code.parentElement)
        .filter(({ parentElement, previousElementSibling, nextElementSibling }) =>
            !parentElement.runs && nextElementSibling?.className !== 'elsewhere'
                && !previousElementSibling?.textContent.includes('in a terminal'))
        .map(block => block.textContent)";

/// Asserts that all transcripts of the open page print what the book prints, and that
/// blocks of commands which can't be run there say why.
pub async fn run_all(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    assert_eq!(
        evaluate(browser, UNEXPLAINED_BLOCKS).await?,
        json!([]),
        "{page}"
    );
    assert_eq!(
        evaluate_async(browser, DIFFERENCES).await?,
        json!([]),
        "{page}"
    );
    Ok(())
}

/// Opens a page, and finds the first transcript that contains `text`.
pub async fn open<'a>(
    browser: &'a WebDriver,
    page: &str,
    text: &str,
) -> WebDriverResult<Widget<'a>> {
    browser.goto(page).await?;
    transcript(browser, text).await
}

/// Finds the first transcript of the open page that contains `text`.
pub async fn transcript<'a>(browser: &'a WebDriver, text: &str) -> WebDriverResult<Widget<'a>> {
    let script = "
        window.widget = [...document.querySelectorAll('othellier-transcript')]
            .find(element => element.textContent.includes(arguments[0]));
        if (!widget) throw Error(`no transcript contains ${arguments[0]}`);
        for (const fold of document.querySelectorAll('details'))
            if (fold.contains(widget)) fold.open = true;
        widget.scrollIntoView({ block: 'center', behavior: 'instant' })";
    browser.execute(script, vec![text.into()]).await?;
    Ok(Widget { browser })
}

impl Widget<'_> {
    /// Presses the button with this text.
    pub async fn press_button(&self, text: &str) -> WebDriverResult<()> {
        let script = "[...widget.querySelectorAll('button')]
            .find(element => element.textContent === arguments[0] && !element.hidden).click()";
        self.browser.execute(script, vec![text.into()]).await?;
        Ok(())
    }

    /// Runs all commands of the transcript, and waits for their end.
    pub async fn run(&self) -> WebDriverResult<()> {
        self.press_button("Run").await?;
        self.wait_for_status("Done.").await
    }

    /// Replaces the first command, and runs it with Enter.
    async fn enter_command(&self, command: &str) -> WebDriverResult<()> {
        let script = "return widget.querySelector('.command-line input')";
        let field = self.browser.execute(script, Vec::new()).await?.element()?;
        field.clear().await?;
        field.send_keys(command).await?;
        field.send_keys(Key::Enter).await
    }

    /// Replaces the first command, runs it to its end, and returns its output.
    pub async fn run_command(&self, command: &str) -> WebDriverResult<String> {
        self.enter_command(command).await?;
        self.wait_for_status("Done.").await?;
        self.output().await
    }

    /// Returns the output of the first command.
    async fn output(&self) -> WebDriverResult<String> {
        self.evaluate("widget.querySelector('.command-output').textContent")
            .await
    }

    /// Returns the accessible name of the focused element.
    async fn focused_label(&self) -> WebDriverResult<String> {
        let expression =
            "(element => element.ariaLabel ?? element.textContent)(document.activeElement)";
        self.evaluate(expression).await
    }
}

/// The status while a program waits for input.
const WAITING_FOR_LINE: &str = "The program is waiting for a line. Ctrl-D ends the input.";

#[test]
fn commands_run_from_file_url() {
    with_browser(&[], |browser| async move {
        let book = site::file_base_url();
        edits_and_resets_a_command(&browser, &book).await?;
        types_input(&browser, &book).await?;
        ignores_cargo_options(&browser, &book).await?;
        stops_and_runs_again(&browser, &book).await?;
        reads_and_writes_files(&browser, &book).await?;
        let page = "08-records.html";
        browser.goto(format!("{book}{page}")).await?;
        run_all(&browser, page).await?;
        assert_no_console_errors(&browser).await
    });
}

/// Edits a command, makes it fail, and restores the book's.
async fn edits_and_resets_a_command(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}06-whole-games.html");
    let transcript = open(browser, &page, "unwritten_pass").await?;
    transcript.run().await?;
    let output = transcript
        .run_command("cargo run -p whole-games -- 'f5 é'")
        .await?;
    assert!(output.contains('é'), "{output}");
    let code = "widget.querySelector('.command-code').textContent";
    assert_eq!(transcript.evaluate(code).await?, "exit code 2");
    transcript.enter_command("cargo test").await?;
    assert!(transcript.status().await?.starts_with("Here you can run"));
    transcript.run_command("cargo run -p window").await?;
    assert_eq!(
        transcript.output().await?,
        "window isn't in this page: use a terminal\n"
    );
    transcript.press_button("The book's output").await?;
    let run = "Run cargo run -p whole-games --example unwritten_pass";
    assert_eq!(transcript.focused_label().await?, run);
    let visible = "[...widget.querySelectorAll('pre')].map(element => element.checkVisibility())";
    assert_eq!(transcript.evaluate(visible).await?, "true,false");
    Ok(())
}

/// Types lines into a running program, and ends its input.
async fn types_input(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let transcript = open(
        browser,
        &format!("{book}07-two-players.html"),
        "--black greedy",
    )
    .await?;
    transcript.press_button("Type the input yourself").await?;
    transcript.wait_for_status(WAITING_FOR_LINE).await?;
    transcript
        .evaluate("widget.querySelector('.command-output input').focus()")
        .await?;
    transcript.send_keys("6d\nc3\n").await?;
    let has_played = async || Ok(transcript.output().await?.contains("c3 flips d4"));
    assert!(
        wait_until(has_played).await?,
        "{}",
        transcript.output().await?
    );
    transcript.wait_for_status(WAITING_FOR_LINE).await?;
    let output = transcript.output().await?;
    assert!(output.contains("\nBob> 6d\n\"6d\" has"), "{output}");
    assert!(output.ends_with("\nBob> "), "{output}");
    transcript.send_keys(Key::Control + "d").await?;
    transcript.wait_for_status("Done.").await?;
    assert!(transcript.output().await?.contains("\nGoodbye."));
    assert_eq!(transcript.focused_label().await?, "Command");
    Ok(())
}

/// Runs commands with options of cargo that have no meaning in a page.
async fn ignores_cargo_options(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let transcript = open(
        browser,
        &format!("{book}24-engine.html"),
        "--release --bin expert --",
    )
    .await?;
    transcript.press_button("Run").await?;
    transcript.wait_for_status(WAITING_FOR_LINE).await?;
    let output = transcript
        .run_command("cargo run -p board --release -q -- c6")
        .await?;
    assert!(output.starts_with("c6"), "{output}");
    Ok(())
}

/// Stops a program, and runs another one.
async fn stops_and_runs_again(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}14-minimax.html");
    let transcript = open(browser, &page, "any_game").await?;
    transcript.run().await?;
    transcript
        .enter_command("cargo run -p minimax -- --depth 40")
        .await?;
    transcript.wait_for_status("Running...").await?;
    transcript.press_button("Stop").await?;
    transcript.wait_for_status("Stopped.").await?;
    transcript
        .run_command("cargo run -p minimax -- --depth 1")
        .await?;
    assert!(!transcript.output().await?.is_empty());
    Ok(())
}

/// Drops a file with a name and a text on the element with a selector; without one, on
/// the widget. Returns true if the page accepts the file.
const DROP_FILE: &str = "
    const [name, text, selector] = arguments;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const target = selector ? document.querySelector(selector) : widget;
    const event = { dataTransfer, bubbles: true, cancelable: true };
    const dragOver = new DragEvent('dragover', event);
    target.dispatchEvent(dragOver);
    target.dispatchEvent(new DragEvent('drop', event));
    return dragOver.defaultPrevented";

/// Drops a file that a program has written on the page's title, under another name.
const DROP_WRITTEN_FILE: &str = "
    const [from, to, done] = arguments;
    const drop = bytes => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], to));
        const event = { dataTransfer, bubbles: true, cancelable: true };
        document.querySelector('h1').dispatchEvent(new DragEvent('drop', event));
    };
    fetch(widget.querySelector(`[download=\"${from}\"]`).href)
        .then(response => response.arrayBuffer()).then(drop).then(done)";

/// Downloads files that programs write, and drops files that programs read.
async fn reads_and_writes_files(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}game-formats.html");
    let transcript = open(browser, &page, "convert").await?;
    transcript.run().await?;
    let links = "[...widget.querySelectorAll('a')].map(element => element.download)";
    assert_eq!(transcript.evaluate(links).await?, "mine.ggf,mine.obf");
    let arguments = vec![json!("ours.txt"), json!("f5d6c3")];
    browser.execute(DROP_FILE, arguments).await?;
    transcript
        .wait_for_status("Added: ours.txt. Name it in a command.")
        .await?;
    transcript
        .run_command("cargo run -p game-formats -- convert ours.txt ours.ggf")
        .await?;
    let script = "
        const [done] = arguments;
        fetch(widget.querySelector('[download=\"ours.ggf\"]').href)
            .then(response => response.text()).then(done)";
    let written = browser.execute_async(script, Vec::new()).await?;
    let written: String = written.convert()?;
    assert!(written.starts_with("(;GM[Othello]"), "{written}");
    let arguments = vec![json!("ours.ggf"), json!("theirs.ggf")];
    browser.execute_async(DROP_WRITTEN_FILE, arguments).await?;
    transcript
        .wait_for_status("Added: theirs.ggf. Name it in a command.")
        .await?;
    let output = transcript
        .run_command("cargo run -p game-formats -- show theirs.ggf")
        .await?;
    assert!(output.contains("move 3 of 3"), "{output}");
    reads_databases(browser, book).await
}

/// Reads a database that a program wrote, and refuses a file that isn't one.
async fn reads_databases(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let transcript = open(
        browser,
        &format!("{book}10-databases.html"),
        "list mine.wtb",
    )
    .await?;
    transcript.run().await?;
    let arguments = vec![json!("mine.wtb"), json!("theirs.wtb")];
    browser.execute_async(DROP_WRITTEN_FILE, arguments).await?;
    transcript
        .wait_for_status("Added: theirs.wtb. Name it in a command.")
        .await?;
    transcript
        .evaluate("widget.commands[1].line.value = 'cargo run -p databases -- list theirs.wtb'")
        .await?;
    transcript.run().await?;
    let list = transcript
        .evaluate("widget.commands[1].output.textContent")
        .await?;
    assert!(list.contains("35-29") && list.contains("1990"), "{list}");
    let arguments = vec![json!("no.wtb"), json!("nonsense"), json!("h1")];
    browser.execute(DROP_FILE, arguments).await?;
    transcript
        .wait_for_status("Added: no.wtb. Name it in a command.")
        .await?;
    let output = transcript
        .run_command("cargo run -p databases -- list no.wtb")
        .await?;
    assert!(output.starts_with("no.wtb, the header: "), "{output}");
    Ok(())
}

/// Chooses a file in the widget's file dialog.
async fn choose_file(widget: &Widget<'_>, path: &Path) -> WebDriverResult<()> {
    let script = "return widget.querySelector('input[type=file]')";
    let chooser = widget.browser.execute(script, Vec::new()).await?;
    chooser.element()?.send_keys(path.to_str().unwrap()).await
}

#[test]
fn file_chosen_again_is_read_again() {
    with_browser(&[], |browser| async move {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("ours.txt");
        let page = site::page_url("game-formats");
        let transcript = open(&browser, &page, "convert").await?;
        transcript.run().await?;
        for (game, count) in [("f5d6c3", 3), ("f5d6", 2)] {
            std::fs::write(&file, game).unwrap();
            choose_file(&transcript, &file).await?;
            transcript
                .wait_for_status("Added: ours.txt. Name it in a command.")
                .await?;
            let output = transcript
                .run_command("cargo run -p game-formats -- show ours.txt")
                .await?;
            let expected = format!("move {count} of {count}");
            assert!(output.contains(&expected), "{output}");
        }
        Ok(())
    });
}

#[test]
fn double_click_and_held_enter_press_one_button() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("14-minimax");
        let transcript = open(&browser, &page, "any_game").await?;
        transcript
            .evaluate("widget.commands[0].line.value = 'cargo run -p minimax -- --depth 40'")
            .await?;
        let run = "return [...widget.querySelectorAll('button')]
            .find(button => button.textContent === 'Run')";
        let run = browser.execute(run, Vec::new()).await?.element()?;
        browser
            .action_chain()
            .double_click_element(&run)
            .perform()
            .await?;
        transcript.wait_for_status("Running...").await?;
        transcript.press_button("Stop").await?;
        run.focus().await?;
        let press = json!({ "type": "keyDown", "key": "Enter", "code": "Enter",
            "windowsVirtualKeyCode": 13, "text": "\r" });
        let mut repeated = press.clone();
        repeated["autoRepeat"] = json!(true);
        for event in [press, repeated.clone(), repeated] {
            cdp(&browser, "Input.dispatchKeyEvent", event).await?;
        }
        transcript.wait_for_status("Running...").await?;
        transcript.press_button("Stop").await?;
        Ok(())
    });
}

/// Returns the output of the first command if it's dimmed.
const DIMMED_OUTPUT: &str = "widget.querySelector('.command-output.old')?.textContent";

#[test]
fn output_stays_dimmed_if_command_prints_nothing() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("14-minimax");
        let transcript = open(&browser, &page, "any_game").await?;
        transcript.run().await?;
        let output = transcript.output().await?;
        assert_eq!(transcript.evaluate(DIMMED_OUTPUT).await?, "undefined");
        transcript.enter_command("cargo test").await?;
        assert!(transcript.status().await?.starts_with("Here you can run"));
        assert_eq!(transcript.evaluate(DIMMED_OUTPUT).await?, output);
        transcript
            .enter_command("cargo run -p minimax -- --depth 40")
            .await?;
        transcript.wait_for_status("Running...").await?;
        transcript.press_button("Stop").await?;
        assert_eq!(transcript.evaluate(DIMMED_OUTPUT).await?, output);
        transcript
            .run_command("cargo run -p minimax -- --depth 1")
            .await?;
        assert_eq!(transcript.evaluate(DIMMED_OUTPUT).await?, "undefined");
        Ok(())
    });
}

/// The page doesn't accept files while nothing reads them, and reports dropped folders.
#[test]
fn dropped_files_are_accepted_only_if_something_reads_them() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("16-opponent");
        browser.goto(&page).await?;
        let file = |name| vec![json!(name), json!("f5d6c3"), json!("h1")];
        let accepted = browser.execute(DROP_FILE, file("ours.txt")).await?;
        assert_eq!(accepted.json(), &json!(false));
        let window = windows::start(&browser, &page, 1).await?;
        let accepted = browser.execute(DROP_FILE, file("ours.txt")).await?;
        assert_eq!(accepted.json(), &json!(true));
        window
            .wait_for_status("Added: ours.txt. Read finds it.")
            .await?;
        window.send_keys("r").await?;
        window.send_keys("ours.txt").await?;
        window.send_keys(Key::Enter.value().to_string()).await?;
        let answer = "White plays d3 and flips d4. Black to move. hard: worth \
                      +2.5 discs (one other move is as good); 1095 positions.";
        window.wait_for_status(answer).await?;
        // A folder can't be read.
        let fail = "File.prototype.arrayBuffer = () => Promise.reject()";
        browser.execute(fail, Vec::new()).await?;
        browser.execute(DROP_FILE, file("games")).await?;
        window
            .wait_for_status("games can't be read: is it a folder?")
            .await?;
        Ok(())
    });
}

/// Stops a program right after its start, and presses each start button three times.
/// Returns the state after the stop, whether the output is the book's, and how many
/// windows and step panels are open.
const PRESS_REPEATEDLY: &str = "
    const [done] = arguments;
    const waitFor = async condition => {
        while (!condition()) await new Promise(next => setTimeout(next, 5));
    };
    const find = name => document.querySelector(name);
    const pressAll = async () => {
        const widget = find('othellier-transcript');
        const output = () => widget.querySelector('.command-output').textContent;
        widget.runs.click();
        widget.stops.click();
        const stopped = [widget.status.textContent, widget.runs.hidden];
        for (let time = 0; time < 3; time++) widget.runs.click();
        await waitFor(() => !widget.runs.hidden);
        const book = widget.book.textContent.split('\\n').slice(1).join('\\n');
        const isBooks = output().trimEnd() === book.trimEnd();
        const window = find('othellier-window');
        for (let time = 0; window && time < 3; time++) window.starts.click();
        await waitFor(() => !window || window.classList.contains('alive'));
        const steps = find('othellier-steps[data-function]');
        for (let time = 0; steps && time < 3; time++) steps.button.click();
        await waitFor(() => !steps || steps.panel);
        const count = name => document.querySelectorAll(name).length;
        return [stopped, isBooks, count('.window-live'), count('.steps-panel')];
    };
    pressAll().then(done)";

#[test]
fn repeated_presses_start_once() {
    with_browser(&[], |browser| async move {
        for (page, panels) in [("03-legal-moves", 1), ("16-opponent", 0)] {
            let page = format!("{}{page}.html", site::base_url());
            browser.goto(&page).await?;
            let state = browser.execute_async(PRESS_REPEATEDLY, Vec::new()).await?;
            let stopped = json!(["Stopped.", false]);
            let expected = json!([stopped, true, 1 - panels, panels]);
            assert_eq!(state.json(), &expected, "{page}");
        }
        assert_no_console_errors(&browser).await
    });
}

#[test]
fn page_loads_programs_on_demand() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("22-patterns");
        let transcript = open(&browser, &page, "--example shared").await?;
        let loaded = "performance.getEntriesByType('resource')
            .map(({ name }) => name.match(/(programs[a-z-]*)-/)?.[1])
            .filter(name => name).join()";
        assert_eq!(transcript.evaluate(loaded).await?, "");
        transcript.run().await?;
        assert_eq!(transcript.evaluate(loaded).await?, "programs-learned");
        transcript
            .run_command("cargo run -p bitboards --example bit_moves")
            .await?;
        let all = "programs-learned,programs-search";
        assert_eq!(transcript.evaluate(loaded).await?, all);
        transcript.run_command("cargo run -p board").await?;
        assert!(transcript.output().await?.contains("a b c d e f g h"));
        let all = "programs-learned,programs-search,programs";
        assert_eq!(transcript.evaluate(loaded).await?, all);
        assert_no_console_errors(&browser).await
    });
}

/// Scripts that are loaded on demand. The columns: the page, the beginning of the
/// script's path, the code that requests it, the element that shows an error, and the
/// condition that is true once it is loaded.
const ON_DEMAND: &str = "\
06-whole-games | page/programs- | find('othellier-transcript').runs.click() | \
find('othellier-transcript').status | find('othellier-transcript .command-status').textContent === 'Done.'
11-window | page/windows- | find('othellier-window').starts.click() | \
find('othellier-window').said | find('othellier-window.alive')
03-legal-moves | page/steps- | find('othellier-steps[data-function]').button.click() | \
find('othellier-steps[data-function]').status | find('.steps-panel')
03-legal-moves | page/squares- | find('othellier-board').scrollIntoView(), \
find('.live-failed button')?.click() | find('.live-failed p') | \
find('othellier-board.alive') && !find('.live-failed')
01-board | searcher- | find('#mdbook-search-toggle').click() | \
find('#mdbook-searchresults-header') | window.search?.hasFocus?.()";

#[test]
fn failed_loads_can_be_retried() {
    with_browser(&[], |browser| async move {
        cdp(&browser, "Network.enable", json!({})).await?;
        let block = |urls| json!({ "urls": urls });
        for line in ON_DEMAND.lines() {
            let fields: Vec<_> = line.split(" | ").collect();
            let [page, script, press, status, is_loaded] = fields[..] else {
                panic!("{line}");
            };
            let blocked = block(json!([format!("*/{script}*")]));
            cdp(&browser, "Network.setBlockedURLs", blocked).await?;
            let page = format!("{}{page}.html", site::base_url());
            browser.goto(&page).await?;
            let run = async |script: String| {
                let script = format!("const find = name => document.querySelector(name); {script}");
                browser.execute(script, Vec::new()).await
            };
            run(press.to_owned()).await?;
            let advice = format!("return /didn't load; .*again\\.$/.test({status}?.textContent)");
            let has_failed = wait_until(async || Ok(run(advice.clone()).await?.json() == true));
            assert!(has_failed.await?, "no advice: {page}: {script}");
            cdp(&browser, "Network.setBlockedURLs", block(json!([]))).await?;
            run(press.to_owned()).await?;
            let is_loaded = format!("return Boolean({is_loaded})");
            let loads = wait_until(async || Ok(run(is_loaded.clone()).await?.json() == true));
            assert!(loads.await?, "not loaded: {page}: {script}");
        }
        take_console_errors(&browser).await.map(drop)
    });
}

#[test]
fn failed_load_keeps_the_printed_transcript() {
    with_browser(&[], |browser| async move {
        cdp(&browser, "Network.enable", json!({})).await?;
        let blocked = json!({ "urls": ["*/programs-*"] });
        cdp(&browser, "Network.setBlockedURLs", blocked).await?;
        let page = site::page_url("06-whole-games");
        let transcript = open(&browser, &page, "unwritten_pass").await?;
        transcript.press_button("Run").await?;
        let has_ended = async || Ok(transcript.evaluate("!widget.runs.hidden").await? == "true");
        assert!(wait_until(has_ended).await?);
        let printed = "widget.book.textContent.split('\\n').slice(1).join('\\n').trimEnd()";
        assert_eq!(
            transcript.output().await?,
            transcript.evaluate(printed).await?
        );
        let is_dimmed = "Boolean(widget.querySelector('.old'))";
        assert_eq!(transcript.evaluate(is_dimmed).await?, "false");
        let unblocked = json!({ "urls": [] });
        cdp(&browser, "Network.setBlockedURLs", unblocked).await?;
        take_console_errors(&browser).await.map(drop)
    });
}

/// Runs all transcripts of a page, and returns the sum of the layout shifts.
const LAYOUT_SHIFT: &str = "
    const [done] = arguments;
    const wait = time => new Promise(next => setTimeout(next, time));
    const runAll = async () => {
        let shift = 0;
        const watch = list => {
            for (const { value } of list.getEntries()) shift += value;
        };
        const transcripts = document.querySelectorAll('othellier-transcript');
        transcripts.forEach(element => element.scrollIntoView({ behavior: 'instant' }));
        await wait(500);
        new PerformanceObserver(watch).observe({ type: 'layout-shift' });
        for (const { runs } of transcripts) {
            runs.click();
            while (runs.hidden) await wait(5);
            await wait(50);
        }
        return shift;
    };
    runAll().then(done)";

#[test]
fn running_commands_shifts_no_layout() {
    with_browser(&[], |browser| async move {
        for width in [390, 1200] {
            browser.set_window_rect(0, 0, width, 900).await?;
            browser.goto(&site::page_url("03-legal-moves")).await?;
            let shift = browser.execute_async(LAYOUT_SHIFT, Vec::new()).await?;
            let shift = shift.json().as_f64().unwrap();
            assert!(shift < 0.02, "{width} pixels wide: {shift}");
        }
        Ok(())
    });
}
