//! The tree below a position of tic-tac-toe, as chapter 9's search walks
//! through it: move by move, with the values that come back up.

mod svg;

use std::iter::successors;

use tic_tac_toe::{Evaluation, Game, Mark, Spot, lines, win_or_loss};

use super::record::{go, offer_ways};
use crate::request::{Request, Wrong};
use crate::view::{State, View};
use crate::words::{and, count, sentence};
use svg::Picture;

/// More leaves than these cannot be told apart on a page.
const MOST_LEAVES: usize = 60;

/// A position in the tree.
pub(crate) struct Node {
    game: Game,
    /// The move that led to it; none to the root.
    spot: Option<Spot>,
    below: Vec<Node>,
    /// What it is worth to the player at the root.
    value: i32,
    /// The step in which the search comes to it.
    comes: usize,
    /// The step in which the search knows its value; in a leaf the same.
    knows: usize,
}

/// A tree that unfolds.
pub fn view(request: &Request) -> Result<View<Picture>, Wrong> {
    let game: Game = request.get("position")?.unwrap_or_default();
    let most: usize = request.get("depth")?.unwrap_or(2);
    let depth = request.get("look")?.unwrap_or(most).clamp(1, most.max(1));
    let evaluate = evaluation(request)?;
    require_few_leaves(&game, depth)?;
    let root = Search::of(&game, evaluate).grow(&game, None, depth);
    let step = step(request, &root)?;
    let mut view = View::new(Picture::of(&root, depth, step), Vec::new());
    view.say = root.tell(step);
    view.facts = root.facts(step);
    offer_depths(&mut view, depth, most);
    offer_ways(&mut view, step, root.knows, "step");
    let is_done = State::on(step < root.knows);
    view.button(("go", "branch"), is_done, "One move, with all below it");
    view.keep("look", depth);
    view.keep("step", step);
    Ok(view)
}

fn evaluation(request: &Request) -> Result<Evaluation, Wrong> {
    match request.text("evaluation") {
        None | Some("win_or_loss") => Ok(win_or_loss),
        Some("lines") => Ok(lines),
        Some(_) => Err("the evaluations are win_or_loss and lines".into()),
    }
}

fn require_few_leaves(game: &Game, depth: usize) -> Result<(), Wrong> {
    if leaves(game, depth) <= MOST_LEAVES {
        return Ok(());
    }
    Err(format!(
        "more than {MOST_LEAVES} leaves are no picture: look less far ahead, \
         or begin later in the game"
    )
    .into())
}

/// A button for each depth, of which the present one is down.
fn offer_depths(view: &mut View<Picture>, depth: usize, most: usize) {
    for ahead in 1..=most {
        let state = if ahead == depth {
            State::Down
        } else {
            State::Up
        };
        let name = ahead.to_string();
        let moves = count(ahead, "move");
        view.button(("look", &name), state, &format!("{moves} ahead"));
    }
}

/// Where the search is after the event, if there is one.
fn step(request: &Request, root: &Node) -> Result<usize, Wrong> {
    let last = root.knows;
    let kept = request.get("step")?.unwrap_or(0).min(last);
    match request.text("go") {
        None => Ok(kept),
        Some("branch") => Ok(root.after_branch(kept)),
        Some(where_to) => go(kept, last, where_to),
    }
}

/// How many positions the search ends at. It gives up counting when they are
/// too many.
fn leaves(game: &Game, depth: usize) -> usize {
    let mut leaves = 0;
    if depth == 0 || game.is_over() {
        return 1;
    }
    for spot in game.moves() {
        let mut after = *game;
        let _ = after.play(spot); // it is one of the moves
        leaves += self::leaves(&after, depth - 1);
        if leaves > MOST_LEAVES {
            break;
        }
    }
    leaves
}

/// A search that remembers where it was.
struct Search {
    player: Mark,
    evaluate: Evaluation,
    steps: usize,
}

impl Search {
    fn of(game: &Game, evaluate: Evaluation) -> Self {
        Self {
            player: game.to_move(),
            evaluate,
            steps: 0,
        }
    }

