use board::Square;
use two_players::{Othello, Rules};

struct Refusal<'a>(&'a Othello);

fn place(game: &mut Othello, _: Square) -> Result<(), Refusal<'_>> {
    Err(Refusal(game))
}

fn main() {
    let mut game = Othello::new(Rules::default());
    let refused = place(&mut game, Square::at(0, 0));
    let retried = place(&mut game, Square::at(5, 4));
    println!("{}", refused.is_err());
}
