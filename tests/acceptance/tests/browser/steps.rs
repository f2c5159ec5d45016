//! Step panels: functions of the book that a reader runs line by line.

use super::browser::{assert_no_console_errors, evaluate, wait_until, with_browser};
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

/// Returns the loaded scripts of traced functions.
const LOADED_SCRIPTS: &str = "return performance.getEntriesByType('resource')
    .map(({ name }) => name).filter(name => /steps-[0-9a-f]{32}/.test(name))";

/// Presses the button below a function's listing, and waits for its panel.
const OPEN_PANEL: &str = "
    const [name, done] = arguments;
    window.widget = [...document.querySelectorAll('othellier-steps')]
        .find(element => element.dataset.function === name);
    widget.button.click();
    const wait = () => widget.panel ? done() : setTimeout(wait, 5);
    wait()";

/// Opens a page, and steps into a function.
async fn open(browser: &WebDriver, page: &str, function: &str) -> WebDriverResult<()> {
    browser.goto(page).await?;
    browser
        .execute_async(OPEN_PANEL, vec![json!(function)])
        .await
        .map(drop)
}

/// Returns the value of a JavaScript expression as a string.
async fn text(browser: &WebDriver, expression: &str) -> WebDriverResult<String> {
    let script = format!("return String({expression})");
    browser.execute(script, Vec::new()).await?.convert()
}

#[test]
fn traced_code_loads_on_first_step() {
    with_browser(&[], |browser| async move {
        let page = site::page_url("03-legal-moves");
        browser.goto(&page).await?;
        assert_eq!(evaluate(&browser, LOADED_SCRIPTS).await?, json!([]));
        open(&browser, &page, "bracket").await?;
        let scripts = evaluate(&browser, LOADED_SCRIPTS).await?;
        assert_eq!(scripts.as_array().unwrap().len(), 1);
        Ok(())
    });
}

/// Goes through all steps of the page's functions. Returns for each step the function,
/// the line number, the text of the highlighted row, the sentence, and whether the
/// sentence contains code.
const ALL_STEPS: &str = "
    const [done] = arguments;
    const highlightedRow = ({ source }) =>
        document.querySelector('.steps-light') ? source.textContent : null;
    const walk = async element => {
        element.button.click();
        while (!element.panel) await new Promise(next => setTimeout(next, 5));
        const steps = [];
        for (let step = 0; step <= element.panel.last; step++) {
            element.panel.go(step);
            const sentence = element.panel.sentence.textContent;
            const [, line] = sentence.match(/^Line (\\d+):/);
            const code = element.panel.sentence.querySelector('code');
            steps.push([element.dataset.function, Number(line),
                highlightedRow(element.panel), sentence, Boolean(code)]);
        }
        element.panel.close();
        return steps;
    };
    const walkAll = async () => {
        const steps = [];
        for (const element of document.querySelectorAll('[data-function]'))
            steps.push(...await walk(element));
        return steps;
    };
    walkAll().then(done)";

/// A step of [`ALL_STEPS`].
type Step = (String, usize, Option<String>, String, bool);

/// Goes through all steps of the open page's functions, and asserts that the line of each
/// step is highlighted in a listing. Returns the names of the functions, once for each
/// step.
pub async fn walk_all(browser: &WebDriver, page: &str) -> WebDriverResult<Vec<String>> {
    let steps = browser.execute_async(ALL_STEPS, Vec::new()).await?;
    let steps: Vec<Step> = steps.convert()?;
    let mut functions = Vec::new();
    for (function, line, row, sentence, has_code) in steps {
        let step = format!("{page}, {function}: {sentence}");
        let row = row.unwrap_or_else(|| panic!("no highlight: {step}"));
        assert!(is_line(line, &row), "{step}: the highlighted row is {row}");
        assert!(has_code, "{step}: the sentence names nothing");
        functions.push(function);
    }
    Ok(functions)
}

/// Returns true if one of the traced files has this line with this number.
fn is_line(number: usize, line: &str) -> bool {
    let chapters = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../chapters");
    STEPPED_FUNCTIONS.iter().any(|function| {
        let text = std::fs::read_to_string(chapters.join(function.file)).unwrap();
        text.lines()
            .nth(number - 1)
            .is_some_and(|text| text.trim() == line)
    })
}

