//! The functions that a reader can step through, and the element around their listings.

use super::instrument::SteppedFunction;
use crate::markdown::blocks::{Directive, Fence};
use crate::markdown::rust_source::Source;
use anyhow::{Context, Result};
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// All functions that report their steps. `book/page/steps` calls them by their names, with
/// a reader's arguments.
pub const STEPPED_FUNCTIONS: [SteppedFunction; 16] = [
    function(
        "02-directions/src/next.rs",
        "fn next_by_index",
        "next_by_index",
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

const fn function(
    file: &'static str,
    selector: &'static str,
    name: &'static str,
) -> SteppedFunction {
    SteppedFunction {
        file,
        selector,
        name,
    }
}

/// The stepped functions without a **Step** button of their own: the button of a function
/// that calls them, or that they call, shows their steps.
pub const WITHOUT_BUTTON: [&str; 2] = ["Ray::next", "analyze"];

/// Wraps a rendered listing in the element that `book/scripts/steps.js` defines, if the
/// listing shows a stepped function. `script` is the file with the instrumented functions.
///
/// The element's `data-function` is the function that its button starts. Its `data-lines` has
/// an entry for each function: file, first line, last line, the index of the code block among
/// those of the listing, and the row at which the function begins in it.
///
/// # Errors
///
/// Returns an error if a function isn't in its file, or the listing shows only a part of it.
pub fn wrap_listing(
    repository: &Repository,
    script: &str,
    fence: &Fence,
    html: String,
) -> Result<String> {
    let functions = functions_in_listing(&fence.body);
    if functions.is_empty() {
        return Ok(html);
    }
    let lines = functions
        .iter()
        .map(|function| position_in_listing(repository, function, &html))
        .collect::<Result<Vec<_>>>()?
        .join(";");
    let started = functions
        .iter()
        .find(|function| !WITHOUT_BUTTON.contains(&function.name))
        .map_or(String::new(), |function| {
            let name = function.name;
            format!(" data-traced=\"{script}\" data-function=\"{name}\"")
        });
    Ok(format!(
        "<othellier-steps{started} data-lines=\"{lines}\">\n\n{html}\n\n\
         </othellier-steps>"
    ))
}

/// Returns the stepped functions that the directives of a listing select.
fn functions_in_listing(body: &str) -> Vec<SteppedFunction> {
    let cuts: Vec<_> = body
        .lines()
        .filter_map(Directive::parse)
        .filter(|directive| directive.name == "cut")
        .filter_map(|directive| directive.argument.split_once(": "))
        .collect();
    let is_selected = |function: &SteppedFunction| {
        cuts.iter().any(|(file, selector)| {
            let rest = function.selector.strip_prefix(selector);
            *file == function.file
                && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" > "))
        })
    };
    STEPPED_FUNCTIONS.into_iter().filter(is_selected).collect()
}

/// Returns the entry of a function in `data-lines`.
fn position_in_listing(
    repository: &Repository,
    function: &SteppedFunction,
    html: &str,
) -> Result<String> {
    let SteppedFunction { file, selector, .. } = function;
    let path = repository.root().join("chapters").join(file);
    let source = Source::parse(&read(&path)?)?;
    let lines = source.find(selector)?.lines;
    let wanted: Vec<_> = lines.clone().map(|line| source.line(line).trim()).collect();
    let (block, row) = code_blocks(html)
        .enumerate()
        .find_map(|(block, code)| {
            let rows: Vec<_> = code.lines().map(str::trim).collect();
            let row = rows
                .windows(wanted.len())
                .position(|window| window == wanted)?;
            Some((block, row))
        })
        .with_context(|| format!("the listing doesn't show `{selector}` of `{file}` in one run"))?;
    let (first, last) = (lines.start(), lines.end());
    Ok(format!("{file} {first} {last} {block} {row}"))
}

/// Iterates over the Rust code blocks of a rendered listing.
fn code_blocks(html: &str) -> impl Iterator<Item = &str> {
    html.split("```rust").skip(1).map(|block| {
        let (_, code) = block.split_once('\n').unwrap_or_default();
        code.split("\n```").next().unwrap_or_default()
    })
}
