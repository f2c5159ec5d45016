//! The board `tree`: the game tree below a position of tic-tac-toe, searched step by
//! step.

mod drawing;
mod explain;
mod search;

use tic_tac_toe::TicTacToe;

use super::navigation;
use crate::english::pluralize;
use crate::labels::tree as labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;
use search::{Tree, count_leaves};

/// The maximum number of leaves that are legible on a page.
const MAX_LEAVES: usize = 60;
/// The time for which each step of a replay is shown, in milliseconds.
const REPLAY_PAUSE: u32 = 600;
/// The longest status, with many equally good moves and the invitation. The page reserves
/// space for it.
const LONGEST_STATUS: &str = "All moves are seen, and the most is 0: O plays c1 or a2 or c2 or a3 or b3 \
                       or c3. Choose any position to see the moves that lead to it.";
/// The number of moves of the longest game.
const MAX_DEPTH: usize = 9;

/// Returns the view of a board `tree`. At first, the search has finished.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let game: TicTacToe = request.get("position")?.unwrap_or_default();
    let tree_depth = request.get("depth")?.unwrap_or(2).clamp(1, MAX_DEPTH);
    let search_depth = request
        .get("ahead")?
        .unwrap_or(tree_depth)
        .clamp(1, tree_depth);
    require_few_leaves(&game, tree_depth)?;
    let cuts = request.text("cuts") == Some("yes");
    let tree = Tree::search(&game, tree_depth, search_depth, cuts);
    let step = step(request, &tree)?;
    let last = tree.root().known_at;
    let mut view = view_step(&tree, request, search_depth, step)?;
    reserve(
        &mut view,
        &Tree::search(&game, tree_depth, tree_depth, cuts),
    );
    view.keep("ahead", search_depth);
    if step < last {
        view.keep("step", step);
    } else {
        view.keep("step", "last");
    }
    add_depth_buttons(&mut view, search_depth, tree_depth);
    if request.text("cuts").is_some() {
        add_cut_buttons(&mut view, cuts);
    }
    add_step_buttons(&mut view, step, last, step < last && is_replaying(request));
    Ok(view)
}

/// Returns the view of the tree in a step, with the line to the chosen position.
fn view_step(
    tree: &Tree,
    request: &Request,
    depth: usize,
    step: usize,
) -> Result<View, RequestError> {
    let chosen = request
        .chosen_cell()?
        .filter(|&node| node < tree.nodes.len());
    let line = chosen.map_or(Vec::new(), |node| tree.line(node));
    let drawing = drawing::draw(tree, depth, step, &line);
    let names = (0..tree.nodes.len())
        .map(|node| explain::name(tree, node, step))
        .collect();
    let mut view = View::new(drawing, names);
    view.status = match chosen {
        Some(node) => explain::position(tree, node, step),
        None => explain::step(tree, step),
    };
    if chosen.is_none() && request.text("go").is_none() {
        view.status += explain::INVITATION;
    }
    view.facts = explain::moves(tree, step);
    Ok(view)
}

/// Reserves space for the longest status, and for the facts about a tree that is searched
/// to its full depth.
fn reserve(view: &mut View, full_tree: &Tree) {
    view.reserve(&[LONGEST_STATUS]);
    for fact in explain::moves(full_tree, full_tree.root().known_at) {
        view.reserve(&[&fact]);
    }
}

fn require_few_leaves(game: &TicTacToe, depth: usize) -> Result<(), RequestError> {
    if count_leaves(game, depth, MAX_LEAVES) > MAX_LEAVES {
        return Err(invalid(format!(
            "more than {MAX_LEAVES} leaves are no picture: look less far ahead, or \
             begin later in the game"
        )));
    }
    Ok(())
}

/// Adds a button for each search depth, if there are several.
fn add_depth_buttons(view: &mut View, depth: usize, max_depth: usize) {
    if max_depth == 1 {
        return;
    }
    for ahead in 1..=max_depth {
        let state = ButtonState::selected(ahead == depth);
        let label = labels::depth(&pluralize(ahead, "move"));
        view.add_button("ahead", &ahead.to_string(), state, &label);
    }
}

/// Adds the buttons for minimax and alpha-beta.
fn add_cut_buttons(view: &mut View, cuts: bool) {
    for (value, label) in labels::ALGORITHMS {
        let state = ButtonState::selected(cuts == (value == "yes"));
        view.add_button("cuts", value, state, label);
    }
    view.keep("cuts", if cuts { "yes" } else { "no" });
}

/// Adds the navigation through the steps, and the next event of a replay.
fn add_step_buttons(view: &mut View, step: usize, last: usize, is_replaying: bool) {
    let replay = if is_replaying {
        labels::PAUSE
    } else {
        labels::REPLAY
    };
    view.add_button("go", "replay", ButtonState::Enabled, replay);
    let targets = [
        ("back", labels::BACK),
        ("forward", labels::FORWARD),
        ("branch", labels::BRANCH),
        ("last", labels::LAST),
    ];
    navigation::add_buttons(view, step, last, &targets);
    view.keep("replaying", if is_replaying { "yes" } else { "no" });
    if is_replaying {
        view.send_after(REPLAY_PAUSE, "go", "on".to_owned());
    }
}

/// Tests if the page sends the event for the next step by itself. The event `go replay`
/// starts or pauses a replay.
fn is_replaying(request: &Request) -> bool {
    match request.text("go") {
        Some("replay") => !was_replaying(request),
        Some("on") => true,
        _ => false,
    }
}

fn was_replaying(request: &Request) -> bool {
    request.text("replaying") == Some("yes")
}

/// Returns the step of the search after the event of the request.
fn step(request: &Request, tree: &Tree) -> Result<usize, RequestError> {
    let last = tree.root().known_at;
    let kept = match request.text("step") {
        None | Some("last") => last,
        Some(_) => request.get("step")?.unwrap_or(last).min(last),
    };
    match request.text("go") {
        None => Ok(kept),
        Some("replay") if was_replaying(request) => Ok(kept),
        Some("replay") => Ok(0),
        Some("on") => navigation::go(kept, last, "forward"),
        Some("branch") => Ok(tree.next_branch(kept)),
        Some(target) => navigation::go(kept, last, target),
    }
}
