//! Live boards in a page, used by mouse and keyboard. The responses of each kind of board
//! are tested in `book/page/boards/tests`.

use super::board::Board;
use super::browser::{cdp, nothing_wrong, until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

#[test]
fn boards_keep_their_height_and_share_their_games() {
    with_browser(&[], |browser| async move {
        addresses(&browser, site::address()).await?;
        nothing_jumps(&browser, site::address()).await?;
        sizes(&browser, site::address()).await?;
        share(&browser, site::address()).await?;
        copy(&browser, site::address()).await
    });
}

#[test]
fn boards_answer_from_a_file() {
    with_browser(&[], |browser| async move {
        let book = site::file_address();
        point(&browser, &book).await?;
        predict(&browser, &book).await?;
        surprise(&browser, &book).await?;
        play(&browser, &book).await?;
        tree(&browser, &book).await?;
        computer(&browser, &book).await?;
        nothing_wrong(&browser).await
    });
}

async fn point(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}01-board.html"), "board-2").await?;
    board.click("d3").await?;
    let d3 = "d3 is column 3, row 2, and index 2 × 8 + 3 = 19.";
    assert_eq!(board.says().await?, d3);
    assert_eq!(board.fields().await?, ["d3", "3", "2", "19"]);
    addresses_follow(&board).await?;
    board.focus().await?;
    let last = [Key::End, Key::PageDown];
    assert_eq!(board.press(last).await?, "h8, empty, chosen");
    assert!(board.says().await?.contains("= 63."));
    let apart = board.press([Key::Right]).await?;
    assert_eq!(apart, "the sentinel, border, chosen");
    Ok(())
}

/// Whatever is typed, the rest of the address follows at once.
async fn addresses_follow(board: &Board<'_>) -> WebDriverResult<()> {
    board.type_into("Name", "f5").await?;
    assert_eq!(board.fields().await?, ["f5", "5", "4", "37"]);
    assert_eq!(board.name("f5").await?, "f5, empty, chosen");
    board.type_into("Index", "42").await?;
    assert_eq!(board.fields().await?, ["c6", "2", "5", "42"]);
    board.type_into("Row", "2").await?;
    assert_eq!(board.fields().await?, ["c3", "2", "2", "18"]);
    board.type_into("Column", "8").await?;
    assert_eq!(board.fields().await?, ["", "8", "2", "64"]);
    let sentinel = board.name("the sentinel").await?;
    assert_eq!(sentinel, "the sentinel, border, chosen");
    board.type_into("Name", "6c").await?;
    board.begin("\"6c\" has the digit first").await?;
    Ok(())
}

/// c6: five discs flip; d6 and e6 tempt and stay.
async fn predict(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}04-flipping.html"), "board-1").await?;
    board.control("Check (0 marked)").await?;
    board.begin("Nothing is marked yet.").await?;
    for square in ["b6", "d6"] {
        board.click(square).await?;
    }
    board.control("Check (2 marked)").await?;
    let verdict = "Right: b6. Missed: b5, c4, c5 and d7. Wrong: d6.";
    assert_eq!(board.says().await?, verdict);
    let why = "d6 stays: the run d6 and e6 ends at f6, which is empty.";
    assert_eq!(board.facts().await?, why);
    assert_eq!(board.drawn("board-missed").await?, 4);
    board.control("Show").await?;
    assert_eq!(board.focused().await?, "Show, the answer");
    assert_eq!(board.name("d7").await?, "d7, black disc, flips");
    assert_eq!(
        delays(browser).await?,
        ["0.3s", "0.6s", "0.9s", "1.2s", "1.5s"]
    );
    board.click("e6").await?;
    board.begin("e6 stays: the run").await?;
    Ok(())
}

/// When each disc begins to turn over.
async fn delays(browser: &WebDriver) -> WebDriverResult<Vec<String>> {
    let script = "return [...document.querySelectorAll('.board-before')]\
                  .map(side => getComputedStyle(side).animationDelay)";
    browser.execute(script, Vec::new()).await?.convert()
}

