//! Where a game was lost: each late move, compared with what chapter 21's solver
//! says.

use bitboards::BitPosition;
use board::{Cell, Square};
use end_of_game::Position;
use perfect_endgame::Solver;
use records::History;
use whole_games::{Objection, Ply};

/// A move near the end of a game, and what perfect play says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The number of the move, from 1.
    pub number: usize,
    /// The position in which it was played.
    pub position: Position,
    /// What was played.
    pub played: Square,
    /// A move that gives nothing away: what was played, if that's one.
    pub best: Square,
    /// By how many discs the player would have won with it.
    pub value: i32,
    /// By how many the player still wins after what was played.
    pub left: i32,
}

impl Judged {
    /// How many discs the move gave away.
    pub fn lost(&self) -> i32 {
        self.value - self.left
    }

    /// Whether it turned a win into a draw or a loss, or a draw into a loss.
    pub fn changes_the_result(&self) -> bool {
        self.value.signum() != self.left.signum()
    }
}

/// A move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The number of the move, from 1.
    pub number: usize,
    /// The position in which it was played.
    pub position: Position,
    /// What was played.
    pub square: Square,
}

impl Placed {
    /// How many squares were empty before it.
    pub fn empty(&self) -> usize {
        self.position.board.count(Cell::Empty)
    }
}

/// Judges each move of a game that was made with at most this many `empty`
/// squares.
///
/// # Errors
///
/// At the first ply that the rules forbid.
pub fn judge(
    solver: &mut Solver,
    start: Position,
    plies: &[Ply],
    empty: usize,
) -> Result<Vec<Judged>, Box<Objection>> {
    let moves = moves_of(start, plies)?;
    let first = moves.partition_point(|placed| placed.empty() > empty);
    Ok(judge_moves(solver, &moves[first..]))
}

/// Judges the last moves of a game.
pub fn judge_moves(solver: &mut Solver, moves: &[Placed]) -> Vec<Judged> {
    // The last move first: what the solver learns there helps it with the next.
    let backward = moves.iter().rev();
    let mut judged: Vec<_> =
        backward.map(|placed| judge_move(solver, placed)).collect();
    judged.reverse();
    judged
}

/// The moves of a game, without its passes.
///
/// # Errors
///
/// At the first ply that the rules forbid.
pub fn moves_of(
    start: Position,
    plies: &[Ply],
) -> Result<Vec<Placed>, Box<Objection>> {
    let game = History::follow(start, plies)?;
    let placed = |((&position, square), number)| Placed {
        number,
        position,
        square,
    };
    Ok(game.steps().zip(1..).map(placed).collect())
}

/// What's left after the move is at least what there was before, and often
/// that's all: so it's the first guess.
fn judge_move(solver: &mut Solver, placed: &Placed) -> Judged {
    let Placed {
        number,
        position,
        square,
    } = *placed;
    let before = BitPosition::from(&position);
    let after = before.play(square);
    let left = -solver.value(after);
    let value = solver.value_near(before, left);
    let kept = (left == value).then_some(square);
    let best = kept.or_else(|| solver.move_worth(before, value));
    Judged {
        number,
        position,
        played: square,
        best: best.unwrap_or(square),
        value,
        left,
    }
}
