use crate::{Evaluation, Game, Search, Stopped, minimax};

/// The result of the search for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredMove<M> {
    /// The move.
    pub mv: M,
    /// The value for the side that makes it.
    pub value: i32,
    /// The number of positions searched, including the one after the move.
    pub positions: u64,
}

/// Considers each move, in the order of [`moves`](Game::moves), by looking
/// `depth` moves ahead, at least one.
pub fn analyze<G: Game>(
    game: &G,
    depth: usize,
    evaluation: Evaluation<G>,
) -> Vec<ScoredMove<G::Move>> {
    let mut search = Search::new(evaluation);
    let moves = game.moves().into_iter();
    let scored = moves.map(|mv| consider(&mut search, game, mv, depth));
    scored.collect::<Result<_, _>>().expect("nothing stops it")
}

/// Considers one move, which counts as the first of those to look ahead.
pub fn consider<G: Game>(
    search: &mut Search<G>,
    game: &G,
    mv: G::Move,
    depth: usize,
) -> Result<ScoredMove<G::Move>, Stopped> {
    let before = search.positions();
    let value = -minimax(search, &game.after(mv), depth.saturating_sub(1))?;
    let positions = search.positions() - before;
    Ok(ScoredMove {
        mv,
        value,
        positions,
    })
}

/// Returns the moves with the highest value.
pub fn best<M: Copy>(scored: &[ScoredMove<M>]) -> Vec<M> {
    let most = scored.iter().map(|scored| scored.value).max();
    let best = scored.iter().filter(|scored| Some(scored.value) == most);
    best.map(|scored| scored.mv).collect()
}