/// d2, with nothing but the keyboard.
async fn surprise(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}04-flipping.html"), "board-5").await?;
    board.focus().await?;
    let to_d3 = [Key::Right, Key::Right, Key::Right, Key::Down, Key::Down];
    assert_eq!(board.press(to_d3).await?, "d3, black disc");
    let others = [Key::Down, Key::Space, Key::Down, Key::Space];
    board.press([Key::Space].into_iter().chain(others)).await?;
    let e3 = [Key::Right, Key::Up, Key::Up, Key::Space];
    assert_eq!(board.press(e3).await?, "e3, black disc, marked");
    board.press([Key::Tab, Key::Enter]).await?;
    assert_eq!(board.says().await?, "All right: d3, d4, d5 and e3 flip.");
    Ok(())
}

async fn play(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}06-whole-games.html");
    let board = Board::open(browser, &page, "board-2").await?;
    board.click("f5").await?;
    let played = "Black plays f5 and flips e5. White to move.";
    assert_eq!(board.says().await?, played);
    // The arrows move on the board, and don't turn the page.
    let keys = [Key::Left, Key::Left, Key::Down, Key::Enter];
    assert_eq!(board.press(keys).await?, "d6, white disc, last move");
    board.press([Key::Tab, Key::Right]).await?;
    assert_eq!(browser.current_url().await?.as_str(), page);
    board.control("Back").await?;
    assert_eq!(board.says().await?, played);
    board.control("End").await?;
    assert_eq!(board.filled().await?, "f5d6");
    board.click("a1").await?;
    let rule = "Black can’t play a1: it wouldn’t flip anything. There’s no white disc next to it.";
    assert_eq!(board.says().await?, rule);
    board.fill("F5 D6 C3 D2").await?;
    board.control("Set").await?;
    board.begin("Move 4 is illegal: White").await?;
    Ok(())
}

/// A tree is whole at first, and unfolds by its buttons.
async fn tree(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}13-tic-tac-toe.html"), "board-2").await?;
    assert_eq!(board.drawn("board-felt").await?, 2 * 17);
    replay(&board).await?;
    let both = "const tested = document.querySelector('#board-2 [value=replay]');
        tested.focus(), tested.click(), tested.click()";
    browser.execute(both, Vec::new()).await?;
    assert_eq!(board.says().await?, "O to move.");
    let next_twice = [Key::Tab, Key::Tab, Key::Enter, Key::Enter];
    assert_eq!(board.press(next_twice).await?, "Next step");
    let second = "O plays a1 and X plays a2: worth -1000 to O.";
    assert_eq!(board.says().await?, second);
    assert_eq!(board.drawn("board-felt").await?, 2 * 3);
    board.press([Key::Tab, Key::Enter]).await?;
    assert_eq!(board.focused().await?, "Next move, with all below it");
    let all = "a1 -1000, the least of a2 -1000, a3 0, c3 0.";
    assert!(board.facts().await?.contains(all));
    board.control("1 move ahead").await?;
    board.control("End").await?;
    let blind = "All moves are seen, and the most is 0: O plays a1 or a2";
    board.begin(blind).await?;
    choose_nodes(browser, book).await
}

/// A replay goes on by itself until it is held.
async fn replay(board: &Board<'_>) -> WebDriverResult<()> {
    let breath = std::time::Duration::from_millis(1500);
    board.control("Replay").await?;
    let goes_on = async || Ok(board.says().await?.starts_with("O plays"));
    assert!(until(goes_on).await?, "{}", board.says().await?);
    board.control("Pause").await?;
    assert_eq!(board.focused().await?, "Replay, the search step by step");
    let held = board.says().await?;
    tokio::time::sleep(breath).await;
    assert_eq!(board.says().await?, held);
    Ok(())
}

/// The arrows go from parent to child and from leaf to leaf.
async fn choose_nodes(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}13-tic-tac-toe.html"), "board-2").await?;
    board.focus().await?;
    assert_eq!(board.focused().await?, "the root, worth 0");
    board.press([Key::Down, Key::End]).await?;
    assert_eq!(board.focused().await?, "O plays c3, worth -1000");
    board.press([Key::Space]).await?;
    let least = "O plays c3: worth -1000 to O, the least of X’s 3 moves.";
    assert_eq!(board.says().await?, least);
    board.press([Key::Home, Key::Down, Key::Right]).await?;
    assert_eq!(board.focused().await?, "O plays a1 and X plays c3, worth 0");
    board.press([Key::Left, Key::Left, Key::Enter]).await?;
    let leaf = "O plays a1 and X plays a2: worth -1000 to O.";
    assert_eq!(board.says().await?, leaf);
    // A ring around each of the three, and the two lines between them.
    assert_eq!(board.drawn("board-wide rect.tree-line").await?, 3);
    board.press([Key::Up, Key::Up, Key::Up, Key::Up]).await?;
    assert_eq!(board.focused().await?, "the root, worth 0");
    Ok(())
}

