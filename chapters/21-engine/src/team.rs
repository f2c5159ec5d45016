use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, Table};
use transpositions::TooLarge;

use crate::deepen::depths;
use crate::{Engine, Evaluation, Limits, Root, Search, Thought};

/// Engines that think about the same position, each in a thread of its own.
pub struct Team {
    /// The one that answers.
    engine: Engine,
    /// The others, who share its table.
    helpers: Vec<Engine>,
}

impl From<Engine> for Team {
    /// A team of one.
    fn from(engine: Engine) -> Team {
        let helpers = Vec::new();
        Team { engine, helpers }
    }
}

impl Team {
    /// A team of `threads` engines, at least one. The first may use
    /// `megabytes` megabytes to remember things, and each other one a quarter
    /// of that.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn new(
        evaluation: Evaluation,
        megabytes: usize,
        threads: usize,
    ) -> Result<Team, TooLarge> {
        let mut team = Team::from(Engine::new(evaluation, megabytes)?);
        for _ in 1..threads {
            let endings = Table::new(megabytes.div_ceil(4))?;
            team.helpers.push(team.engine.helper(endings));
        }
        Ok(team)
    }

    /// Like [`Engine::hints`], together.
    pub fn hints<'a>(
        &'a mut self,
        position: BitPosition,
        number: usize,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Vec<Thought>> + 'a {
        let Team { engine, helpers } = self;
        let mut search = Search::new(engine, limits);
        let mut root = Root::new(search.engine, position, number.max(1));
        let depths = depths(position.empty().count_ones(), limits.depth);
        depths.map_while(move |depth| {
            look_together(&mut root, &mut search, helpers, depth)
        })
    }
}

impl Engine {
    /// An engine that shares its table.
    fn helper(&mut self, endings: Table) -> Engine {
        Engine {
            evaluation: self.evaluation.clone(),
            table: self.table.clone(),
            taken: Some(self.taken.get_or_insert_default().clone()),
            solver: Solver::new(BoardShape::eight(), endings),
        }
    }
}

/// Looks `depth` moves ahead, while the helpers do, too.
fn look_together(
    root: &mut Root,
    search: &mut Search,
    helpers: &mut [Engine],
    depth: u32,
) -> Option<Vec<Thought>> {
    let is_done = AtomicBool::new(false);
    let must_stop = || is_done.load(Ordering::Relaxed);
    thread::scope(|scope| {
        for helper in helpers {
            let mut root = root.clone();
            scope.spawn(move || {
                let limits = Limits::NONE.until(&must_stop);
                root.rank(&mut Search::new(helper, limits), depth)
            });
        }
        let thoughts = root.look(search, depth);
        is_done.store(true, Ordering::Relaxed);
        thoughts
    })
}
