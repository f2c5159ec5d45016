use std::iter;

use bitboards::BitPosition;

use crate::{Engine, Feature, Goal, Iteration};
use crate::{Limits, Root, Search, SearchInfo};

/// With at most this many squares left, the next search goes to the end.
const ENDGAME_EMPTIES: u32 = 9;

impl Engine {
    /// Returns the iterations, from depth 1 to `max_depth` or to the end.
    pub fn goals(&self, empty: u32, max_depth: u32) -> Vec<Goal> {
        let is_selective = self.uses(Feature::ProbCut);
        let next = |goal: &Goal| match goal.depth {
            depth if depth >= empty && !goal.is_selective => None,
            depth if depth >= empty => Some(Goal::new(depth, false)),
            depth if depth + ENDGAME_EMPTIES >= empty => {
                Some(Goal::new(empty, is_selective))
            }
            depth if depth < max_depth => {
                Some(Goal::new(depth + 1, is_selective))
            }
            _ => None,
        };
        iter::successors(Some(Goal::new(1, is_selective)), next).collect()
    }

    /// Yields the result of `iterate` for each goal until it returns `None`.
    pub fn deepen_with<'a>(
        &'a mut self,
        position: BitPosition,
        count: usize,
        limits: Limits<'a>,
        mut iterate: impl FnMut(&mut Root, &mut Search, u32) -> Iteration + 'a,
    ) -> impl Iterator<Item = Vec<SearchInfo>> + 'a {
        let goals = self.goals(position.empty().count_ones(), limits.depth);
        self.table.new_generation();
        let mut search = Search::new(self, limits);
        let mut root = Root::new(search.engine, position, count.max(1));
        goals.into_iter().map_while(move |goal| {
            search.is_selective = goal.is_selective;
            iterate(&mut root, &mut search, goal.depth)
        })
    }

    /// Searches by iterative deepening, and yields the best `count` moves after
    /// each iteration, the best one first.
    pub fn hints<'a>(
        &'a mut self,
        position: BitPosition,
        count: usize,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Vec<SearchInfo>> + 'a {
        self.deepen_with(position, count, limits, Root::search)
    }

    /// Searches by iterative deepening, and yields the best move after each
    /// iteration.
    pub fn deepen<'a>(
        &'a mut self,
        position: BitPosition,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = SearchInfo> + 'a {
        self.hints(position, 1, limits).flatten()
    }

    /// Searches until a limit is reached, and returns the result of the last
    /// iteration, or `None` if the game is over.
    pub fn think(
        &mut self,
        position: BitPosition,
        limits: Limits,
    ) -> Option<SearchInfo> {
        self.deepen(position, limits).last()
    }
}
