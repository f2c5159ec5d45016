//! The listings whose functions a reader runs line by line.

use super::browser::{found, nothing_wrong, until, with_browser};
use super::site;
use board::Square;
use directions::Direction;
use end_of_game::Position;
use othellier_site::stepping::stepped_functions::{STEPPED_FUNCTIONS, WITHOUT_BUTTON};
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;
use thirtyfour::prelude::*;
use tic_tac_toe::{Rand, TicTacToe};

/// What's on the page of the code that steps.
const LOADED: &str = "return performance.getEntriesByType('resource')
    .map(element => element.name).filter(element => /steps-[0-9a-f]{32}/.test(element))";

/// Presses the button below a function's listing, and waits for its panel.
const STEP: &str = "
    const [name, done] = arguments;
    window.tested = [...document.querySelectorAll('othellier-steps')]
        .find(element => element.dataset.function === name);
    tested.button.click();
    const wait = () => tested.panel ? done() : setTimeout(wait, 5);
    wait()";

async fn open(browser: &WebDriver, page: &str, function: &str) -> WebDriverResult<()> {
    browser.goto(page).await?;
    browser
        .execute_async(STEP, vec![json!(function)])
        .await
        .map(drop)
}

async fn text(browser: &WebDriver, script: &str) -> WebDriverResult<String> {
    let script = format!("return String({script})");
    browser.execute(script, Vec::new()).await?.convert()
}

#[test]
fn a_page_pays_nothing_until_the_first_step() {
    with_browser(&[], |browser| async move {
        let page = site::page("03-legal-moves");
        browser.goto(&page).await?;
        assert_eq!(found(&browser, LOADED).await?, json!([]));
        open(&browser, &page, "bracket").await?;
        let loaded = browser.execute(LOADED, Vec::new()).await?;
        assert_eq!(loaded.json().as_array().unwrap().len(), 1);
        Ok(())
    });
}

/// Walks through all steps of the page's functions: file, line, the row that's
/// lit, and what's said.
const ALL_STEPS: &str = "
    const [done] = arguments;
    const light = () => document.querySelector('.steps-light')?.at;
    const row = at => at.code.textContent.split('\\n')[at.row].trim();
    const walk = async element => {
        element.button.click();
        while (!element.panel) await new Promise(next => setTimeout(next, 5));
        const steps = [];
        for (let step = 0; step <= element.panel.last; step++) {
            element.panel.go(step);
            const said = element.panel.sentence.textContent;
            const [, line] = said.match(/^Line (\\d+):/);
            const at = light();
            const names = element.panel.sentence.querySelector('code');
            steps.push([element.dataset.function, Number(line),
                at ? row(at) : null, said, Boolean(names)]);
        }
        element.panel.close();
        return steps;
    };
    const all = async () => {
        const steps = [];
        for (const element of document.querySelectorAll('[data-function]'))
            steps.push(...await walk(element));
        return steps;
    };
    all().then(done)";

/// The function, the line, the row, what's said, and whether that has a name.
type Step = (String, usize, Option<String>, String, bool);

/// Walks through all functions of the open page: every step is a line of a listing there,
/// and is lit. Returns their names.
pub async fn walk(browser: &WebDriver, page: &str) -> WebDriverResult<Vec<String>> {
    let all = browser.execute_async(ALL_STEPS, Vec::new()).await?;
    let all: Vec<Step> = all.convert()?;
    let mut functions = Vec::new();
    for (function, line, row, said, has_name) in all {
        let step = format!("{page}, {function}: {said}");
        let row = row.unwrap_or_else(|| panic!("no light: {step}"));
        assert!(is_line(line, &row), "{step} isn't in {row}");
        assert!(has_name, "{step} says too little");
        functions.push(function);
    }
    Ok(functions)
}

/// Whether a line of this number and text is in one of the files that step.
fn is_line(number: usize, row: &str) -> bool {
    let chapters = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../chapters");
    STEPPED_FUNCTIONS.iter().any(|one| {
        let text = std::fs::read_to_string(chapters.join(one.file)).unwrap();
        text.lines()
            .nth(number - 1)
            .is_some_and(|text| text.trim() == row)
    })
}

