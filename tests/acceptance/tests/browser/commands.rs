//! The book's commands, run in its pages.

use super::browser::{cdp, errors, found, found_later, nothing_wrong, until, with_browser};
use super::site;
use super::tested::Tested;
use super::windows;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// Runs all transcripts of a page, one after the other, and ends the input
/// where a program waits for a line. Returns what the book says and what the
/// page shows, where they differ. A line's last spaces aren't in the book.
const DIFFERENCES: &str = "
    const done = arguments[0];
    const wait = () => new Promise(next => setTimeout(next, 5));
    const text = element => element.querySelector('input').value;
    const printed = element => element.querySelector('.command-output').textContent;
    const whole = element => `$ ${text(element)}\\n${printed(element)}`
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
        const shown = [...element.querySelectorAll('.command')].map(whole).join('');
        const book = element.querySelector('pre code').textContent;
        return shown === book || !book.startsWith('$ ') ? [] : [{ book, shown }];
    };
    const all = async () => {
        const differences = [];
        for (const element of document.querySelectorAll('othellier-transcript'))
            differences.push(...await compare(element));
        return differences;
    };
    all().then(done)";

/// The blocks of commands that a reader can't run, and that don't say why.
const SILENT: &str = "
    return [...document.querySelectorAll('main code:is(.language-console, .language-sh)')]
        .map(code => code.parentElement)
        .filter(({ parentElement, previousElementSibling, nextElementSibling }) =>
            !parentElement.runs && nextElementSibling?.className !== 'elsewhere'
                && !previousElementSibling?.textContent.includes('in a terminal'))
        .map(block => block.textContent)";

/// Runs all transcripts of the open page, which print what the book says. A block of
/// commands that can't run there says why.
pub async fn run_all(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    assert_eq!(found(browser, SILENT).await?, json!([]), "{page}");
    assert_eq!(
        found_later(browser, DIFFERENCES).await?,
        json!([]),
        "{page}"
    );
    Ok(())
}

/// Opens a page, and finds the transcript that has these words.
pub async fn open<'a>(
    browser: &'a WebDriver,
    page: &str,
    words: &str,
) -> WebDriverResult<Tested<'a>> {
    browser.goto(page).await?;
    transcript(browser, words).await
}

/// Finds the transcript of the open page that has these words.
pub async fn transcript<'a>(browser: &'a WebDriver, words: &str) -> WebDriverResult<Tested<'a>> {
    let script = "
        window.tested = [...document.querySelectorAll('othellier-transcript')]
            .find(element => element.textContent.includes(arguments[0]));
        if (!tested) throw Error(`no transcript has ${arguments[0]}`);
        for (const fold of document.querySelectorAll('details'))
            if (fold.contains(tested)) fold.open = true;
        tested.scrollIntoView({ block: 'center', behavior: 'instant' })";
    browser.execute(script, vec![words.into()]).await?;
    Ok(Tested { browser })
}

impl Tested<'_> {
    /// Presses a button by its text.
    pub async fn press(&self, text: &str) -> WebDriverResult<()> {
        let script = "[...tested.querySelectorAll('button')]
            .find(element => element.textContent === arguments[0] && !element.hidden).click()";
        self.browser.execute(script, vec![text.into()]).await?;
        Ok(())
    }

    /// Runs the book's commands to their end.
    pub async fn run(&self) -> WebDriverResult<()> {
        self.press("Run").await?;
        self.hear("Done.").await
    }

    /// Puts a command in the place of the first one, and runs it by Enter.
    async fn enter(&self, command: &str) -> WebDriverResult<()> {
        let field = "return tested.querySelector('.command-line input')";
        let field = self.browser.execute(field, Vec::new()).await?;
        let field = field.element()?;
        field.clear().await?;
        field.send_keys(command).await?;
        field.send_keys(Key::Enter).await
    }

    /// Runs this one to its end instead. What it has printed.
    pub async fn answer(&self, command: &str) -> WebDriverResult<String> {
        self.enter(command).await?;
        self.hear("Done.").await?;
        self.printed().await
    }

    /// What the first command has printed.
    async fn printed(&self) -> WebDriverResult<String> {
        self.find("tested.querySelector('.command-output').textContent")
            .await
    }

    /// The name of what has the focus.
    async fn focused(&self) -> WebDriverResult<String> {
        let name = "(element => element.ariaLabel ?? element.textContent)(document.activeElement)";
        self.find(name).await
    }
}

