use std::iter;

use bitboards::BitPosition;

use crate::{Engine, Goal, Technique};
use crate::{Limits, Root, Search, Thought};

/// When so few squares would be left at the end of a search, the next one goes
/// to the end of the game.
const ENDGAME: u32 = 9;

impl Engine {
    /// How to look: 1 move ahead, then 2, then to the end, and then for sure.
    pub fn goals(&self, empty: u32, most: u32) -> Vec<Goal> {
        let is_sure = !self.uses(Technique::ProbCut);
        let next = |goal: &Goal| {
            let (depth, is_sure) = match goal.depth {
                depth if depth >= empty && goal.is_sure => return None,
                depth if depth >= empty => (depth, true),
                depth if depth + ENDGAME >= empty => (empty, is_sure),
                depth if depth < most => (depth + 1, is_sure),
                _ => return None,
            };
            Some(Goal { depth, is_sure })
        };
        iter::successors(Some(Goal { depth: 1, is_sure }), next).collect()
    }

    /// What `look` finds at each goal, one after the other.
    pub fn each_goal<'a>(
        &'a mut self,
        position: BitPosition,
        number: usize,
        limits: Limits<'a>,
        mut look: impl FnMut(&mut Root, &mut Search, u32) -> Option<Vec<Thought>>
        + 'a,
    ) -> impl Iterator<Item = Vec<Thought>> + 'a {
        let goals = self.goals(position.empty().count_ones(), limits.depth);
        self.table.grow_old();
        let mut search = Search::new(self, limits);
        let mut root = Root::new(search.engine, position, number.max(1));
        goals.into_iter().map_while(move |goal| {
            search.is_sure = goal.is_sure;
            look(&mut root, &mut search, goal.depth)
        })
    }

    /// The same, and it says what it thinks of this many moves, the best first.
    pub fn hints<'a>(
        &'a mut self,
        position: BitPosition,
        number: usize,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Vec<Thought>> + 'a {
        self.each_goal(position, number, limits, Root::look)
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

    /// What it thinks once it has reached a limit. `None` if the game is over.
    pub fn think(
        &mut self,
        position: BitPosition,
        limits: Limits,
    ) -> Option<Thought> {
        self.deepen(position, limits).last()
    }
}