/// The computer thinks in a worker, answers, and can be interrupted.
async fn computer(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}16-opponent.html"), "computer").await?;
    board.click("f5").await?;
    board.hear("Black to move.").await?;
    board.begin("White plays ").await?;
    let facts = board.facts().await?;
    assert!(facts.contains(" positions: "), "{facts}");
    board.control("Undo").await?;
    assert_eq!(board.says().await?, "Black to move.");
    // With White, the computer begins. Who chooses Black again in the same
    // moment interrupts it, and hears nothing of what it thought.
    let script = "for (const name of ['hard', 'You are white', 'You are black']) \
                  one(`[aria-label='${name}']`).click();
                  done()";
    board.find(script).await?;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert_eq!(board.says().await?, "Black to move.");
    board.control("You are white").await?;
    board.hear("White to move.").await?;
    Ok(())
}

/// Presses everything in a figure, and returns by how much its height changed.
const HEIGHTS: &str = "
    const figure = document.querySelector(`#${arguments[0]}`).closest('figure');
    const heights = new Set([figure.offsetHeight]);
    const press = element => { element.click(); heights.add(figure.offsetHeight); };
    const all = selector => [...figure.querySelectorAll(selector)];
    for (const cell of all('.live-grid button')) {
        press(cell);
        if (cell.ariaLabel.includes('disc')) all('[value=check]').forEach(press);
    }
    for (const button of all('.live-controls button')) press(button);
    return Math.max(...heights) - Math.min(...heights)";

/// The text below a board stays where it is.
async fn nothing_jumps(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let boards = [
        ("01-board", "board-2"),
        ("02-directions", "board-3"),
        ("03-legal-moves", "board-3"),
        ("04-flipping", "board-1"),
        ("04-flipping", "board-5"),
        ("13-tic-tac-toe", "board-1"),
        ("13-tic-tac-toe", "board-2"),
    ];
    for (page, id) in boards {
        let page = format!("{book}{page}.html");
        Board::open(browser, &page, id).await?;
        let heights = browser.execute(HEIGHTS, vec![json!(id)]).await?;
        let change: u32 = heights.convert()?;
        // A line of small letters is no whole number of pixels high.
        assert!(change <= 1, "{page} {id} changes by {change} px");
    }
    Ok(())
}

/// Opens all folds, and writes down from now on how high each figure with a board
/// is, and by how much what's seen shifts.
const WATCH: &str = "
    const [done] = arguments;
    document.querySelectorAll('details').forEach(fold => fold.open = true);
    const boards = [...document.querySelectorAll('othellier-board')];
    setTimeout(() => requestAnimationFrame(() => {
        window.heights = boards.map(board => [board, board.closest('figure').offsetHeight]);
        window.shift = 0;
        new PerformanceObserver(list => list.getEntries().forEach(({ value }) => shift += value))
            .observe({ type: 'layout-shift' });
        done();
    }), 100)";

/// By how much the figures have grown, and what has shifted.
const GROWTH: &str = "
    const grown = heights.map(([board, height]) =>
        [board.id, board.closest('figure').offsetHeight - height]);
    return [grown.filter(([, change]) => Math.abs(change) > 1), shift]";

/// Opens a page with all its folds, and wakes its boards. Room was left for what they
/// offer, so nothing moves.
pub async fn wake_all(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    browser.goto(format!("{}{page}", site::address())).await?;
    browser.execute_async(WATCH, Vec::new()).await?;
    site::wake(browser, "othellier-board").await?;
    let found = browser.execute(GROWTH, Vec::new()).await?;
    let (grown, shift): (Value, f64) = found.convert()?;
    assert_eq!(grown, json!([]), "{page}");
    assert!(shift < 0.01, "{page}: {shift}");
    Ok(())
}

