//! The tree below a position of tic-tac-toe, as chapter 13's search walks
//! through it: move by move, with the values that come back up.

mod drawing;
mod explain;
mod search;

use tic_tac_toe::TicTacToe;

use super::navigation;
use crate::english::count_of;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;
use search::{Tree, count_leaves};

/// More leaves than these can't be told apart on a page.
const MOST_LEAVES: usize = 60;
/// How long each step of a replay is seen, in milliseconds.
const PAUSE: u32 = 600;
/// The longest status: many moves that are equally good, and the invitation.
const LONGEST: &str = "All moves are seen, and the most is 0: O plays c1 or a2 or c2 or a3 or b3 \
                       or c3. Choose any position to see the moves that lead to it.";
/// No game has more moves ahead of it.
const MOST_MOVES: usize = 9;

/// A tree, whole at first, which can be unfolded once more.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let game: TicTacToe = request.get("position")?.unwrap_or_default();
    let most = request.get("depth")?.unwrap_or(2).clamp(1, MOST_MOVES);
    let depth = request.get("ahead")?.unwrap_or(most).clamp(1, most);
    require_few_leaves(&game, most)?;
    let cuts = request.text("cuts") == Some("yes");
    let tree = Tree::search(&game, (most, depth), cuts);
    let step = step(request, &tree)?;
    let last = tree.root().known_at;
    let mut view = draw(&tree, request, depth, step)?;
    reserve(&mut view, &Tree::search(&game, (most, most), cuts));
    view.keep("ahead", depth);
    view.keep(
        "step",
        if step < last {
            step.to_string()
        } else {
            "last".to_owned()
        },
    );
    add_depth_buttons(&mut view, depth, most);
    if request.text("cuts").is_some() {
        add_cut_buttons(&mut view, cuts);
    }
    add_step_buttons(&mut view, step, last, step < last && is_replaying(request));
    Ok(view)
}

/// The tree in this step, and the line to the position that was chosen in it.
fn draw(tree: &Tree, request: &Request, depth: usize, step: usize) -> Result<View, RequestError> {
    let chosen = request.chosen_cell()?;
    let chosen = chosen.filter(|&node| node < tree.nodes.len());
    let line = chosen.map_or(Vec::new(), |node| tree.line(node));
    let drawing = drawing::draw(tree, depth, step, &line);
    let nodes = 0..tree.nodes.len();
    let names = nodes.map(|node| explain::name(tree, node, step)).collect();
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

/// Leaves room for all that is said of the tree.
fn reserve(view: &mut View, whole: &Tree) {
    view.reserve(&[LONGEST]);
    for fact in explain::moves(whole, whole.root().known_at) {
        view.reserve(&[&fact]);
    }
}

fn require_few_leaves(game: &TicTacToe, depth: usize) -> Result<(), RequestError> {
    if count_leaves(game, depth, MOST_LEAVES) > MOST_LEAVES {
        return Err(invalid(format!(
            "more than {MOST_LEAVES} leaves are no picture: look less far ahead, or \
             begin later in the game"
        )));
    }
    Ok(())
}

/// A button for each depth.
fn add_depth_buttons(view: &mut View, depth: usize, most: usize) {
    // Where there's only one, it's no choice.
    for ahead in (1..=most).filter(|_| most > 1) {
        let state = ButtonState::selected(ahead == depth);
        let text = format!("{} ahead", count_of(ahead, "move"));
        view.add_button("ahead", &ahead.to_string(), state, &text);
    }
}

/// A button that leaves out what can't matter, and one that looks at everything.
fn add_cut_buttons(view: &mut View, cuts: bool) {
    for (value, text) in [("no", "Minimax"), ("yes", "Alpha-beta")] {
        let state = ButtonState::selected(cuts == (value == "yes"));
        view.add_button("cuts", value, state, text);
    }
    view.keep("cuts", if cuts { "yes" } else { "no" });
}

/// The ways through the steps of the search. A replay goes on by itself.
fn add_step_buttons(view: &mut View, step: usize, last: usize, is_replaying: bool) {
    let replay = if is_replaying {
        "Pause"
    } else {
        "Replay, the search step by step"
    };
    view.add_button("go", "replay", ButtonState::Enabled, replay);
    let ways = [
        ("back", "Back, one step"),
        ("forward", "Next step"),
        ("branch", "Next move, with all below it"),
        ("last", "End, the whole tree"),
    ];
    navigation::add_buttons(view, step, last, &ways);
    view.keep("replaying", if is_replaying { "yes" } else { "no" });
    if is_replaying {
        view.go_on(PAUSE, "go", "on".to_owned());
    }
}

/// Whether the next step comes by itself. The button that starts the replay
/// also holds it.
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

/// Where the search is after the event, if there is one.
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
        Some("branch") => Ok(tree.after_branch(kept)),
        Some(where_to) => navigation::go(kept, last, where_to),
    }
}
