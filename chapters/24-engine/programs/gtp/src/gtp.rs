use board::Disc;
use end_of_game::Position;
use engine::Clock;
use engine_player::Player;

use crate::{Answer, OpeningBook};

/// A player that's spoken to in GTP.
pub struct Gtp {
    /// Who plays.
    pub player: Player,
    /// What it plays without thinking.
    pub book: OpeningBook,
    /// What both clocks show when a game begins.
    pub clock: Clock,
    /// Every position of the game so far. There's always one.
    pub positions: Vec<Position>,
}

impl Gtp {
    /// A player before its first game.
    pub fn new(player: Player) -> Gtp {
        Gtp {
            clock: player.clocks[0],
            player,
            book: OpeningBook::default(),
            positions: vec![Position::start()],
        }
    }

    /// Begins a new game.
    pub fn clear_board(&mut self) -> Answer {
        self.positions = vec![Position::start()];
        self.player.clocks = [self.clock; 2];
        Ok(String::new())
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }

    /// The same board when it's this color's turn. In GTP nobody has to say that
    /// the other one passes.
    pub fn position_for(&self, to_move: Disc) -> Position {
        Position {
            to_move,
            ..self.position()
        }
    }
}