#[test]
fn commands_answer_from_a_file() {
    with_browser(&[], |browser| async move {
        let book = site::file_address();
        changed(&browser, &book).await?;
        asked(&browser, &book).await?;
        released(&browser, &book).await?;
        stopped(&browser, &book).await?;
        files(&browser, &book).await?;
        let page = "08-records.html";
        browser.goto(format!("{book}{page}")).await?;
        run_all(&browser, page).await?;
        nothing_wrong(&browser).await
    });
}

/// A command is changed, goes wrong, and is the book's again.
async fn changed(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}06-whole-games.html");
    let transcript = open(browser, &page, "unwritten_pass").await?;
    transcript.run().await?;
    let printed = transcript
        .answer("cargo run -p whole-games -- 'f5 é'")
        .await?;
    assert!(printed.contains('é'), "{printed}");
    let code = "tested.querySelector('.command-code').textContent";
    assert_eq!(transcript.find(code).await?, "exit code 2");
    transcript.enter("cargo test").await?;
    let says = "tested.querySelector('[role=status]').textContent";
    assert!(transcript.find(says).await?.starts_with("Here you can run"));
    transcript.answer("cargo run -p window").await?;
    let elsewhere = "window isn't in this page: use a terminal\n";
    assert_eq!(transcript.printed().await?, elsewhere);
    transcript.press("The book's output").await?;
    let run = "Run cargo run -p whole-games --example unwritten_pass";
    assert_eq!(transcript.focused().await?, run);
    let seen = "[...tested.querySelectorAll('pre')].map(element => element.checkVisibility())";
    assert_eq!(transcript.find(seen).await?, "true,false");
    Ok(())
}

/// A program asks for lines, and hears them where they belong.
async fn asked(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let transcript = open(
        browser,
        &format!("{book}07-two-players.html"),
        "--black greedy",
    )
    .await?;
    let waits = "The program is waiting for a line. Ctrl-D ends the input.";
    transcript.press("Type the input yourself").await?;
    transcript.hear(waits).await?;
    let focus = "tested.querySelector('.command-output input').focus()";
    transcript.find(focus).await?;
    transcript.send("6d\nc3\n").await?;
    let plays = async || Ok(transcript.printed().await?.contains("c3 flips d4"));
    assert!(until(plays).await?, "{}", transcript.printed().await?);
    transcript.hear(waits).await?;
    let printed = transcript.printed().await?;
    assert!(printed.contains("\nBob> 6d\n\"6d\" has"), "{printed}");
    assert!(printed.ends_with("\nBob> "), "{printed}");
    transcript.send(Key::Control + "d").await?;
    transcript.hear("Done.").await?;
    assert!(transcript.printed().await?.contains("\nGoodbye."));
    assert_eq!(transcript.focused().await?, "Command");
    Ok(())
}

/// What the book prints for a terminal runs, too, with the expert at the table.
async fn released(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let transcript = open(
        browser,
        &format!("{book}24-engine.html"),
        "--release --bin expert --",
    )
    .await?;
    transcript.press("Run").await?;
    let waits = "The program is waiting for a line. Ctrl-D ends the input.";
    transcript.hear(waits).await?;
    let printed = transcript
        .answer("cargo run -p board --release -q -- c6")
        .await?;
    assert!(printed.starts_with("c6"), "{printed}");
    Ok(())
}

