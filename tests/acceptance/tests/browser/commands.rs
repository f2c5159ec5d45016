//! The book's commands, run in its pages.

use super::browser::{errors, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::json;
use thirtyfour::prelude::*;

/// The beginnings of commands that a page can't run, and why.
const ELSEWHERE: [(&str, &str); 7] = [
    ("cargo run -- ", "the companion checks files of the reader's"),
    ("cp ", "so it's about the reader's files"),
    ("cargo run -p window ", "it draws on a terminal"),
    ("cargo run -p connect-four-window ", "it draws on a terminal"),
    ("cargo run -p othello-window ", "it draws on a terminal"),
    ("cargo run -p opponent ", "it can draw on a terminal"),
    (
        "cargo run -p records --example kill_save",
        "it kills other programs",
    ),
];

/// Runs all transcripts of a page, one after the other, and ends the input
/// where a program waits for a line. Returns what the book says and what the
/// page shows, where they differ. A line's last spaces aren't in the book.
const DIFFERENCES: &str = "
    const done = arguments[0];
    const wait = () => new Promise(next => setTimeout(next, 5));
    const text = it => it.querySelector('input').value;
    const printed = it => it.querySelector('.command-output').textContent;
    const whole = it => `$ ${text(it)}\\n${printed(it)}`
        .replace(/ +$/gm, '').replace(/\\n?$/, '\\n');
    const run = async it => {
        const [runs, , ends] = it.querySelectorAll('.command-controls button');
        runs.click();
        while (runs.hidden) {
            if (!ends.hidden) ends.click();
            await wait();
        }
    };
    const compare = async it => {
        await run(it);
        const shown = [...it.querySelectorAll('.command')].map(whole).join('');
        const book = it.querySelector('pre code').textContent;
        return shown === book ? [] : [{ book, shown }];
    };
    const all = async () => {
        const differences = [];
        for (const it of document.querySelectorAll('othellier-transcript'))
            differences.push(...await compare(it));
        return differences;
    };
    all().then(done)";

/// The commands of the transcripts of a page that no reader can run there.
const DEAD: &str = r"
    return [...document.querySelectorAll('code.language-console')]
        .filter(it => !it.closest('othellier-transcript'))
        .flatMap(it => it.textContent.match(/^\$ .*/gm))
        .map(it => it.slice(2).replace(/^printf .* \| /, ''))";

#[test]
fn every_transcript_runs_in_its_page() {
    with_browser(&[], |browser| async move {
        for page in site::pages() {
            browser
                .goto(format!("{}{page}", site::address()))
                .await?;
            let dead: Vec<String> =
                browser.execute(DEAD, Vec::new()).await?.convert()?;
            for command in dead {
                let mut known = ELSEWHERE.iter();
                assert!(
                    known.any(|(start, _)| command.starts_with(start)),
                    "{page}: nobody can run `{command}`"
                );
            }
            let found = browser.execute_async(DIFFERENCES, Vec::new()).await?;
            assert_eq!(found.json(), &json!([]), "{page}");
        }
        assert!(errors(&browser).await?.is_empty());
        Ok(())
    });
}
