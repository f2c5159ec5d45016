use std::iter;

use bitboards::BitPosition;

use crate::{Engine, Feature, Goal};
use crate::{Limits, Root, Search, SearchInfo};

/// If at most this many squares would be left after a search, the next one goes
/// to the end of the game.
const ENDGAME_EMPTIES: u32 = 9;

impl Engine {
    /// Returns the iterations of a search: depth 1, 2 and so on, then to the end
    /// of the game, first with selective pruning and then without.
    pub fn goals(&self, empty: u32, max_depth: u32) -> Vec<Goal> {
        let is_selective = self.uses(Feature::ProbCut);
        let first = Goal {
            depth: 1,
            is_selective,
        };
        let next = |goal: &Goal| {
            let (depth, is_selective) = match goal.depth {
                depth if depth >= empty && !goal.is_selective => return None,
                depth if depth >= empty => (depth, false),
                depth if depth + ENDGAME_EMPTIES >= empty => {
                    (empty, is_selective)
                }
                depth if depth < max_depth => (depth + 1, is_selective),
                _ => return None,
            };
            Some(Goal {
                depth,
                is_selective,
            })
        };
        iter::successors(Some(first), next).collect()
    }

    /// Runs `iteration` for each goal and yields its results. The iterator ends
    /// when `iteration` returns `None`.
    pub fn deepen_with<'a>(
        &'a mut self,
        position: BitPosition,
        count: usize,
        limits: Limits<'a>,
        mut iteration: impl FnMut(
            &mut Root,
            &mut Search,
            u32,
        ) -> Option<Vec<SearchInfo>>
        + 'a,
    ) -> impl Iterator<Item = Vec<SearchInfo>> + 'a {
        let goals = self.goals(position.empty().count_ones(), limits.depth);
        self.table.new_generation();
        let mut search = Search::new(self, limits);
        let mut root = Root::new(search.engine, position, count.max(1));
        goals.into_iter().map_while(move |goal| {
            search.is_selective = goal.is_selective;
            iteration(&mut root, &mut search, goal.depth)
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
