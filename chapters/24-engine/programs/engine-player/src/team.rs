use std::iter;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use bitboards::BitPosition;
use perfect_endgame::Table;
use transpositions::{TooLarge, allocate};

use engine::{Engine, Evaluation, Limits, Root, Search, Technique, Thought};

/// Engines that think about the same position, each in a thread of its own. The
/// first one answers, and the others share its table.
pub struct Team {
    engine: Engine,
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
        let each = megabytes.div_ceil(4);
        let helpers = each.saturating_mul(threads.saturating_sub(1));
        // First all of it at once: nobody wants half a team.
        allocate::<u8>(megabytes.saturating_add(helpers))?;
        let mut team = Team::from(Engine::new(evaluation, megabytes)?);
        for _ in 1..threads {
            let endings = Table::new(each)?;
            team.helpers.push(team.engine.helper(endings));
        }
        Ok(team)
    }

    /// Does without these techniques from now on.
    pub fn disable(&mut self, techniques: &[Technique]) {
        for engine in iter::once(&mut self.engine).chain(&mut self.helpers) {
            engine.disabled.extend(techniques);
        }
    }

    /// Like [`Engine::hints`], together.
    pub fn hints<'a>(
        &'a mut self,
        position: BitPosition,
        number: usize,
        limits: Limits<'a>,
    ) -> impl Iterator<Item = Vec<Thought>> + 'a {
        let Team { engine, helpers } = self;
        engine.each_goal(position, number, limits, |root, search, depth| {
            look_together(root, search, helpers, depth)
        })
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
            let (mut root, is_sure) = (root.clone(), search.is_sure);
            scope.spawn(move || {
                let limits = Limits::NONE.until(&must_stop);
                let mut search = Search::new(helper, limits);
                search.is_sure = is_sure;
                root.rank(&mut search, depth)
            });
        }
        let thoughts = root.look(search, depth);
        is_done.store(true, Ordering::Relaxed);
        thoughts
    })
}
