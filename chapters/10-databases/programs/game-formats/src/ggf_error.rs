use board::Disc;
use records::Problem;
use thiserror::Error;

/// An error in a text in GGF.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct GgfError {
    /// The number of the line, from 1.
    pub line: usize,
    /// The problem in that line.
    pub problem: GgfProblem,
}

/// A problem in a game in GGF.
#[derive(Debug, Error)]
pub enum GgfProblem {
    /// A problem that a record in any format can have.
    #[error(transparent)]
    Record(#[from] Problem),
    /// A move of a color that must pass.
    #[error("{0} has no move here and must pass")]
    MustPass(Disc),
    /// Text that is neither a game nor a property of one.
    #[error(
        "{0:?} is where a game or a move should begin, as in \
         (;GM[Othello]B[F5]W[D6];)"
    )]
    UnexpectedText(String),
    /// The text ends within a game.
    #[error(
        "the file ends within a game: a game ends with ;) and a value with ]"
    )]
    UnexpectedEnd,
    /// A game other than Othello.
    #[error("a game of {0:?}: only Othello can be read")]
    OtherGame(String),
    /// A game on a board of another size, or one in which the fewest discs win.
    #[error(
        "a game of type {0:?}: only the ordinary game on 8 by 8 squares can \
         be read"
    )]
    GameType(String),
    /// A komi: points added to the result that aren't on the board.
    #[error(
        "a game with {0:?} points given away (KM): only games without can be \
         read"
    )]
    Komi(String),
    /// A start on a board of another size than 8.
    #[error("a board of {0:?} squares a side: only 8 can be read")]
    BoardSize(String),
    /// A start after the first turn.
    #[error("the board (BO) stands after a move: it belongs before the first")]
    LateStart,
    /// A value that isn't exactly one turn.
    #[error("{0:?} isn't a turn: a turn is F5, say, or PA")]
    InvalidTurn(String),
}
