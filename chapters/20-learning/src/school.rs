use bitboards::{BitPosition, evaluate};
use perfect_endgame::{BoardShape, Solver, Table};
use tic_tac_toe::Rand;
use transpositions::TooLarge;

use crate::{Plan, Player, Sample, samples, self_play};

/// What somebody thinks of a position who has learned all it can.
type Teacher = Box<dyn Fn(&BitPosition) -> i32 + Send + Sync>;

/// Those who play the games that others learn from.
pub struct School {
    /// The first is chapter 14's `phased`; then one for each generation.
    pub teachers: Vec<Teacher>,
    solver: Solver,
    /// What chance does.
    pub rand: Rand,
}

impl School {
    /// A school with one teacher.
    ///
    /// # Errors
    ///
    /// When there's no memory for its solver.
    pub fn new(seed: u64) -> Result<School, TooLarge> {
        let table = Table::new(1)?;
        Ok(School {
            teachers: vec![Box::new(evaluate::phased)],
            solver: Solver::new(BoardShape::eight(), table),
            rand: Rand::new(seed),
        })
    }

    /// A game to learn from. Any teacher may play either side: a pupil who meets
    /// only itself forgets what others do.
    pub fn play(&mut self, plan: &Plan) -> Vec<Sample> {
        let any = [(); 2].map(|()| self.rand.below(self.teachers.len()));
        let players = any.map(|any| Player {
            opinion: &*self.teachers[any],
            depth: plan.depth,
            exact: plan.exact,
        });
        let game = self_play(players, &mut self.rand);
        samples(&game, plan.solved, &mut self.solver)
    }
}