    fn grow(&mut self, game: &Game, spot: Option<Spot>, depth: usize) -> Node {
        let comes = self.steps;
        self.steps += 1;
        let mut below = Vec::new();
        let is_leaf = depth == 0 || game.is_over();
        for spot in game.moves().filter(|_| !is_leaf) {
            let mut after = *game;
            let _ = after.play(spot); // it is one of the moves
            below.push(self.grow(&after, Some(spot), depth - 1));
        }
        let values = below.iter().map(|it| it.value);
        let value = if game.to_move() == self.player {
            values.max()
        } else {
            values.min()
        };
        let knows = if is_leaf { comes } else { self.steps };
        self.steps = knows + 1;
        Node {
            game: *game,
            spot,
            value: value.unwrap_or_else(|| (self.evaluate)(game, self.player)),
            below,
            comes,
            knows,
        }
    }
}

impl Node {
    fn is_leaf(&self) -> bool {
        self.below.is_empty()
    }

    /// The first step after this one in which a move of the root is known, or
    /// all of them are.
    fn after_branch(&self, step: usize) -> usize {
        let known = self.below.iter().map(|it| it.knows);
        known
            .chain([self.knows])
            .find(|&it| it > step)
            .unwrap_or(step)
    }

    /// Those below whose value is known.
    fn known(&self, step: usize) -> impl Iterator<Item = &Node> {
        self.below.iter().filter(move |it| it.knows <= step)
    }

    /// The moves below with the value of this position.
    fn best(&self) -> Vec<String> {
        let best = self.below.iter().filter(|it| it.value == self.value);
        best.map(Node::name).collect()
    }

    fn name(&self) -> String {
        self.spot.map(|it| it.to_string()).unwrap_or_default()
    }

    fn named(&self) -> String {
        format!("{} {}", self.name(), self.value)
    }

    /// What happens in a step.
    fn tell(&self, step: usize) -> String {
        let path = self.path(step);
        let moves: Vec<_> = path.windows(2).map(played).collect();
        let player = self.game.to_move();
        let here = path[path.len() - 1];
        let chooser = here.game.to_move();
        let takes = if chooser == player { "most" } else { "least" };
        match &moves[..] {
            _ if step == 0 => format!("{player} to move."),
            [] => format!(
                "All moves are seen, and the {takes} is {}: {player} plays {}.",
                self.value,
                here.best().join(" or ")
            ),
            _ if here.is_leaf() => {
                format!("{}: worth {} to {player}.", and(&moves), here.value)
            }
            _ if here.knows == step => format!(
                "{}: all moves of {chooser} are seen, and the {takes} is {}.",
                and(&moves),
                here.value
            ),
            _ => format!(
                "{}. Now {chooser} chooses what is worth {takes} to {player}.",
                and(&moves)
            ),
        }
    }

    /// The positions on the way to the one in which the search is.
    fn path(&self, step: usize) -> Vec<&Node> {
        successors(Some(self), |node| node.passes(step)).collect()
    }

    /// The position below in which the search is, or has its value from.
    fn passes(&self, step: usize) -> Option<&Node> {
        let is_there = |it: &&Node| (it.comes..=it.knows).contains(&step);
        self.below.iter().find(is_there)
    }

    /// The moves of the root, each with what is known of it, and what it cost.
    fn facts(&self, step: usize) -> Vec<String> {
        let seen = self.below.iter().filter(|it| it.comes <= step);
        let mut facts: Vec<_> = seen.map(|it| it.fact(step)).collect();
        let positions = count(self.seen(step) - 1, "position");
        facts.push(sentence(&format!("{positions} looked at")));
        facts
    }

    fn fact(&self, step: usize) -> String {
        let answers: Vec<_> = self.known(step).map(Node::named).collect();
        let answers = answers.join(", ");
        match (self.knows <= step, self.is_leaf()) {
            (true, true) => format!("{}.", self.named()),
            (true, false) => {
                format!("{}, the least of {answers}.", self.named())
            }
            (false, _) if answers.is_empty() => format!("{}.", self.name()),
            (false, _) => format!("{}, so far {answers}.", self.name()),
        }
    }

    /// How many positions the search has come to.
    fn seen(&self, step: usize) -> usize {
        let below = self.below.iter().map(|it| it.seen(step));
        usize::from(self.comes <= step) + below.sum::<usize>()
    }
}

/// `O plays c3`, of a position and one below it.
fn played(pair: &[&Node]) -> String {
    format!("{} plays {}", pair[0].game.to_move(), pair[1].name())
}
