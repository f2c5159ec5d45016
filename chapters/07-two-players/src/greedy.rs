use std::io;
use std::mem;

use board::Square;
use end_of_game::{Position, Turn};
use flipping::flips;

use crate::{Command, Mover, Othello, ParseCommandError};

/// Returns the move that flips the most discs, the first from a1 to h8 if
/// several do. Returns `None` if there's no legal move.
pub fn greediest(position: &Position) -> Option<Square> {
    let flip_count = |&square: &Square| {
        flips(&position.board, square, position.to_move).count()
    };
    let moves: Vec<_> = position.legal_moves().collect();
    // max_by_key returns the last maximum, so the order is reversed.
    moves.into_iter().rev().max_by_key(flip_count)
}

/// A mover that plays greedily for some colors and asks people for the rest.
#[derive(Debug)]
pub struct Greedy<M> {
    /// True for each color that the greedy player plays, Black first.
    pub plays: [bool; 2],
    /// The mover for the other colors.
    pub people: M,
    /// True if the last command of people was `undo`.
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
