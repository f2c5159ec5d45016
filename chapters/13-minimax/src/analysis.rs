use crate::{Evaluation, Game, minimax};

/// What the computer has found out about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Considered<M> {
    /// The move.
    pub its_move: M,
    /// What it is worth to the side that makes it.
    pub value: i32,
    /// How many positions were looked at, including the one after the move.
    pub positions: u64,
}

/// Considers each move, in the order of [`moves`](Game::moves), by looking
/// `depth` moves ahead, at least one.
pub fn analyze<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> Vec<Considered<G::Move>> {
    game.moves()
        .into_iter()
        .map(|its_move| consider(game, its_move, depth, evaluation))
        .collect()
}

/// Considers one move, which counts as the first of the moves to look ahead.
pub fn consider<G: Game>(
    game: &G,
    its_move: G::Move,
    depth: usize,
    evaluation: Evaluation<G>,
) -> Considered<G::Move> {
    let mut positions = 0;
    let after = game.after(its_move);
    let depth = depth.saturating_sub(1);
    let value = -minimax(&after, depth, evaluation, &mut positions);
    Considered {
        its_move,
        value,
        positions,
    }
}

/// The moves with the highest value.
pub fn best<M: Copy>(considered: &[Considered<M>]) -> Vec<M> {
    let most = considered.iter().map(|it| it.value).max();
    let best = considered.iter().filter(|it| Some(it.value) == most);
    best.map(|it| it.its_move).collect()
}
