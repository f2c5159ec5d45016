//! Live boards: mouse, keyboard, layout, links and sharing. The texts of each kind of
//! board are tested in `book/page/boards/tests`.

use super::board::Board;
use super::browser::{assert_no_console_errors, cdp, wait_until, with_browser};
use super::site;
use pretty_assertions::assert_eq;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

#[test]
fn boards_have_stable_layout_and_share_games() {
    with_browser(&[], |browser| async move {
        links_restore_positions(&browser, site::base_url()).await?;
        figures_keep_their_height(&browser, site::base_url()).await?;
        boards_have_the_right_width(&browser, site::base_url()).await?;
        share_panel_opens_and_closes(&browser, site::base_url()).await?;
        copies_to_the_clipboard(&browser, site::base_url()).await
    });
}

#[test]
fn boards_run_from_file_url() {
    with_browser(&[], |browser| async move {
        let book = site::file_base_url();
        chooses_squares(&browser, &book).await?;
        predicts_flips_by_mouse(&browser, &book).await?;
        predicts_flips_by_keyboard(&browser, &book).await?;
        plays_by_mouse_and_keyboard(&browser, &book).await?;
        steps_through_a_tree(&browser, &book).await?;
        computer_moves_can_be_interrupted(&browser, &book).await?;
        assert_no_console_errors(&browser).await
    });
}

/// Chooses squares by mouse, by typing and by keyboard.
async fn chooses_squares(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}01-board.html"), "board-2").await?;
    board.click_square("d3").await?;
    let d3 = "d3 is column 3, row 2, and index 2 × 8 + 3 = 19.";
    assert_eq!(board.status().await?, d3);
    assert_eq!(board.input_values().await?, ["d3", "3", "2", "19"]);
    types_into_fields(&board).await?;
    board.focus_grid().await?;
    let to_last_square = [Key::End, Key::PageDown];
    assert_eq!(board.press_keys(to_last_square).await?, "h8, empty, chosen");
    assert!(board.status().await?.contains("= 63."));
    assert_eq!(
        board.press_keys([Key::Right]).await?,
        "the sentinel, border, chosen"
    );
    Ok(())
}

/// Types into each field, which updates the other fields and the board.
async fn types_into_fields(board: &Board<'_>) -> WebDriverResult<()> {
    board.type_into("Name", "f5").await?;
    assert_eq!(board.input_values().await?, ["f5", "5", "4", "37"]);
    assert_eq!(board.square_label("f5").await?, "f5, empty, chosen");
    board.type_into("Index", "42").await?;
    assert_eq!(board.input_values().await?, ["c6", "2", "5", "42"]);
    board.type_into("Row", "2").await?;
    assert_eq!(board.input_values().await?, ["c3", "2", "2", "18"]);
    board.type_into("Column", "8").await?;
    assert_eq!(board.input_values().await?, ["", "8", "2", "64"]);
    let sentinel = board.square_label("the sentinel").await?;
    assert_eq!(sentinel, "the sentinel, border, chosen");
    board.type_into("Name", "6c").await?;
    board
        .assert_status_starts("\"6c\" has the digit first")
        .await?;
    Ok(())
}

/// Marks discs that flip and one that doesn't, and checks them.
async fn predicts_flips_by_mouse(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}04-flipping.html"), "board-1").await?;
    board.click_control("Check (0 marked)").await?;
    board.assert_status_starts("Nothing is marked yet.").await?;
    for square in ["b6", "d6"] {
        board.click_square(square).await?;
    }
    board.click_control("Check (2 marked)").await?;
    let verdict = "Right: b6. Missed: b5, c4, c5 and d7. Wrong: d6.";
    assert_eq!(board.status().await?, verdict);
    let explanation = "d6 stays: the run d6 and e6 ends at f6, which is empty.";
    assert_eq!(board.facts().await?, explanation);
    assert_eq!(board.count_drawn("board-missed").await?, 4);
    board.click_control("Show").await?;
    assert_eq!(board.focused_label().await?, "Show, the answer");
    assert_eq!(board.square_label("d7").await?, "d7, black disc, flips");
    assert_eq!(
        flip_delays(browser).await?,
        ["0.3s", "0.6s", "0.9s", "1.2s", "1.5s"]
    );
    board.click_square("e6").await?;
    board.assert_status_starts("e6 stays: the run").await?;
    Ok(())
}

