// caught by: there_are_ten_different_puzzles
// mistake: Puzzles(1)

use tic_tac_toe::Game;

pub fn puzzles() -> Vec<Game> {
    let turned = [".....XO..", ".....XO.."];
    turned.map(|picture| picture.parse().unwrap()).to_vec()
}
