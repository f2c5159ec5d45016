use board::Disc;
use records::Problem;
use thiserror::Error;

/// What is wrong with games in GGF, and in which line, counted from 1.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct GgfError {
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub problem: GgfProblem,
}

/// What can be wrong with a game in GGF.
#[derive(Debug, Error)]
pub enum GgfProblem {
    /// What can be wrong with any record.
    #[error(transparent)]
    Record(#[from] Problem),
    /// A move is written down for this color, which doesn't have one.
    #[error("{0} has no move here and must pass")]
    OutOfTurn(Disc),
    /// This is neither a game nor a property of one.
    #[error(
        "{0:?} is where a game or a move should begin, as in \
         (;GM[Othello]B[F5]W[D6];)"
    )]
    Stray(String),
    /// The text ends within a game.
    #[error(
        "the file ends within a game: a game ends with ;) and a value with ]"
    )]
    Unclosed,
    /// The game is not Othello.
    #[error("a game of {0:?}: only Othello can be read")]
    OtherGame(String),
    /// The game has another size, or the fewest discs win.
    #[error(
        "a game of type {0:?}: only the ordinary game on 8 by 8 squares can \
         be read"
    )]
    GameType(String),
    /// The result counts points that the board doesn't show.
    #[error(
        "a game with {0:?} points given away (KM): only games without can be \
         read"
    )]
    Komi(String),
    /// The board has another size than 8.
    #[error("a board of {0:?} squares a side: only 8 can be read")]
    BoardSize(String),
    /// The board stands after the first turn.
    #[error("the board (BO) stands after a move: it belongs before the first")]
    LateStart,
    /// This is not one turn.
    #[error("{0:?} isn't a turn: a turn is F5, say, or PA")]
    Turn(String),
}
