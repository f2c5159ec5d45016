//! Prints the discs that Black flips with c6.

use bitboards::{BitPosition, diagram, loops};
use board::{Disc, Square};
use end_of_game::Position;

fn main() {
    let line =
        "-----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X---";
    let board = line.parse().expect("64 characters");
    let position = BitPosition::from(&Position {
        board,
        to_move: Disc::Black,
    });
    println!("{}", diagram(loops::flips(position, Square::at(2, 5))));
}
