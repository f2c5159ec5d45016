use bitboards::{BitPosition, squares};
use board::Square;
use end_of_game::{Position, Turn};
use whole_games::Ply;

use crate::{BoardShape, Solver, SolverConfig, Table};
use crate::{odd_quarters, shallow_search_cost};

impl SolverConfig {
    /// All techniques of the chapter.
    pub const ALL: SolverConfig = SolverConfig {
        ending_empties: 5,
        min_table_empties: 9,
        move_cost: shallow_search_cost,
        preferred_squares: odd_quarters,
        min_guess_empties: 18,
    };
}

impl Solver {
    /// Creates a solver with all techniques of the chapter.
    pub fn new(shape: BoardShape, table: Table) -> Solver {
        Solver::with(SolverConfig::ALL, shape, table)
    }

    /// Returns by how many discs the side to move wins with perfect play.
    pub fn solve(&mut self, position: BitPosition) -> i32 {
        let empty = self.shape.empty(position).count_ones();
        let mut guess = 0;
        if empty >= self.config.min_guess_empties {
            self.is_selective = true;
            guess = self.mtdf(position, guess);
            self.is_selective = false;
        }
        self.mtdf(position, guess)
    }

    /// Returns the first move with at least this score, if there's one.
    pub fn move_with_score(
        &mut self,
        position: BitPosition,
        score: i32,
    ) -> Option<Square> {
        squares(self.shape.moves(position)).find(|&square| {
            -self.search(position.play(square), -score) >= score
        })
    }

    /// Returns the best ply and its score, or `None` if the game is over.
    pub fn best_ply(&mut self, position: &Position) -> Option<(Ply, i32)> {
        let bits = BitPosition::from(position);
        let score = self.solve(bits);
        match position.turn() {
            Turn::Over => None,
            Turn::Pass => Some((Ply::Pass, score)),
            Turn::Move => {
                let square = self.move_with_score(bits, score)?;
                Some((Ply::Move(square), score))
            }
        }
    }
}
