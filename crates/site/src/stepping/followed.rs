//! The functions that a page's listings step through, and the listings that show one.

use super::instrument::Followed;
use crate::pages::blocks::{Directive, Fence};
use crate::pages::source::Source;
use anyhow::{Context, Result};
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// All functions that are followed, and so have their lines lit. How a reader's are
/// called is in `book/page/steps`, by their names.
pub const FOLLOWED: [Followed; 16] = [
    function(
        "02-directions/src/next.rs",
        "fn by_arithmetic",
        "by_arithmetic",
    ),
    function("02-directions/src/next.rs", "fn next", "next"),
    function("02-directions/src/ray.rs", "fn ray", "ray"),
    function(
        "02-directions/src/ray.rs",
        "impl Iterator for Ray > fn next",
        "Ray::next",
    ),
    function("03-legal-moves/src/bracket.rs", "fn bracket", "bracket"),
    function(
        "03-legal-moves/src/legal_moves.rs",
        "fn is_legal",
        "is_legal",
    ),
    function("04-flipping/src/flips.rs", "fn flips", "flips"),
    function("04-flipping/src/play.rs", "fn play", "play"),
    function(
        "05-end-of-game/src/position.rs",
        "impl Position > fn turn",
        "Position::turn",
    ),
    function("06-whole-games/src/perft.rs", "fn perft", "perft"),
    function(
        "13-tic-tac-toe/src/few_moves.rs",
        "fn one_ahead",
        "one_ahead",
    ),
    function("13-tic-tac-toe/src/search.rs", "fn analyze", "analyze"),
    function(
        "13-tic-tac-toe/src/search.rs",
        "impl Search > fn max_value",
        "Search::max_value",
    ),
    function(
        "13-tic-tac-toe/src/search.rs",
        "impl Search > fn min_value",
        "Search::min_value",
    ),
    function("14-minimax/src/search.rs", "fn minimax", "minimax"),
    function("17-alpha-beta/src/search.rs", "fn alpha_beta", "alpha_beta"),
];

const fn function(file: &'static str, selector: &'static str, name: &'static str) -> Followed {
    Followed {
        file,
        selector,
        name,
    }
}

/// Those that no listing starts: one runs in `ray`'s walk, the other starts the search.
pub const INNER: [&str; 2] = ["Ray::next", "analyze"];

/// A listing in an element that knows which function it starts, if any, and on
/// which rows it shows the lines of functions to follow: file, first line, last
/// line, the place of its code among those of the listing, and its first row. Fails
/// when a function isn't in its file, or the listing doesn't show it.
pub fn wrapped(repository: &Repository, code: &str, fence: &Fence, html: String) -> Result<String> {
    let followed = shown(&fence.body);
    if followed.is_empty() {
        return Ok(html);
    }
    let mut lines = Vec::new();
    for one in &followed {
        lines.push(place(repository, one, &html)?);
    }
    let lines = lines.join(";");
    let started = followed.iter().find(|one| !INNER.contains(&one.name));
    let started = started.map_or(String::new(), |one| {
        format!(" data-traced=\"{code}\" data-function=\"{}\"", one.name)
    });
    Ok(format!(
        "<othellier-steps{started} data-lines=\"{lines}\">\n\n{html}\n\n\
         </othellier-steps>"
    ))
}

/// The functions to follow that a listing shows.
fn shown(body: &str) -> Vec<Followed> {
    let cuts: Vec<_> = body
        .lines()
        .filter_map(Directive::parse)
        .filter(|directive| directive.name == "cut")
        .filter_map(|directive| directive.argument.split_once(": "))
        .collect();
    let is_shown = |one: &Followed| {
        cuts.iter().any(|(file, selector)| {
            let rest = one.selector.strip_prefix(selector);
            let is_inside = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" > "));
            *file == one.file && is_inside
        })
    };
    FOLLOWED.into_iter().filter(is_shown).collect()
}

/// Where a listing shows a function.
fn place(repository: &Repository, followed: &Followed, html: &str) -> Result<String> {
    let Followed { file, selector, .. } = followed;
    let path = repository.root().join("chapters").join(file);
    let source = Source::rust(&read(&path)?)?;
    let lines = source.find(selector)?.lines;
    let texts: Vec<_> = lines.clone().map(|line| source.line(line).trim()).collect();
    let panes = html.split("```rust").skip(1).enumerate();
    let found = panes.into_iter().find_map(|(pane, text)| {
        let (_, text) = text.split_once('\n')?;
        let (text, _) = text.split_once("\n```")?;
        let rows: Vec<_> = text.lines().map(str::trim).collect();
        let mut windows = rows.windows(texts.len());
        Some((pane, windows.position(|rows| rows == texts)?))
    });
    let (pane, row) = found
        .with_context(|| format!("the listing doesn't show `{selector}` of `{file}` in one run"))?;
    let (first, last) = (lines.start(), lines.end());
    Ok(format!("{file} {first} {last} {pane} {row}"))
}