/// What takes too long is stopped, and what comes next runs again.
async fn stopped(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}14-minimax.html");
    let transcript = open(browser, &page, "any_game").await?;
    transcript.run().await?;
    transcript
        .enter("cargo run -p minimax -- --depth 40")
        .await?;
    transcript.hear("Running...").await?;
    transcript.press("Stop").await?;
    transcript.hear("Stopped.").await?;
    transcript
        .answer("cargo run -p minimax -- --depth 1")
        .await?;
    assert!(!transcript.printed().await?.is_empty());
    Ok(())
}

/// Drops a file with this text on what has this selector.
const DROP: &str = "
    const [name, text, selector] = arguments;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    const target = selector ? document.querySelector(selector) : tested;
    const event = { dataTransfer, bubbles: true, cancelable: true };
    const over = new DragEvent('dragover', event);
    target.dispatchEvent(over);
    target.dispatchEvent(new DragEvent('drop', event));
    return over.defaultPrevented";

/// Drops what a program has written, under another name, on the page's title.
const DROP_AGAIN: &str = "
    const [from, to, done] = arguments;
    const drop = bytes => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], to));
        const event = { dataTransfer, bubbles: true, cancelable: true };
        document.querySelector('h1').dispatchEvent(new DragEvent('drop', event));
    };
    fetch(tested.querySelector(`[download=\"${from}\"]`).href)
        .then(element => element.arrayBuffer()).then(drop).then(done)";

/// A program reads the reader's file, and the reader gets the program's.
async fn files(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}game-formats.html");
    let transcript = open(browser, &page, "convert").await?;
    transcript.run().await?;
    let links = "[...tested.querySelectorAll('a')].map(element => element.download)";
    assert_eq!(transcript.find(links).await?, "mine.ggf,mine.obf");
    let arguments = vec![json!("ours.txt"), json!("f5d6c3")];
    browser.execute(DROP, arguments).await?;
    transcript
        .hear("Added: ours.txt. Name it in a command.")
        .await?;
    transcript
        .answer("cargo run -p game-formats -- convert ours.txt ours.ggf")
        .await?;
    let script = "
        const [done] = arguments;
        fetch(tested.querySelector('[download=\"ours.ggf\"]').href)
            .then(element => element.text()).then(done)";
    let written = browser.execute_async(script, Vec::new()).await?;
    let written: String = written.convert()?;
    assert!(written.starts_with("(;GM[Othello]"), "{written}");
    let again = vec![json!("ours.ggf"), json!("theirs.ggf")];
    browser.execute_async(DROP_AGAIN, again).await?;
    transcript
        .hear("Added: theirs.ggf. Name it in a command.")
        .await?;
    let printed = transcript
        .answer("cargo run -p game-formats -- show theirs.ggf")
        .await?;
    assert!(printed.contains("move 3 of 3"), "{printed}");
    databases(browser, book).await
}

/// A database goes out of the page and comes back; so does nonsense, with a
/// sentence about it.
async fn databases(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let transcript = open(
        browser,
        &format!("{book}10-databases.html"),
        "list mine.wtb",
    )
    .await?;
    transcript.run().await?;
    let again = vec![json!("mine.wtb"), json!("theirs.wtb")];
    browser.execute_async(DROP_AGAIN, again).await?;
    transcript
        .hear("Added: theirs.wtb. Name it in a command.")
        .await?;
    transcript
        .find("tested.commands[1].line.value = 'cargo run -p databases -- list theirs.wtb'")
        .await?;
    transcript.run().await?;
    let list = transcript
        .find("tested.commands[1].output.textContent")
        .await?;
    assert!(list.contains("35-29") && list.contains("1990"), "{list}");
    let nonsense = vec![json!("no.wtb"), json!("nonsense"), json!("h1")];
    browser.execute(DROP, nonsense).await?;
    transcript
        .hear("Added: no.wtb. Name it in a command.")
        .await?;
    transcript
        .answer("cargo run -p databases -- list no.wtb")
        .await?;
    assert!(
        transcript
            .printed()
            .await?
            .starts_with("no.wtb, the header: ")
    );
    Ok(())
}

