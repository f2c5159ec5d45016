use std::iter;

use bitboards::BitPosition;

use crate::{Engine, Limits, Root, Search, Thought};

/// When so few squares would be left at the end of a search, the next one goes
/// to the end of the game.
const ENDGAME: u32 = 9;

impl Engine {
    /// What it thinks once it has reached a limit. `None` if the game is over.
    pub fn think(
        &mut self,
        position: BitPosition,
        limits: Limits,
    ) -> Option<Thought> {
        self.deepen(position, limits).last()
    }

    /// Looks 1 move ahead, then 2, and so on, and says after each what it
    /// thinks. Once the end of the game is near, it looks there.
    pub fn deepen<'a>(
        &'a mut self,
        position: BitPosition,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Thought> + 'a {
        self.hints(position, 1, limits).flatten()
    }

    /// The same, and it says what it thinks of this many moves, the best first.
    pub fn hints<'a>(
        &'a mut self,
        position: BitPosition,
        number: usize,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Vec<Thought>> + 'a {
        self.each_depth(position, number, limits, Root::look)
    }

    /// What `look` finds at each depth, one after the other.
    pub(crate) fn each_depth<'a>(
        &'a mut self,
        position: BitPosition,
        number: usize,
        limits: Limits<'a>,
        mut look: impl FnMut(&mut Root, &mut Search, u32) -> Option<Vec<Thought>>
        + 'a,
    ) -> impl Iterator<Item = Vec<Thought>> + 'a {
        let mut search = Search::new(self, limits);
        let mut root = Root::new(search.engine, position, number.max(1));
        let depths = depths(position.empty().count_ones(), limits.depth);
        depths.map_while(move |depth| look(&mut root, &mut search, depth))
    }
}

/// How far to look: 1 move, then 2, and at last to the end.
pub fn depths(empty: u32, most: u32) -> impl Iterator<Item = u32> {
    let next = move |&depth: &u32| match depth {
        _ if depth >= empty => None,
        _ if depth + ENDGAME >= empty => Some(empty),
        _ => (depth < most).then_some(depth + 1),
    };
    iter::successors(Some(1), next)
}
