use connect_four::Game as ConnectFour;
use end_of_game::Position;
use tic_tac_toe::{Game as TicTacToe, Level, lines};

use crate::{Game, Skill, evaluate, open_lines};

/// A game that the computer plays on several levels.
pub trait Levels: Game {
    /// What a computer of this level can do.
    fn skill(level: Level) -> Skill<Self>;
}

/// Easy takes what flips most. Medium knows the corners and sees two moves
/// ahead, hard knows all that this chapter does and sees four.
impl Levels for Position {
    fn skill(level: Level) -> Skill<Position> {
        let (depth, evaluation): (_, fn(&_) -> _) = match level {
            Level::Easy => (1, evaluate::discs),
            Level::Medium => (2, evaluate::corners),
            Level::Hard => (4, evaluate::phased),
        };
        Skill { depth, evaluation }
    }
}

/// As in chapter 9: three, five and nine moves.
impl Levels for TicTacToe {
    fn skill(level: Level) -> Skill<TicTacToe> {
        Skill {
            depth: level.depth(),
            evaluation: |game| lines(game, game.to_move()),
        }
    }
}

/// Two, four and six moves.
impl Levels for ConnectFour {
    fn skill(level: Level) -> Skill<ConnectFour> {
        let depth = match level {
            Level::Easy => 2,
            Level::Medium => 4,
            Level::Hard => 6,
        };
        Skill {
            depth,
            evaluation: open_lines,
        }
    }
}