/// Returns the delay of each disc's animation.
async fn flip_delays(browser: &WebDriver) -> WebDriverResult<Vec<String>> {
    let script = "return [...document.querySelectorAll('.board-before')]\
                  .map(side => getComputedStyle(side).animationDelay)";
    browser.execute(script, Vec::new()).await?.convert()
}

/// Marks all discs that flip with the keyboard, and checks them.
async fn predicts_flips_by_keyboard(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}04-flipping.html"), "board-5").await?;
    board.focus_grid().await?;
    let to_d3 = [Key::Right, Key::Right, Key::Right, Key::Down, Key::Down];
    assert_eq!(board.press_keys(to_d3).await?, "d3, black disc");
    let mark_d3_d4_d5 = [Key::Space, Key::Down, Key::Space, Key::Down, Key::Space];
    board.press_keys(mark_d3_d4_d5).await?;
    let mark_e3 = [Key::Right, Key::Up, Key::Up, Key::Space];
    assert_eq!(board.press_keys(mark_e3).await?, "e3, black disc, marked");
    board.press_keys([Key::Tab, Key::Enter]).await?;
    assert_eq!(board.status().await?, "All right: d3, d4, d5 and e3 flip.");
    Ok(())
}

async fn plays_by_mouse_and_keyboard(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let page = format!("{book}06-whole-games.html");
    let board = Board::open(browser, &page, "board-2").await?;
    board.click_square("f5").await?;
    let after_f5 = "Black plays f5 and flips e5. White to move.";
    assert_eq!(board.status().await?, after_f5);
    // The arrow keys move on the board, and don't turn the page.
    let keys = [Key::Left, Key::Left, Key::Down, Key::Enter];
    assert_eq!(board.press_keys(keys).await?, "d6, white disc, last move");
    board.press_keys([Key::Tab, Key::Right]).await?;
    assert_eq!(browser.current_url().await?.as_str(), page);
    board.click_control("Back").await?;
    assert_eq!(board.status().await?, after_f5);
    board.click_control("End").await?;
    assert_eq!(board.input_value().await?, "f5d6");
    board.click_square("a1").await?;
    let refusal =
        "Black can’t play a1: it wouldn’t flip anything. There’s no white disc next to it.";
    assert_eq!(board.status().await?, refusal);
    board.fill("F5 D6 C3 D2").await?;
    board.click_control("Set").await?;
    board
        .assert_status_starts("Move 4 is illegal: White")
        .await?;
    Ok(())
}

/// Replays and steps through the search of a tree.
async fn steps_through_a_tree(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}13-tic-tac-toe.html"), "board-2").await?;
    assert_eq!(board.count_drawn("board-felt").await?, 2 * 17);
    replay_runs_until_paused(&board).await?;
    let press_twice = "const button = document.querySelector('#board-2 [value=replay]');
        button.focus(), button.click(), button.click()";
    browser.execute(press_twice, Vec::new()).await?;
    assert_eq!(board.status().await?, "O to move.");
    let step_twice = [Key::Tab, Key::Tab, Key::Enter, Key::Enter];
    assert_eq!(board.press_keys(step_twice).await?, "Next step");
    let second_step = "O plays a1 and X plays a2: worth -1000 to O.";
    assert_eq!(board.status().await?, second_step);
    assert_eq!(board.count_drawn("board-felt").await?, 2 * 3);
    board.press_keys([Key::Tab, Key::Enter]).await?;
    assert_eq!(board.focused_label().await?, "Next move, with all below it");
    let values = "a1 -1000, the least of a2 -1000, a3 0, c3 0.";
    assert!(board.facts().await?.contains(values));
    board.click_control("1 move ahead").await?;
    board.click_control("End").await?;
    let one_move_ahead = "All moves are seen, and the most is 0: O plays a1 or a2";
    board.assert_status_starts(one_move_ahead).await?;
    choose_nodes(browser, book).await
}

async fn replay_runs_until_paused(board: &Board<'_>) -> WebDriverResult<()> {
    board.click_control("Replay").await?;
    let is_running = async || Ok(board.status().await?.starts_with("O plays"));
    assert!(wait_until(is_running).await?, "{}", board.status().await?);
    board.click_control("Pause").await?;
    assert_eq!(
        board.focused_label().await?,
        "Replay, the search step by step"
    );
    let status = board.status().await?;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    assert_eq!(board.status().await?, status);
    Ok(())
}

