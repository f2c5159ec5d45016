use std::time::Instant;

use board::Disc;
use end_of_game::Position;
use engine::{Clock, Player};

use crate::OpeningBook;
use line::Response;

mod commands;
pub(crate) mod line;

/// A GTP session: a player and the game so far.
pub struct Gtp {
    /// The player.
    pub player: Player,
    /// The moves that are played without a search.
    pub book: OpeningBook,
    /// Both clocks at the start of a game.
    pub clock: Clock,
    /// The clock without a time limit from the client.
    default_clock: Clock,
    /// The period after the main time, if any.
    byo_yomi: Option<Clock>,
    /// The positions of the game so far, at least one.
    pub positions: Vec<Position>,
    /// Tests if a search that began at this time has to end, although there's
    /// time left. The response is then the best move so far.
    pub must_end: Box<dyn Fn(Instant) -> bool>,
}

impl Gtp {
    /// Creates a session at the start of a game.
    pub fn new(player: Player) -> Gtp {
        Gtp {
            clock: player.clocks[0],
            default_clock: player.clocks[0],
            byo_yomi: None,
            player,
            book: OpeningBook::default(),
            positions: vec![Position::start()],
            must_end: Box::new(|_| false),
        }
    }

    /// Starts a new game.
    pub fn clear_board(&mut self) -> Response {
        self.positions = vec![Position::start()];
        self.player.clocks = [self.clock; 2];
        Ok(String::new())
    }

    /// Returns the current position.
    pub fn position(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }

    /// Returns the current position with this color to move. In GTP, passes may
    /// be left out.
    pub fn position_for(&self, to_move: Disc) -> Position {
        Position {
            to_move,
            ..self.position()
        }
    }
}
