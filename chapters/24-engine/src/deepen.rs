use std::iter;

use bitboards::BitPosition;

use crate::{Engine, Limits, Root, Search, Technique, Thought};

/// When so few squares would be left at the end of a search, the next one goes
/// to the end of the game.
const ENDGAME: u32 = 9;

/// How a search looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// How many moves it looks ahead.
    pub depth: u32,
    /// Whether it cuts nothing off that's only probably hopeless.
    pub is_sure: bool,
}

impl Engine {
    /// How to look: 1 move ahead, then 2, then to the end, and at last to the end
    /// without cutting anything off.
    pub fn goals(
        &self,
        empty: u32,
        most: u32,
    ) -> impl Iterator<Item = Goal> + use<> {
        let cuts = self.uses(Technique::ProbCut);
        let next = move |&Goal { depth, is_sure }: &Goal| {
            let (depth, is_sure) = match depth {
                _ if depth >= empty && is_sure => return None,
                _ if depth >= empty => (depth, true),
                _ if depth + ENDGAME >= empty => (empty, !cuts),
                _ if depth < most => (depth + 1, !cuts),
                _ => return None,
            };
            Some(Goal { depth, is_sure })
        };
        let is_sure = !cuts;
        iter::successors(Some(Goal { depth: 1, is_sure }), next)
    }

    /// What `look` finds at each goal, one after the other.
    pub(crate) fn each_goal<'a>(
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
        goals.map_while(move |goal| {
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