/// Moves between parents, children and siblings with the arrow keys.
async fn choose_nodes(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}13-tic-tac-toe.html"), "board-2").await?;
    board.focus_grid().await?;
    assert_eq!(board.focused_label().await?, "the root, worth 0");
    board.press_keys([Key::Down, Key::End]).await?;
    assert_eq!(board.focused_label().await?, "O plays c3, worth -1000");
    board.press_keys([Key::Space]).await?;
    let inner_node = "O plays c3: worth -1000 to O, the least of X’s 3 moves.";
    assert_eq!(board.status().await?, inner_node);
    board.press_keys([Key::Home, Key::Down, Key::Right]).await?;
    assert_eq!(
        board.focused_label().await?,
        "O plays a1 and X plays c3, worth 0"
    );
    board.press_keys([Key::Left, Key::Left, Key::Enter]).await?;
    let leaf = "O plays a1 and X plays a2: worth -1000 to O.";
    assert_eq!(board.status().await?, leaf);
    // Three nodes of the path have a ring.
    assert_eq!(board.count_drawn("board-wide rect.tree-line").await?, 3);
    board
        .press_keys([Key::Up, Key::Up, Key::Up, Key::Up])
        .await?;
    assert_eq!(board.focused_label().await?, "the root, worth 0");
    Ok(())
}

/// Plays against the computer, and interrupts it.
async fn computer_moves_can_be_interrupted(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}16-opponent.html"), "computer").await?;
    board.click_square("f5").await?;
    board.wait_for_status("Black to move.").await?;
    board.assert_status_starts("White plays ").await?;
    let facts = board.facts().await?;
    assert!(facts.contains(" positions: "), "{facts}");
    board.click_control("Undo").await?;
    assert_eq!(board.status().await?, "Black to move.");
    // If the reader has White, the computer begins. Choosing Black again interrupts it.
    let script = "for (const name of ['hard', 'You are white', 'You are black']) \
                  one(`[aria-label='${name}']`).click();
                  done()";
    board.evaluate(script).await?;
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert_eq!(board.status().await?, "Black to move.");
    board.click_control("You are white").await?;
    board.wait_for_status("White to move.").await?;
    Ok(())
}

/// Presses all cells and buttons of a figure, and returns the largest difference between
/// its heights.
const HEIGHT_CHANGE: &str = "
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

async fn figures_keep_their_height(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
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
        let change = browser.execute(HEIGHT_CHANGE, vec![json!(id)]).await?;
        let change: u32 = change.convert()?;
        // Lines of small text may have fractions of pixels.
        assert!(change <= 1, "{page} {id} changes by {change} px");
    }
    Ok(())
}

/// Opens all `details`, stores the heights of all figures with boards, and sums up the
/// layout shifts from now on.
const RECORD_LAYOUT: &str = "
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

/// Returns the figures whose height has changed since [`RECORD_LAYOUT`], and the sum of
/// the layout shifts.
const LAYOUT_CHANGES: &str = "
    const changes = heights.map(([board, height]) =>
        [board.id, board.closest('figure').offsetHeight - height]);
    return [changes.filter(([, change]) => Math.abs(change) > 1), shift]";

/// Opens a page and all its `details`, starts its boards, and asserts that this changes
/// no layout.
pub async fn wake_all(browser: &WebDriver, page: &str) -> WebDriverResult<()> {
    browser.goto(format!("{}{page}", site::base_url())).await?;
    browser.execute_async(RECORD_LAYOUT, Vec::new()).await?;
    site::wake_boards(browser, "othellier-board").await?;
    let layout = browser.execute(LAYOUT_CHANGES, Vec::new()).await?;
    let (changes, shift): (Value, f64) = layout.convert()?;
    assert_eq!(changes, json!([]), "{page}");
    assert!(shift < 0.01, "{page}: {shift}");
    Ok(())
}

