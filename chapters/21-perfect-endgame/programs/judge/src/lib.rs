//! Judges the late moves of a game with chapter 21's solver.

use bitboards::BitPosition;
use board::{Cell, Square};
use end_of_game::Position;
use perfect_endgame::Solver;
use records::History;
use whole_games::{Objection, Ply};

/// A move near the end of a game, with its exact score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The number of the move, from 1.
    pub number: usize,
    /// The position in which it was played.
    pub position: Position,
    /// The move that was played.
    pub played: Square,
    /// A best move: the one that was played if it's among them.
    pub best: Square,
    /// By how many discs the player wins with the best move.
    pub value: i32,
    /// By how many discs the player wins with the move that was played.
    pub left: i32,
}

impl Judged {
    /// Returns the number of discs that the move lost.
    pub fn lost(&self) -> i32 {
        self.value - self.left
    }

    /// Tests if the move turned a win into a draw or a loss, or a draw into a
    /// loss.
    pub fn changes_the_result(&self) -> bool {
        self.value.signum() != self.left.signum()
    }
}

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMove {
    /// The number of the move, from 1.
    pub number: usize,
    /// The position in which it was played.
    pub position: Position,
    /// The move that was played.
    pub square: Square,
}

impl GameMove {
    /// Returns the number of empty squares before the move.
    pub fn empty(&self) -> usize {
        self.position.board.count(Cell::Empty)
    }
}

/// Judges the moves of a game that were played with at most this many `empty`
/// squares.
///
/// # Errors
///
/// Returns an error for the first illegal ply.
pub fn judge(
    solver: &mut Solver,
    start: Position,
    plies: &[Ply],
    empty: usize,
) -> Result<Vec<Judged>, Box<Objection>> {
    let moves = moves(start, plies)?;
    let first = moves.partition_point(|mv| mv.empty() > empty);
    Ok(judge_moves(solver, &moves[first..]))
}

/// Judges the last moves of a game, in order.
pub fn judge_moves(solver: &mut Solver, moves: &[GameMove]) -> Vec<Judged> {
    // Backward, so that the solver's table helps with earlier positions.
    let mut judged: Vec<_> = moves
        .iter()
        .rev()
        .map(|mv| judge_move(solver, mv))
        .collect();
    judged.reverse();
    judged
}

/// Returns the moves of a game without its passes.
///
/// # Errors
///
/// Returns an error for the first illegal ply.
pub fn moves(
    start: Position,
    plies: &[Ply],
) -> Result<Vec<GameMove>, Box<Objection>> {
    let game = History::follow(start, plies)?;
    let moves =
        game.steps()
            .zip(1..)
            .map(|((&position, square), number)| GameMove {
                number,
                position,
                square,
            });
    Ok(moves.collect())
}

/// Judges a move, with the score after it as the first guess.
fn judge_move(solver: &mut Solver, mv: &GameMove) -> Judged {
    let GameMove {
        number,
        position,
        square,
    } = *mv;
    let before = BitPosition::from(&position);
    let after = before.play(square);
    let left = -solver.solve(after);
    let value = solver.mtdf(before, left);
    let best = if left == value {
        Some(square)
    } else {
        solver.move_with_score(before, value)
    };
    Judged {
        number,
        position,
        played: square,
        best: best.unwrap_or(square),
        value,
        left,
    }
}
