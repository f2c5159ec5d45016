//! A search that remembers where it was in each of its steps.

use tic_tac_toe::{Evaluation, Game, Mark, Spot};

/// The step of what a search never comes to.
const NEVER: usize = usize::MAX;

/// The positions below one, as far as a page shows them, and what a search
/// that may look less far finds out about them.
pub struct Tree {
    /// Each one before those below it, and the root first.
    pub nodes: Vec<Node>,
    evaluate: Evaluation,
    most: usize,
    ahead: usize,
    steps: usize,
}

/// A position in the tree.
pub struct Node {
    pub game: Game,
    /// The move that led to it; none to the root.
    pub spot: Option<Spot>,
    /// The index of the position before that move; the root's is its own.
    parent: usize,
    /// How many moves led to it.
    depth: usize,
    /// What it is worth to the player at the root.
    pub value: i32,
    /// The step in which the search comes to it.
    pub entered_at: usize,
    /// The step in which the search knows its value; in a leaf the same.
    pub known_at: usize,
}

impl Tree {
    /// The tree below a position, `most` moves deep, searched so many moves
    /// ahead.
    pub fn search(
        game: &Game,
        evaluate: Evaluation,
        most: usize,
        ahead: usize,
    ) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            evaluate,
            most,
            ahead,
            steps: 0,
        };
        tree.grow(*game, None, 0, 0);
        tree
    }

    /// Adds a position and all below it. Returns what it's worth.
    fn grow(
        &mut self,
        game: Game,
        spot: Option<Spot>,
        parent: usize,
        depth: usize,
    ) -> i32 {
        let node = self.nodes.len();
        let entered_at = self.next_step(depth);
        self.nodes.push(Node {
            game,
            spot,
            parent,
            depth,
            value: 0,
            entered_at,
            known_at: entered_at,
        });
        let mut values = Vec::new();
        let is_inside = depth < self.most;
        for spot in game.moves().filter(|_| is_inside) {
            let mut after = game;
            let _ = after.play(spot); // it is one of the moves
            values.push(self.grow(after, Some(spot), node, depth + 1));
        }
        self.learn(node, &values)
    }

    /// The next step, unless the search doesn't look so deep.
    fn next_step(&mut self, depth: usize) -> usize {
        if depth > self.ahead {
            return NEVER;
        }
        self.steps += 1;
        self.steps - 1
    }

    /// The best value for whoever moves; of a leaf its evaluation.
    fn learn(&mut self, node: usize, values: &[i32]) -> i32 {
        let Node { game, depth, .. } = self.nodes[node];
        if depth < self.ahead && !values.is_empty() {
            self.nodes[node].known_at = self.next_step(depth);
        }
        let values = values.iter().copied();
        let best = match () {
            () if depth >= self.ahead => None,
            () if game.to_move() == self.player() => values.max(),
            () => values.min(),
        };
        let leaf = || (self.evaluate)(&game, self.player());
        let value = best.unwrap_or_else(leaf);
        self.nodes[node].value = value;
        value
    }

    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// Whose move the root is.
    pub fn player(&self) -> Mark {
        self.root().game.to_move()
    }

    /// The indexes of the positions one move further.
    pub fn children(&self, node: usize) -> Vec<usize> {
        let others = 1..self.nodes.len();
        others.filter(|&it| self.nodes[it].parent == node).collect()
    }

    /// The moves of the root.
    pub fn moves(&self) -> Vec<usize> {
        self.children(0)
    }

    /// The indexes of the positions on the way to one, and its own.
    pub fn line(&self, mut node: usize) -> Vec<usize> {
        let mut line = vec![node];
        while node > 0 {
            node = self.nodes[node].parent;
            line.insert(0, node);
        }
        line
    }

    /// Whether the search has come to a position by this step.
    pub fn is_entered(&self, node: usize, step: usize) -> bool {
        self.nodes[node].entered_at <= step
    }

    /// Whether the search knows a position's value by this step.
    pub fn is_known(&self, node: usize, step: usize) -> bool {
        self.nodes[node].known_at <= step
    }

    /// Whether a position has by this step the value for which its parent
    /// chooses it.
    pub fn is_best(&self, node: usize, step: usize) -> bool {
        let Node { parent, value, .. } = self.nodes[node];
        node > 0
            && self.is_known(parent, step)
            && self.nodes[parent].value == value
    }

    /// How many positions the search has come to by this step.
    pub fn count_entered(&self, step: usize) -> usize {
        let entered = self.nodes.iter().filter(|it| it.entered_at <= step);
        entered.count()
    }

    /// The first step after this one in which a move of the root is known, or
    /// all of them are.
    pub fn after_branch(&self, step: usize) -> usize {
        let upper = self.nodes.iter().filter(|it| it.depth <= 1);
        let known = upper.map(|it| it.known_at).filter(|&it| it > step);
        known.min().unwrap_or(step)
    }

    /// The position that the search is in.
    pub fn place(&self, step: usize) -> usize {
        let is_there =
            |it: &Node| (it.entered_at..=it.known_at).contains(&step);
        self.nodes.iter().rposition(is_there).unwrap_or(0)
    }
}

impl Node {
    /// Whether the search looks no further.
    pub fn is_leaf(&self) -> bool {
        self.known_at == self.entered_at
    }

    /// The move that led to it; empty for the root.
    pub fn name(&self) -> String {
        self.spot.map(|it| it.to_string()).unwrap_or_default()
    }
}

/// How many positions a search of this depth ends at. It stops counting when
/// they are more than `most`.
pub fn count_leaves(game: &Game, depth: usize, most: usize) -> usize {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let mut leaves = 0;
    for spot in game.moves() {
        let mut after = *game;
        let _ = after.play(spot); // it is one of the moves
        leaves += count_leaves(&after, depth - 1, most);
        if leaves > most {
            break;
        }
    }
    leaves
}
