use std::io;
use std::mem;

use board::Square;
use end_of_game::{Position, Turn};
use flipping::flips;

use crate::{Command, Mover, Othello, ParseCommandError};

/// The move that flips the most discs, the first from a1 to h8 if there are
/// several.
pub fn greediest(position: &Position) -> Option<Square> {
    let won = |&square: &Square| {
        flips(&position.board, square, position.to_move).count()
    };
    let moves: Vec<_> = position.legal_moves().collect();
    moves.into_iter().rev().max_by_key(won)
}

/// The greedy player on one chair or on both; on the others are people.
#[derive(Debug)]
pub struct Greedy<M> {
    /// Whether it plays Black, and whether it plays White.
    pub plays: [bool; 2],
    /// Asks people.
    pub people: M,
    /// Whether people have just taken a turn back.
    pub took_back: bool,
}

impl<M: Mover> Mover for Greedy<M> {
    fn choose(
        &mut self,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let position = game.position();
        let is_greedy = self.plays[position.to_move as usize];
        if position.turn() == Turn::Over || !is_greedy {
            let command = self.people.choose(game)?;
            self.took_back = command == Ok(Command::Undo);
            return Ok(command);
        }
        Ok(Ok(if mem::take(&mut self.took_back) {
            Command::Undo
        } else {
            greediest(position).map_or(Command::Pass, Command::Place)
        }))
    }
}
