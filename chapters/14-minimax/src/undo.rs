//! The same search without copies: it plays moves in a single game and takes
//! them back, as in chapter 13. The tests hold it equal to
//! [`minimax`](crate::minimax()).

use board::{Cell, Square};
use end_of_game::Position;
use flipping::flips;
use tic_tac_toe::{Spot, TicTacToe};
use whole_games::Ply;

use crate::{Game, Search, Stopped};

/// A game in which a move can be taken back.
pub trait Undo: Game {
    /// The data needed to undo a move.
    type Trace;

    /// Makes a move.
    fn make(&mut self, mv: Self::Move) -> Self::Trace;

    /// Takes the last move back.
    fn unmake(&mut self, trace: Self::Trace);
}

/// Finds what `minimax` finds, and leaves the game as it was, unless it's
/// stopped on its way.
pub fn minimax_with_undo<G: Undo>(
    search: &mut Search<G>,
    game: &mut G,
    depth: usize,
) -> Result<i32, Stopped> {
    if let Some(value) = search.leaf(game, depth)? {
        return Ok(value);
    }
    let mut largest = -i32::MAX;
    for mv in game.moves() {
        let trace = game.make(mv);
        let value = -minimax_with_undo(search, game, depth - 1)?;
        game.unmake(trace);
        largest = largest.max(value);
    }
    Ok(largest)
}

/// A disc that was placed, and those that it flipped.
#[derive(Clone, Debug)]
pub struct Placed {
    square: Square,
    flipped: Vec<Square>,
}

impl Undo for Position {
    type Trace = Option<Placed>;

    fn make(&mut self, ply: Ply) -> Option<Placed> {
        let disc = self.to_move;
        self.to_move = disc.opponent();
        let Ply::Move(square) = ply else { return None };
        let flips = flips(&self.board, square, disc);
        let flipped: Vec<_> = flips.map(|flip| flip.square).collect();
        for &flip in &flipped {
            self.board.set(flip, disc.into());
        }
        self.board.set(square, disc.into());
        Some(Placed { square, flipped })
    }

    fn unmake(&mut self, placed: Option<Placed>) {
        if let Some(Placed { square, flipped }) = placed {
            for flip in flipped {
                self.board.set(flip, self.to_move.into());
            }
            self.board.set(square, Cell::Empty);
        }
        self.to_move = self.to_move.opponent();
    }
}

impl Undo for TicTacToe {
    /// The spot is enough to take a mark back.
    type Trace = Spot;

    fn make(&mut self, spot: Spot) -> Spot {
        self.put(spot);
        spot
    }

    fn unmake(&mut self, spot: Spot) {
        self.take_back(spot);
    }
}
