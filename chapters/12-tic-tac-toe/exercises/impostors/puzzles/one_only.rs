// caught by: there_are_ten_different_puzzles
// mistake: Puzzles(1)

use tic_tac_toe::TicTacToe;

pub fn puzzles() -> Vec<TicTacToe> {
    let turned = [".....XO..", ".....XO.."];
    turned.map(|picture| picture.parse().unwrap()).to_vec()
}
