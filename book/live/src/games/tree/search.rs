//! A search that remembers where it was in each of its steps.

use std::iter::successors;

use tic_tac_toe::{Evaluation, Game, Mark, Spot};

/// A position in the tree.
pub struct Node {
    pub game: Game,
    /// The move that led to it; none to the root.
    pub spot: Option<Spot>,
    /// The positions one move further.
    pub children: Vec<Node>,
    /// What it is worth to the player at the root.
    pub value: i32,
    /// The step in which the search comes to it.
    pub entered_at: usize,
    /// The step in which the search knows its value; in a leaf the same.
    pub known_at: usize,
}

/// The search, as far as it has come.
pub struct Search {
    /// Whose move the root is.
    player: Mark,
    evaluate: Evaluation,
    steps: usize,
}

impl Search {
    /// The tree below a position, so many moves deep.
    pub fn run(game: &Game, evaluate: Evaluation, depth: usize) -> Node {
        let mut search = Self {
            player: game.to_move(),
            evaluate,
            steps: 0,
        };
        search.grow(game, None, depth)
    }

    fn grow(&mut self, game: &Game, spot: Option<Spot>, depth: usize) -> Node {
        let entered_at = self.steps;
        self.steps += 1;
        let is_leaf = depth == 0 || game.is_over();
        let mut children = Vec::new();
        for (spot, after) in positions_after(game).filter(|_| !is_leaf) {
            children.push(self.grow(&after, Some(spot), depth - 1));
        }
        let known_at = if is_leaf { entered_at } else { self.steps };
        self.steps = known_at + 1;
        Node {
            game: *game,
            spot,
            value: self.value(game, &children),
            children,
            entered_at,
            known_at,
        }
    }

    /// The best value for whoever moves; of a leaf its evaluation.
    fn value(&self, game: &Game, children: &[Node]) -> i32 {
        let values = children.iter().map(|it| it.value);
        let value = if game.to_move() == self.player {
            values.max()
        } else {
            values.min()
        };
        value.unwrap_or_else(|| (self.evaluate)(game, self.player))
    }
}

/// The moves, each with the position after it.
fn positions_after(game: &Game) -> impl Iterator<Item = (Spot, Game)> {
    game.moves().map(|spot| {
        let mut after = *game;
        let _ = after.play(spot); // it is one of the moves
        (spot, after)
    })
}

/// How many positions a search of this depth ends at. It stops counting when
/// they are more than `most`.
pub fn count_leaves(game: &Game, depth: usize, most: usize) -> usize {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let mut leaves = 0;
    for (_, after) in positions_after(game) {
        leaves += count_leaves(&after, depth - 1, most);
        if leaves > most {
            break;
        }
    }
    leaves
}

impl Node {
    /// Whether the search looked no further.
    pub fn is_leaf(&self) -> bool {
        self.children.is_empty()
    }

    /// Whether the search has come to it by this step.
    pub fn is_entered(&self, step: usize) -> bool {
        self.entered_at <= step
    }

    /// Whether the search knows its value by this step.
    pub fn is_known(&self, step: usize) -> bool {
        self.known_at <= step
    }

    /// The move that led to it; empty for the root.
    pub fn name(&self) -> String {
        self.spot.map(|it| it.to_string()).unwrap_or_default()
    }

    /// The moves that have the value of this position.
    pub fn best_moves(&self) -> Vec<String> {
        let children = self.children.iter();
        let best = children.filter(|it| it.value == self.value);
        best.map(Node::name).collect()
    }

    /// How many positions the search has come to by this step.
    pub fn count_entered(&self, step: usize) -> usize {
        let children = self.children.iter().map(|it| it.count_entered(step));
        usize::from(self.is_entered(step)) + children.sum::<usize>()
    }

    /// The first step after this one in which a move of the root is known, or
    /// all of them are.
    pub fn after_branch(&self, step: usize) -> usize {
        let known = self.children.iter().map(|it| it.known_at);
        let mut known = known.chain([self.known_at]);
        known.find(|&it| it > step).unwrap_or(step)
    }

    /// The positions on the way to the one that the search is in.
    pub fn path(&self, step: usize) -> Vec<&Node> {
        successors(Some(self), |node| node.child_at(step)).collect()
    }

    /// The child that the search is in or below.
    fn child_at(&self, step: usize) -> Option<&Node> {
        let is_there =
            |it: &&Node| (it.entered_at..=it.known_at).contains(&step);
        self.children.iter().find(is_there)
    }
}
