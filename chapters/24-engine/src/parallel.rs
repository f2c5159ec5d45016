//! Given: copied by `begin`, not typed.

use std::iter;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use bitboards::BitPosition;
use perfect_endgame::Table;
use transpositions::{TooLarge, allocate};

use crate::{Engine, Evaluation, Feature, Iteration, Limits};
use crate::{Root, Search, SearchInfo};

/// Engines that search the same position, each in a thread of its own, with a
/// shared transposition table. The first one's results count.
pub struct ParallelEngine {
    engine: Engine,
    helpers: Vec<Engine>,
}

impl From<Engine> for ParallelEngine {
    /// Creates a parallel engine with one thread.
    fn from(engine: Engine) -> ParallelEngine {
        let helpers = Vec::new();
        ParallelEngine { engine, helpers }
    }
}

impl ParallelEngine {
    /// Creates `threads` engines, at least one. The tables of the first use
    /// `megabytes` megabytes, and the solver of each other one a quarter of
    /// that.
    ///
    /// # Errors
    ///
    /// Returns an error if the memory can't be allocated.
    pub fn new(
        evaluation: Evaluation,
        megabytes: usize,
        threads: usize,
    ) -> Result<ParallelEngine, TooLarge> {
        let each = megabytes.div_ceil(4);
        let helpers = each.saturating_mul(threads.saturating_sub(1));
        // Fails early if the total is too large.
        allocate::<u8>(megabytes.saturating_add(helpers))?;
        let engine = Engine::new(evaluation, megabytes)?;
        let mut parallel = ParallelEngine::from(engine);
        for _ in 1..threads {
            let solver_table = Table::new(each)?;
            let helper = parallel.engine.helper(solver_table);
            parallel.helpers.push(helper);
        }
        Ok(parallel)
    }

    /// Switches off these search techniques in all threads.
    pub fn disable(&mut self, features: &[Feature]) {
        for engine in iter::once(&mut self.engine).chain(&mut self.helpers) {
            engine.disabled.extend(features);
        }
    }

    /// Searches as [`Engine::hints`] does, in all threads.
    pub fn hints<'a>(
        &'a mut self,
        position: BitPosition,
        count: usize,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Vec<SearchInfo>> + 'a {
        let ParallelEngine { engine, helpers } = self;
        engine.deepen_with(position, count, limits, |root, search, depth| {
            search_in_parallel(root, search, helpers, depth)
        })
    }
}

/// Runs one iteration while the helpers search the same moves at the same
/// depth.
fn search_in_parallel(
    root: &mut Root,
    search: &mut Search,
    helpers: &mut [Engine],
    depth: u32,
) -> Iteration {
    let is_done = AtomicBool::new(false);
    let must_stop = || is_done.load(Ordering::Relaxed);
    thread::scope(|scope| {
        for helper in helpers {
            let (mut root, is_selective) = (root.clone(), search.is_selective);
            scope.spawn(move || {
                let limits = Limits::NONE.until(&must_stop);
                let mut search = Search::new(helper, limits);
                search.is_selective = is_selective;
                root.rank_moves(&mut search, depth)
            });
        }
        let found = root.search(search, depth);
        is_done.store(true, Ordering::Relaxed);
        found
    })
}
