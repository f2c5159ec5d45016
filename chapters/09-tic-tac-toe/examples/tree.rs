//! The tree below a position, two moves deep, with the values in it.

use tic_tac_toe::few_moves::{one_ahead, two_ahead};
use tic_tac_toe::{Game, win_or_loss};

fn main() {
    let mut game: Game = "XO..X....".parse().expect("nine signs");
    println!("{game}\n{} to move", game.to_move());
    for (spot, value) in two_ahead(&mut game, win_or_loss) {
        let mut after = game;
        after.play(spot).expect("a move of the list");
        let answers: Vec<_> = one_ahead(&mut after, win_or_loss)
            .into_iter()
            .map(|(answer, value)| format!("{answer} {}", -value))
            .collect();
        println!("{spot} {value:5}, the least of {}", answers.join(", "));
    }
}