/// Sends requests to the traced functions. Returns the requests whose answer isn't the
/// expected one, with both answers.
const DIFFERENCES: &str = "
    return arguments[0].flatMap(([request, expected]) => {
        const { answer } = window.othellier.steps.ask(request);
        return answer === expected ? [] : [[request, expected, answer]];
    })";

#[test]
fn traced_functions_return_what_the_originals_return() {
    with_browser(&[], |browser| async move {
        open(&browser, &site::page_url("03-legal-moves"), "bracket").await?;
        for requests in requests().chunks(2000) {
            let differences = browser.execute(DIFFERENCES, vec![json!(requests)]).await?;
            assert_eq!(differences.json(), &json!([]));
        }
        Ok(())
    });
}

/// Returns requests for each function at a thousand positions, with the answers of the
/// functions as they are compiled here.
fn requests() -> Vec<(Value, Value)> {
    let mut rand = Rand::new(20);
    let mut requests = Vec::new();
    let mut position = Position::start();
    for number in 0..1000 {
        let moves: Vec<_> = position.legal_moves().collect();
        position = match rand.pick(&moves) {
            Some(&square) => position.play(square).unwrap(),
            None => Position::start(),
        };
        let tic_tac_toe = random_tic_tac_toe(&mut rand);
        for function in STEPPED_FUNCTIONS
            .iter()
            .filter(|function| !WITHOUT_BUTTON.contains(&function.name))
        {
            let (board, depth) = if function.file.starts_with("13-tic-tac-toe/") {
                (tic_tac_toe.clone(), rand.below(4))
            } else {
                // Depth 2 takes seven milliseconds.
                let depth = if number % 20 == 0 { 2 } else { 1 };
                (position.board.to_line(), depth)
            };
            let fields = [
                ("function", function.name.to_owned()),
                ("board", board),
                ("disc", position.to_move.to_string()),
                ("square", Square::new(rand.below(64)).to_string()),
                ("direction", Direction::ALL[rand.below(8)].to_string()),
                ("depth", depth.to_string()),
                ("step", "7".to_owned()),
            ];
            let query = fields
                .each_ref()
                .map(|(name, value)| format!("{name}={value}"))
                .join("&");
            let response: Value = serde_json::from_str(&page_steps::respond(&query)).unwrap();
            let request: BTreeMap<_, _> = fields.into();
            requests.push((json!(request), response["answer"].clone()));
        }
    }
    requests
}

/// Plays three to eight random moves of tic-tac-toe, and returns the board.
fn random_tic_tac_toe(rand: &mut Rand) -> String {
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
fn bracket_can_be_stepped_through() {
    with_browser(&[], |browser| async move {
        step_through_bracket(&browser, &site::file_base_url()).await?;
        assert_no_console_errors(&browser).await
    });
}

const SENTENCE: &str = "widget.panel.sentence.textContent";
const VARIABLES: &str = "widget.panel.variables.textContent";

/// The accessible names of the squares with a ring.
const RINGS: &str = "[...widget.querySelectorAll('.ringed')]
    .map(element => element.ariaLabel).join('; ')";

/// The row of code at the highlight's position on the screen.
const HIGHLIGHTED_ROW: &str = "(() => {
    const highlight = document.querySelector('.steps-light');
    const { top, bottom } = highlight.getBoundingClientRect();
    const { x } = highlight.parentElement.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const { offsetNode, offset } = document.caretPositionFromPoint(x + 100, middle);
    const code = highlight.parentElement.querySelector('code');
    const range = document.createRange();
    range.setStart(code, 0);
    range.setEnd(offsetNode, offset);
    const row = range.toString().split('\\n').length - 1;
    return code.textContent.split('\\n')[row].trim();
})()";