/// Then it stays there, when the board wakes.
#[test]
fn a_link_to_the_heading_behind_a_board_lands_there() {
    with_browser(&[], |browser| async move {
        let behind = "
            const board = document.querySelector('othellier-board[data-live=patterns]');
            return [...document.querySelectorAll('main :is(h2, h3)')]
                .find(heading => board.compareDocumentPosition(heading) & 4).id";
        let page = site::page("22-patterns");
        browser.goto(&page).await?;
        let id: String = browser.execute(behind, Vec::new()).await?.convert()?;
        browser.goto("about:blank").await?;
        browser.goto(format!("{page}#{id}")).await?;
        let place = "
            const [id, done] = arguments;
            const look = () => document.querySelector('[data-live=patterns].alive')
                ? done(document.getElementById(id).getBoundingClientRect().top)
                : setTimeout(look, 20);
            look()";
        let top = browser.execute_async(place, vec![json!(id)]).await?;
        let top = top.json().as_f64().unwrap();
        assert!((-1.0..120.0).contains(&top), "{id} is at {top}");
        Ok(())
    });
}

/// On a wide page a board is large, and on a phone as wide as the text.
async fn sizes(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let width = "
        const board = document.querySelector('#board-1 .live svg');
        return [board.clientWidth, board.closest('figure').clientWidth]";
    for page in ["index", "04-flipping", "13-tic-tac-toe"] {
        let page = format!("{book}{page}.html");
        Board::open(browser, &page, "board-1").await?;
        let widths = browser.execute(width, Vec::new()).await?;
        let [board, column]: [u32; 2] = widths.convert()?;
        let is_tree = page.contains("tic-tac-toe");
        let right = if is_tree {
            column.max(600)..=column
        } else {
            400..=440
        };
        assert!(right.contains(&board), "{page}: {board} of {column}");
    }
    Ok(())
}

/// A link brings another reader to the same position.
async fn addresses(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(
        browser,
        &format!("{book}06-whole-games.html#board-2/set=f5f6"),
        "board-2",
    )
    .await?;
    board.begin("White plays f6").await?;
    board.click("e6").await?;
    board.control("Link").await?;
    let address = browser.current_url().await?;
    assert_eq!(address.fragment(), Some("board-2/set=f5f6e6"));
    browser.refresh().await?;
    let board = Board::open(browser, address.as_str(), "board-2").await?;
    board.begin("Black plays e6").await?;
    Ok(())
}

/// What's shared opens over the page, which stays as it is, and closes with Escape
/// or a click elsewhere.
async fn share(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}06-whole-games.html"), "board-2").await?;
    let closed = board.find(SHARED).await?;
    assert_eq!(closed[0], false);
    board.control("Share").await?;
    assert_eq!(board.find(SHARED).await?, json!([true, closed[1], "share"]));
    board.press([Key::Tab, Key::Escape]).await?;
    assert_eq!(
        board.find(SHARED).await?,
        json!([false, closed[1], "share"])
    );
    board.control("Share").await?;
    board.control("Start").await?;
    assert_eq!(board.find(SHARED).await?[0], false);
    Ok(())
}

/// Whether it's open, where what's below the board is, and what has the focus.
const SHARED: &str = "
    const { top } = board.closest('figure').nextElementSibling.getBoundingClientRect();
    done([Boolean(one(':popover-open')), top + scrollY, document.activeElement.value ?? ''])";

/// What is copied can be pasted.
async fn copy(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let allowed = json!({ "permissions": ["clipboardSanitizedWrite"] });
    cdp(browser, "Browser.grantPermissions", allowed).await?;
    let board = Board::open(
        browser,
        &format!("{book}06-whole-games.html#board-2/set=f5d6"),
        "board-2",
    )
    .await?;
    board.control("Copy").await?;
    board.hear("Copied.").await?;
    board.fill(Key::Control + "v").await?;
    assert_eq!(board.filled().await?, "f5d6");
    let listing: String = browser.execute(COPIED, Vec::new()).await?.convert()?;
    assert!(
        listing.starts_with("    /// Follows one more ply."),
        "{listing}"
    );
    Ok(())
}

/// What a button copies of the first listing with gray lines around it.
const COPIED: &str = "
    let copied;
    document.execCommand = () => { copied = document.activeElement.value; return true; };
    document.querySelector('pre:has(.context) .clip-button').click();
    return copied;";
