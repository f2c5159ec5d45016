use connect_four::ConnectFour;
use end_of_game::Position;
use minimax::{Evaluation, Game, open_lines};
use tic_tac_toe::{Level, TicTacToe, lines};

use crate::{Engine, evaluate};

/// A game that the computer plays on several levels.
pub trait Levels: Game + 'static {
    /// Returns the engine of this level.
    fn engine(level: Level) -> Engine<'static, Self>;
}

/// Easy takes what flips most. Medium knows the corners and looks two moves
/// ahead; hard plays `phased`, four moves ahead.
impl Levels for Position {
    fn engine(level: Level) -> Engine<'static, Position> {
        let (depth, evaluation): (_, Evaluation<_>) = match level {
            Level::Easy => (1, &evaluate::counted),
            Level::Medium => (2, &evaluate::corners),
            Level::Hard => (4, &evaluate::phased),
        };
        Engine { depth, evaluation }
    }
}

/// The depths of chapter 13: three, five and nine moves.
impl Levels for TicTacToe {
    fn engine(level: Level) -> Engine<'static, TicTacToe> {
        Engine {
            depth: level.depth(),
            evaluation: &|game| lines(game, game.to_move()),
        }
    }
}

/// Two, four and six moves.
impl Levels for ConnectFour {
    fn engine(level: Level) -> Engine<'static, ConnectFour> {
        let depth = match level {
            Level::Easy => 2,
            Level::Medium => 4,
            Level::Hard => 6,
        };
        Engine {
            depth,
            evaluation: &open_lines,
        }
    }
}