/// The board starts after the browser has scrolled, and must not move the heading.
#[test]
fn link_to_heading_behind_a_board_scrolls_to_it() {
    with_browser(&[], |browser| async move {
        let heading_id = "
            const board = document.querySelector('othellier-board[data-live=patterns]');
            return [...document.querySelectorAll('main :is(h2, h3)')]
                .find(heading => board.compareDocumentPosition(heading) & 4).id";
        let page = site::page_url("22-patterns");
        browser.goto(&page).await?;
        let id: String = browser.execute(heading_id, Vec::new()).await?.convert()?;
        browser.goto("about:blank").await?;
        browser.goto(format!("{page}#{id}")).await?;
        let heading_top = "
            const [id, done] = arguments;
            const poll = () => document.querySelector('[data-live=patterns].alive')
                ? done(document.getElementById(id).getBoundingClientRect().top)
                : setTimeout(poll, 20);
            poll()";
        let top = browser.execute_async(heading_top, vec![json!(id)]).await?;
        let top = top.json().as_f64().unwrap();
        assert!((-1.0..120.0).contains(&top), "{id} is at {top}");
        Ok(())
    });
}

async fn boards_have_the_right_width(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let widths = "
        const board = document.querySelector('#board-1 .live svg');
        return [board.clientWidth, board.closest('figure').clientWidth]";
    for page in ["index", "04-flipping", "13-tic-tac-toe"] {
        let page = format!("{book}{page}.html");
        Board::open(browser, &page, "board-1").await?;
        let [board, column]: [u32; 2] = browser.execute(widths, Vec::new()).await?.convert()?;
        let is_tree = page.contains("tic-tac-toe");
        let expected = if is_tree {
            column.max(600)..=column
        } else {
            400..=440
        };
        assert!(expected.contains(&board), "{page}: {board} of {column}");
    }
    Ok(())
}

async fn links_restore_positions(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(
        browser,
        &format!("{book}06-whole-games.html#board-2/set=f5f6"),
        "board-2",
    )
    .await?;
    board.assert_status_starts("White plays f6").await?;
    board.click_square("e6").await?;
    board.click_control("Link").await?;
    let url = browser.current_url().await?;
    assert_eq!(url.fragment(), Some("board-2/set=f5f6e6"));
    browser.refresh().await?;
    let board = Board::open(browser, url.as_str(), "board-2").await?;
    board.assert_status_starts("Black plays e6").await?;
    Ok(())
}

/// The panel opens above the page, which doesn't move, and closes with Escape or a click
/// outside.
async fn share_panel_opens_and_closes(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let board = Board::open(browser, &format!("{book}06-whole-games.html"), "board-2").await?;
    let initial = board.evaluate(PANEL_STATE).await?;
    assert_eq!(initial[0], false);
    board.click_control("Share").await?;
    assert_eq!(
        board.evaluate(PANEL_STATE).await?,
        json!([true, initial[1], "share"])
    );
    board.press_keys([Key::Tab, Key::Escape]).await?;
    assert_eq!(
        board.evaluate(PANEL_STATE).await?,
        json!([false, initial[1], "share"])
    );
    board.click_control("Share").await?;
    board.click_control("Start").await?;
    assert_eq!(board.evaluate(PANEL_STATE).await?[0], false);
    Ok(())
}

/// Returns whether the panel is open, the position of the text below the board, and the
/// value of the focused element.
const PANEL_STATE: &str = "
    const { top } = board.closest('figure').nextElementSibling.getBoundingClientRect();
    done([Boolean(one(':popover-open')), top + scrollY, document.activeElement.value ?? ''])";

/// Copies a transcript and pastes it, and copies a listing.
async fn copies_to_the_clipboard(browser: &WebDriver, book: &str) -> WebDriverResult<()> {
    let permissions = json!({ "permissions": ["clipboardSanitizedWrite"] });
    cdp(browser, "Browser.grantPermissions", permissions).await?;
    let board = Board::open(
        browser,
        &format!("{book}06-whole-games.html#board-2/set=f5d6"),
        "board-2",
    )
    .await?;
    board.click_control("Copy").await?;
    board.wait_for_status("Copied.").await?;
    board.fill(Key::Control + "v").await?;
    assert_eq!(board.input_value().await?, "f5d6");
    let listing: String = browser.execute(COPY_LISTING, Vec::new()).await?.convert()?;
    assert!(
        listing.starts_with(
            "    /// Plays the next ply, after the pass that the transcript may leave out."
        ),
        "{listing}"
    );
    Ok(())
}

/// Presses the copy button of the first listing with lines of context, and returns the
/// copied text.
const COPY_LISTING: &str = "
    let copied;
    document.execCommand = () => { copied = document.activeElement.value; return true; };
    document.querySelector('pre:has(.context) .clip-button').click();
    return copied;";