/// Asks the traced functions all questions; the answers that differ.
const DIFFERENCES: &str = "
    return arguments[0].flatMap(([request, original]) => {
        const { answer } = window.othellier.steps.ask(request);
        return answer === original ? [] : [[request, original, answer]];
    })";

#[test]
fn what_steps_answers_what_the_original_answers() {
    with_browser(&[], |browser| async move {
        open(&browser, &site::page("03-legal-moves"), "bracket").await?;
        for some in questions().chunks(2000) {
            let found = browser.execute(DIFFERENCES, vec![json!(some)]).await?;
            assert_eq!(found.json(), &json!([]));
        }
        Ok(())
    });
}

/// Everything is asked about a thousand positions, each with what the functions answer
/// that don't step.
fn questions() -> Vec<(Value, Value)> {
    let mut rand = Rand::new(20);
    let mut all = Vec::new();
    let mut position = Position::start();
    for number in 0..1000 {
        let moves: Vec<_> = position.legal_moves().collect();
        position = match rand.pick(&moves) {
            Some(&square) => position.play(square).unwrap(),
            None => Position::start(),
        };
        let marks = marks(&mut rand);
        for one in STEPPED_FUNCTIONS
            .iter()
            .filter(|one| !WITHOUT_BUTTON.contains(&one.name))
        {
            let (board, depth) = if one.file.starts_with("13-tic-tac-toe/") {
                (marks.clone(), rand.below(4))
            } else {
                // A deep one takes seven milliseconds.
                (
                    position.board.to_line(),
                    if number % 20 == 0 { 2 } else { 1 },
                )
            };
            let fields = [
                ("function", one.name.to_owned()),
                ("board", board),
                ("disc", position.to_move.to_string()),
                ("square", Square::new(rand.below(64)).to_string()),
                ("direction", Direction::ALL[rand.below(8)].to_string()),
                ("depth", depth.to_string()),
                ("step", "7".to_owned()),
            ];
            let form = fields
                .each_ref()
                .map(|(name, value)| format!("{name}={value}"))
                .join("&");
            let original: Value = serde_json::from_str(&page_steps::respond(&form)).unwrap();
            let request: BTreeMap<_, _> = fields.into();
            all.push((json!(request), original["answer"].clone()));
        }
    }
    all
}

/// Tic-tac-toe with at least three marks, and at most eight.
fn marks(rand: &mut Rand) -> String {
    let mut game = TicTacToe::new();
    for _ in 0..3 + rand.below(6) {
        let moves: Vec<_> = game.moves().collect();
        if let Some(&spot) = rand.pick(&moves) {
            game.put(spot);
        }
    }
    format!("{game:?}")
}

#[test]
fn a_reader_steps_through_bracket() {
    with_browser(&[], |browser| async move {
        bracket(&browser, &site::file_address()).await?;
        nothing_wrong(&browser).await
    });
}

const SENTENCE: &str = "tested.panel.sentence.textContent";
const VARIABLES: &str = "tested.panel.variables.textContent";

/// The squares with a ring, each with what it's called.
const RINGS: &str = "[...tested.querySelectorAll('.ringed')]
    .map(element => element.ariaLabel).join('; ')";

/// The text under the light, by where the light is.
const LIT: &str = "(() => {
    const light = document.querySelector('.steps-light');
    const { top, bottom } = light.getBoundingClientRect();
    const { x } = light.parentElement.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const at = document.caretPositionFromPoint(x + 100, middle);
    let row = 0, node = at.offsetNode;
    const code = light.parentElement.querySelector('code');
    const range = document.createRange();
    range.setStart(code, 0);
    range.setEnd(node, at.offset);
    row = range.toString().split('\\n').length - 1;
    return code.textContent.split('\\n')[row].trim();
})()";

