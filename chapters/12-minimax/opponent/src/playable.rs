use std::fmt::Display;
use std::str::FromStr;

use connect_four::Game as ConnectFour;
use minimax::Levels;
use tic_tac_toe::Game as TicTacToe;

/// A game that can be shown, and whose moves can be typed.
pub trait Playable: Levels<Move: FromStr<Err: Display>> + Display {
    /// What the two sides are called, the one that begins first.
    const SIDES: [&'static str; 2];

    /// The index in [`SIDES`](Playable::SIDES) of the side to move.
    fn side(&self) -> usize;
}

impl Playable for TicTacToe {
    const SIDES: [&'static str; 2] = ["X", "O"];

    fn side(&self) -> usize {
        self.to_move() as usize
    }
}

impl Playable for ConnectFour {
    const SIDES: [&'static str; 2] = ["Black", "White"];

    fn side(&self) -> usize {
        self.to_move() as usize
    }
}