async fn step_through_bracket(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    open(browser, &format!("{book}03-legal-moves.html"), "bracket").await?;
    let listing = "widget.querySelector('pre code').textContent";
    let code = text(browser, listing).await?;
    let see = async |expression: &str| text(browser, expression).await;
    let first = "Line 9: bracket is called: board is a board, 12 black, 8 white; square is c6, \
                  empty; direction is north; disc is Black.";
    assert_eq!(see(SENTENCE).await?, first);
    press(browser, "Step").await?;
    press(browser, "Step").await?;
    assert_eq!(see(SENTENCE).await?, "Line 16: end is c5, a white disc.");
    browser
        .execute("widget.scrollIntoView({ behavior: 'instant' })", Vec::new())
        .await?;
    assert_eq!(
        see(HIGHLIGHTED_ROW).await?,
        "let mut end = next(square, direction);"
    );
    assert_eq!(see(RINGS).await?, "c5, white, end; c6, empty, square");
    assert!(see(VARIABLES).await?.contains("endc5, a white disc"));
    press(browser, "To the end").await?;
    let last = "Line 23: bracket returns c3, a black disc: end is c3, a black disc; disc is Black.";
    assert_eq!(see(SENTENCE).await?, last);
    press(browser, "Back").await?;
    let before_last = "Line 20: board[end] == opponent is false: end is c3, a black \
                disc; opponent is White.";
    assert_eq!(see(SENTENCE).await?, before_last);
    step_by_keyboard(browser, first, last).await?;
    change_arguments(browser).await?;
    assert_eq!(text(browser, listing).await?, code);
    close(browser).await
}

/// Presses a button of the panel.
async fn press(browser: &WebDriver, button: &str) -> WebDriverResult<()> {
    let script = "[...widget.querySelectorAll('.steps-panel button')]
        .find(element => element.textContent === arguments[0]).click()";
    browser.execute(script, vec![json!(button)]).await.map(drop)
}

/// Steps with the keys and the slider.
async fn step_by_keyboard(browser: &WebDriver, first: &str, last: &str) -> WebDriverResult<()> {
    let send = async |key: Key| {
        let keys = key.value().to_string();
        browser.active_element().await?.send_keys(keys).await
    };
    send(Key::Home).await?;
    assert_eq!(text(browser, SENTENCE).await?, first);
    send(Key::Right).await?;
    let second = "Line 15: opponent is White.";
    assert_eq!(text(browser, SENTENCE).await?, second);
    send(Key::Left).await?;
    assert_eq!(text(browser, SENTENCE).await?, first);
    send(Key::End).await?;
    assert_eq!(text(browser, SENTENCE).await?, last);
    let move_slider = "widget.panel.slider.value = 2;
        widget.panel.slider.dispatchEvent(new Event('input'))";
    browser.execute(move_slider, Vec::new()).await?;
    let third = "Line 16: end is c5, a white disc.";
    assert_eq!(text(browser, SENTENCE).await?, third);
    Ok(())
}

/// Clicks a square, which removes the bracket, and selects another direction.
async fn change_arguments(browser: &WebDriver) -> WebDriverResult<()> {
    let click = "widget.querySelector('[data-name=c5]').click()";
    browser.execute(click, Vec::new()).await?;
    press(browser, "To the end").await?;
    let none = "Line 18: bracket returns None.";
    assert_eq!(text(browser, SENTENCE).await?, none);
    let select_west = "const select = widget.panel.fields.direction;
        select.value = 'west'; select.dispatchEvent(new Event('change'))";
    browser.execute(select_west, Vec::new()).await?;
    press(browser, "To the end").await?;
    let west = "Line 23: bracket returns a6, a black disc: end is a6, a black disc; disc is Black.";
    assert_eq!(text(browser, SENTENCE).await?, west);
    Ok(())
}

/// Closes the panel, which removes the highlight and focuses the button.
async fn close(browser: &WebDriver) -> WebDriverResult<()> {
    press(browser, "Close").await?;
    let state = "[document.querySelectorAll('.steps-light').length,
        widget.panel.element.checkVisibility(), document.activeElement.ariaLabel]";
    let closed = "0,false,Step through bracket";
    let is_closed = async || Ok(text(browser, state).await? == closed);
    assert!(
        wait_until(is_closed).await?,
        "{}",
        text(browser, state).await?
    );
    Ok(())
}

#[test]
fn next_call_shows_the_call_stack() {
    with_browser(&[], |browser| async move {
        open(&browser, &site::page_url("06-whole-games"), "perft").await?;
        for _ in 0..3 {
            press(&browser, "Next call").await?;
        }
        let stack = "[...widget.querySelectorAll('.steps-stack li')]
            .map(element => element.textContent).join('; ')";
        let calls = "perft, line 16; closure in perft, line 19; perft, line 8";
        assert_eq!(text(&browser, stack).await?, calls);
        Ok(())
    });
}