/// Where nothing reads files, a dropped one is the browser's; and a folder isn't
/// a file.
#[test]
fn a_file_is_dropped_where_something_reads_it() {
    with_browser(&[], |browser| async move {
        let page = site::page("16-opponent");
        browser.goto(&page).await?;
        let file = |name| vec![json!(name), json!("f5d6c3"), json!("h1")];
        let taken = browser.execute(DROP, file("ours.txt")).await?;
        assert_eq!(taken.json(), &json!(false));
        let window = windows::start(&browser, &page, 1).await?;
        let taken = browser.execute(DROP, file("ours.txt")).await?;
        assert_eq!(taken.json(), &json!(true));
        window.hear("Added: ours.txt. Read finds it.").await?;
        window.send("r").await?;
        window.send("ours.txt").await?;
        window.send(Key::Enter.value().to_string()).await?;
        let answer = "White plays d3 and flips d4. Black to move. hard: worth \
                      +2.5 discs (one other move is as good); 1095 positions.";
        window.hear(answer).await?;
        let folder = "File.prototype.arrayBuffer = () => Promise.reject()";
        browser.execute(folder, Vec::new()).await?;
        browser.execute(DROP, file("games")).await?;
        window.hear("games can't be read: is it a folder?").await?;
        Ok(())
    });
}

/// Impatient readers press twice, and stop what has hardly begun.
const IMPATIENT: &str = "
    const [done] = arguments;
    const wait = async holds => {
        while (!holds()) await new Promise(next => setTimeout(next, 5));
    };
    const find = name => document.querySelector(name);
    const all = async () => {
        const tested = find('othellier-transcript');
        const prints = () => tested.querySelector('.command-output').textContent;
        tested.runs.click();
        tested.stops.click();
        const stopped = [tested.status.textContent, tested.runs.hidden];
        for (let time = 0; time < 3; time++) tested.runs.click();
        await wait(() => !tested.runs.hidden);
        const book = tested.book.textContent.split('\\n').slice(1).join('\\n');
        const isBooks = prints().trimEnd() === book.trimEnd();
        const window = find('othellier-window');
        for (let time = 0; window && time < 3; time++) window.starts.click();
        await wait(() => !window || window.classList.contains('alive'));
        const steps = find('othellier-steps[data-function]');
        for (let time = 0; steps && time < 3; time++) steps.button.click();
        await wait(() => !steps || steps.panel);
        const count = name => document.querySelectorAll(name).length;
        return [stopped, isBooks, count('.window-live'), count('.steps-panel')];
    };
    all().then(done)";

#[test]
fn pressing_twice_does_it_once() {
    with_browser(&[], |browser| async move {
        for (page, panels) in [("03-legal-moves", 1), ("16-opponent", 0)] {
            let page = format!("{}{page}.html", site::address());
            browser.goto(&page).await?;
            let found = browser.execute_async(IMPATIENT, Vec::new()).await?;
            let stopped = json!(["Stopped.", false]);
            let expected = json!([stopped, true, 1 - panels, panels]);
            assert_eq!(found.json(), &expected, "{page}");
        }
        nothing_wrong(&browser).await
    });
}

/// Its reader pays for no others, but may run any.
#[test]
fn a_page_loads_only_the_programs_that_it_runs() {
    with_browser(&[], |browser| async move {
        let page = site::page("22-patterns");
        let transcript = open(&browser, &page, "--example shared").await?;
        let loaded = "performance.getEntriesByType('resource')
            .map(element => element.name.match(/(programs[a-z-]*)-/)?.[1])
            .filter(element => element).join()";
        assert_eq!(transcript.find(loaded).await?, "");
        transcript.run().await?;
        assert_eq!(transcript.find(loaded).await?, "programs-learned");
        transcript
            .answer("cargo run -p bitboards --example bit_moves")
            .await?;
        let all = "programs-learned,programs-search";
        assert_eq!(transcript.find(loaded).await?, all);
        transcript.answer("cargo run -p board").await?;
        assert!(transcript.printed().await?.contains("a b c d e f g h"));
        let all = "programs-learned,programs-search,programs";
        assert_eq!(transcript.find(loaded).await?, all);
        nothing_wrong(&browser).await
    });
}

