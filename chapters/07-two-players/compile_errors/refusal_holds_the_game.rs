use board::Square;
use two_players::{Game, Rules};

struct Refusal<'a>(&'a Game);

fn place(game: &mut Game, _: Square) -> Result<(), Refusal<'_>> {
    Err(Refusal(game))
}

fn main() {
    let mut game = Game::new(Rules::default());
    let refused = place(&mut game, Square::at(0, 0));
    let retried = place(&mut game, Square::at(5, 4));
    println!("{}", refused.is_err());
}