async fn bracket(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    open(browser, &format!("{book}03-legal-moves.html"), "bracket").await?;
    let copied = "tested.querySelector('pre code').textContent";
    let code = text(browser, copied).await?;
    let see = async |script: &str| text(browser, script).await;
    let called = "Line 7: bracket is called: board is a board, 12 black, 8 white; square is c6, \
                  empty; direction is north; disc is Black.";
    assert_eq!(see(SENTENCE).await?, called);
    press(browser, "Step").await?;
    press(browser, "Step").await?;
    assert_eq!(see(SENTENCE).await?, "Line 14: end is c5, a white disc.");
    browser
        .execute("tested.scrollIntoView({ behavior: 'instant' })", Vec::new())
        .await?;
    assert_eq!(see(LIT).await?, "let mut end = next(square, direction);");
    let rings = "c5, white, end; c6, empty, square";
    assert_eq!(see(RINGS).await?, rings);
    assert!(see(VARIABLES).await?.contains("endc5, a white disc"));
    press(browser, "To the end").await?;
    let end = "Line 21: bracket returns c3, a black disc: end is c3, a black disc; disc is Black.";
    assert_eq!(see(SENTENCE).await?, end);
    press(browser, "Back").await?;
    let back = "Line 18: board[end] == opponent is false: end is c3, a black \
                disc; opponent is White.";
    assert_eq!(see(SENTENCE).await?, back);
    keys(browser, called, end).await?;
    changed(browser).await?;
    assert_eq!(text(browser, copied).await?, code);
    closed(browser).await
}

async fn press(browser: &WebDriver, button: &str) -> WebDriverResult<()> {
    let script = "[...tested.querySelectorAll('.steps-panel button')]
        .find(element => element.textContent === arguments[0]).click()";
    browser.execute(script, vec![json!(button)]).await.map(drop)
}

/// The keys do what the buttons do, and the page stays.
async fn keys(browser: &WebDriver, first: &str, last: &str) -> WebDriverResult<()> {
    let send = async |key: Key| {
        let keys = key.value().to_string();
        browser.active_element().await?.send_keys(keys).await
    };
    send(Key::Home).await?;
    assert_eq!(text(browser, SENTENCE).await?, first);
    send(Key::Right).await?;
    let second = "Line 13: opponent is White.";
    assert_eq!(text(browser, SENTENCE).await?, second);
    send(Key::Left).await?;
    assert_eq!(text(browser, SENTENCE).await?, first);
    send(Key::End).await?;
    assert_eq!(text(browser, SENTENCE).await?, last);
    let slide = "tested.panel.slider.value = 2;
        tested.panel.slider.dispatchEvent(new Event('input'))";
    browser.execute(slide, Vec::new()).await?;
    let third = "Line 14: end is c5, a white disc.";
    assert_eq!(text(browser, SENTENCE).await?, third);
    Ok(())
}

/// The reader turns c5 over twice, and there's no bracket any more; then the
/// walk goes another way.
async fn changed(browser: &WebDriver) -> WebDriverResult<()> {
    let click = "tested.querySelector('[data-name=c5]').click()";
    browser.execute(click, Vec::new()).await?;
    press(browser, "To the end").await?;
    let none = "Line 16: bracket returns None.";
    assert_eq!(text(browser, SENTENCE).await?, none);
    let turn = "const it_is = tested.panel.fields.direction;
        it_is.value = 'west'; it_is.dispatchEvent(new Event('change'))";
    browser.execute(turn, Vec::new()).await?;
    press(browser, "To the end").await?;
    let west = "Line 21: bracket returns a6, a black disc: end is a6, a black disc; disc is Black.";
    assert_eq!(text(browser, SENTENCE).await?, west);
    Ok(())
}

async fn closed(browser: &WebDriver) -> WebDriverResult<()> {
    press(browser, "Close").await?;
    let rest = "[document.querySelectorAll('.steps-light').length,
        tested.panel.element.checkVisibility(), document.activeElement.ariaLabel]";
    let closed = "0,false,Step through bracket";
    let is_closed = async || Ok(text(browser, rest).await? == closed);
    assert!(until(is_closed).await?, "{}", text(browser, rest).await?);
    Ok(())
}

/// Calls stand on each other, and the reader jumps from one to the next.
#[test]
fn calls_are_a_stack() {
    with_browser(&[], |browser| async move {
        open(&browser, &site::page("06-whole-games"), "perft").await?;
        for _ in 0..3 {
            press(&browser, "Next call").await?;
        }
        let stack = "[...tested.querySelectorAll('.steps-stack li')]
            .map(element => element.textContent).join('; ')";
        let calls = "perft, line 16; closure in perft, line 19; perft, line 8";
        assert_eq!(text(&browser, stack).await?, calls);
        Ok(())
    });
}
