//! The tree below a position of tic-tac-toe, as chapter 9's search walks
//! through it: move by move, with the values that come back up.

mod drawing;
mod explain;
mod search;

use tic_tac_toe::{Evaluation, Game, lines, win_or_loss};

use super::navigation;
use crate::english::count_of;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;
use drawing::TreeDrawing;
use search::{Node, Search, count_leaves};

/// More leaves than these can't be told apart on a page.
const MOST_LEAVES: usize = 60;
/// No game has more moves ahead of it.
const MOST_MOVES: usize = 9;

/// A tree that unfolds.
pub fn view(request: &Request) -> Result<View<TreeDrawing>, RequestError> {
    let game: Game = request.get("position")?.unwrap_or_default();
    let most = request.get("depth")?.unwrap_or(2).clamp(1, MOST_MOVES);
    let depth = request.get("ahead")?.unwrap_or(most).clamp(1, most);
    let evaluate = evaluation(request)?;
    require_few_leaves(&game, depth)?;
    let root = Search::run(&game, evaluate, depth);
    let step = step(request, &root)?;
    let drawing = TreeDrawing::new(&root, depth, step);
    let mut view = View::new(drawing, Vec::new());
    view.status = explain::step(&root, step);
    view.facts = explain::moves(&root, step);
    offer_depths(&mut view, depth, most);
    offer_steps(&mut view, step, root.known_at);
    view.keep("ahead", depth);
    view.keep("step", step);
    Ok(view)
}

fn evaluation(request: &Request) -> Result<Evaluation, RequestError> {
    let field = "evaluation";
    match request.text(field) {
        None | Some("win_or_loss") => Ok(win_or_loss),
        Some("lines") => Ok(lines),
        Some(_) => {
            let names = "the evaluations are win_or_loss and lines";
            Err(invalid(field)(names))
        }
    }
}

fn require_few_leaves(game: &Game, depth: usize) -> Result<(), RequestError> {
    if count_leaves(game, depth, MOST_LEAVES) > MOST_LEAVES {
        return Err(RequestError::TooManyLeaves(MOST_LEAVES));
    }
    Ok(())
}

/// A button for each depth.
fn offer_depths(view: &mut View<TreeDrawing>, depth: usize, most: usize) {
    for ahead in 1..=most {
        let state = ButtonState::selected(ahead == depth);
        let text = format!("{} ahead", count_of(ahead, "move"));
        view.add_button("ahead", &ahead.to_string(), state, &text);
    }
}

/// The ways through the steps of the search.
fn offer_steps(view: &mut View<TreeDrawing>, step: usize, last: usize) {
    navigation::offer(view, step, last, "step");
    let state = ButtonState::enabled(step < last);
    view.add_button("go", "branch", state, "One move, with all below it");
}

/// Where the search is after the event, if there is one.
fn step(request: &Request, root: &Node) -> Result<usize, RequestError> {
    let last = root.known_at;
    let kept = request.get("step")?.unwrap_or(0).min(last);
    match request.text("go") {
        None => Ok(kept),
        Some("branch") => Ok(root.after_branch(kept)),
        Some(where_to) => navigation::go(kept, last, where_to),
    }
}