/// What is loaded when it's needed: the pages, the beginnings of the scripts, what
/// asks for them, where it says what is missing, and what is there in the end.
const LATE: &str = "\
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

/// Whoever presses again once the line is up again gets it.
#[test]
fn what_was_missing_is_asked_for_again() {
    with_browser(&[], |browser| async move {
        cdp(&browser, "Network.enable", json!({})).await?;
        let block = |urls| json!({ "urls": urls });
        for line in LATE.lines() {
            let fields: Vec<_> = line.split(" | ").collect();
            let [page, script, press, says, is_there] = fields[..] else {
                panic!("{line}");
            };
            let lost = block(json!([format!("*/{script}*")]));
            cdp(&browser, "Network.setBlockedURLs", lost).await?;
            let page = format!("{}{page}.html", site::address());
            browser.goto(&page).await?;
            let run = async |script: String| {
                let script = format!("const find = name => document.querySelector(name); {script}");
                browser.execute(script, Vec::new()).await
            };
            run(press.to_owned()).await?;
            let advice = format!("return /didn't load; .*again\\.$/.test({says}?.textContent)");
            let is_told = until(async || Ok(run(advice.clone()).await?.json() == true));
            assert!(is_told.await?, "{page}: {script}");
            cdp(&browser, "Network.setBlockedURLs", block(json!([]))).await?;
            run(press.to_owned()).await?;
            let is_there = format!("return Boolean({is_there})");
            let comes = until(async || Ok(run(is_there.clone()).await?.json() == true));
            assert!(comes.await?, "{page}: {script}");
        }
        errors(&browser).await.map(drop)
    });
}

/// Offline, a reader still has what the book prints.
#[test]
fn without_its_program_a_transcript_stays() {
    with_browser(&[], |browser| async move {
        cdp(&browser, "Network.enable", json!({})).await?;
        let lost = json!({ "urls": ["*/programs-*"] });
        cdp(&browser, "Network.setBlockedURLs", lost).await?;
        let page = site::page("06-whole-games");
        let transcript = open(&browser, &page, "unwritten_pass").await?;
        transcript.press("Run").await?;
        let is_over = async || Ok(transcript.find("!tested.runs.hidden").await? == "true");
        assert!(until(is_over).await?);
        let book = "tested.book.textContent.split('\\n').slice(1).join('\\n').trimEnd()";
        assert_eq!(transcript.printed().await?, transcript.find(book).await?);
        let gray = "Boolean(tested.querySelector('.old'))";
        assert_eq!(transcript.find(gray).await?, "false");
        let block = json!({ "urls": [] });
        cdp(&browser, "Network.setBlockedURLs", block).await?;
        errors(&browser).await.map(drop)
    });
}

/// Runs all transcripts of a page, and returns how far they have moved the page.
const SHIFTS: &str = "
    const [done] = arguments;
    const wait = time => new Promise(next => setTimeout(next, time));
    const all = async () => {
        let shift = 0;
        const watch = list => {
            for (const { value } of list.getEntries()) shift += value;
        };
        const tested = document.querySelectorAll('othellier-transcript');
        tested.forEach(element => element.scrollIntoView({ behavior: 'instant' }));
        await wait(500);
        new PerformanceObserver(watch).observe({ type: 'layout-shift' });
        for (const element of tested) {
            element.runs.click();
            while (element.runs.hidden) await wait(5);
            await wait(50);
        }
        return shift;
    };
    all().then(done)";

/// What runs stays as high as what was there, from the first press on.
#[test]
fn a_page_stays_where_it_is_while_its_commands_run() {
    with_browser(&[], |browser| async move {
        for width in [390, 1200] {
            browser.set_window_rect(0, 0, width, 900).await?;
            browser.goto(&site::page("03-legal-moves")).await?;
            let shift = browser.execute_async(SHIFTS, Vec::new()).await?;
            let shift = shift.json().as_f64().unwrap();
            assert!(shift < 0.02, "{width} pixels wide: {shift}");
        }
        Ok(())
    });
}
