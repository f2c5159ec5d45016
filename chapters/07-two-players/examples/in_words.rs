//! Three refusals, as a player reads them.
use board::Square;
use two_players::{Othello, Rules};

fn main() {
    let mut game = Othello::new(Rules::default());
    let e4 = Square::at(4, 3);
    let refused = [game.place(e4).map(drop), game.pass(), game.undo()];
    for refusal in refused.into_iter().filter_map(Result::err) {
        println!("{refusal}");
    }
}
