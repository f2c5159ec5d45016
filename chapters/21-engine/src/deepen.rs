use std::iter;

/// When so few squares would be left at the end of a search, the next one goes
/// to the end of the game.
const ENDGAME: u32 = 9;

/// How far to look: 1 move, then 2, and at last to the end.
pub fn depths(empty: u32, most: u32) -> impl Iterator<Item = u32> {
    let next = move |&depth: &u32| match depth {
        _ if depth >= empty => None,
        _ if depth + ENDGAME >= empty => Some(empty),
        _ => (depth < most).then_some(depth + 1),
    };
    iter::successors(Some(1), next)
}
