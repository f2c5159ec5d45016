use std::collections::HashMap;
use std::hash::Hash;

use minimax::Game;

/// Plays a game to its end and remembers what each position is worth, so that
/// it looks at none of them twice. Positions with the same `view` count as the
/// same.
pub fn remember<G: Game + Hash + Eq>(
    game: &G,
    view: fn(&G) -> G,
    known: &mut HashMap<G, i32>,
) -> i32 {
    let key = view(game);
    if let Some(points) = known.get(&key) {
        return *points;
    }
    let points = game.result().unwrap_or_else(|| {
        let moves = game.moves().into_iter();
        let values = moves.map(|mv| -remember(&game.after(mv), view, known));
        values.max().expect("a game that isn't over has a move")
    });
    known.insert(key, points);
    points
}
